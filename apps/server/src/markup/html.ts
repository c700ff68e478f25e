/** Text that is HTML already; everything else is escaped when it enters a template. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/** Parts of a template: texts are escaped, markup is used as it is, empty values are left out. */
export type MarkupPart = Markup | string | number | null | undefined | false | readonly MarkupPart[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text made safe for element content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
}

function partText(part: MarkupPart): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'string') return escapeHtml(part);
  return typeof part === 'number' ? String(part) : part.map(partText).join('');
}

/**
 * A template of HTML whose values are escaped. Attributes must be quoted.
 *
 * @example
 * html`<p title="${'"quoted"'}">${'<b>'}</p>`.text; // '<p title="&quot;quoted&quot;">&lt;b&gt;</p>'
 */
export function html(strings: TemplateStringsArray, ...parts: readonly MarkupPart[]): Markup {
  return new Markup(strings.reduce((all, string, index) => all + partText(parts[index - 1]) + string));
}
