/** Attribute of the style sheet that the server has sent: the names that it holds. */
export const sentStyles = 'data-sent-styles';

/** Id of the template with the rules that the sheet was spared, and that the app may need. */
export const laterStyles = 'omnis-styles';

/** A rule that was left out, and its place among all of them. */
export type LaterRule = readonly [at: number, text: string];

/** Names of classes by the component that they belong to, as styled-components keeps them. */
type Names = ReadonlyMap<string, ReadonlySet<string>>;

/** What is adopted of styled-components' sheet. */
interface StyleSheet {
  readonly registerName: (id: string, name: string) => void;
}

/** The names as text, such as `shop-header:iuVusq;ui-button:a,b`. */
export function writeNames(names: Names): string {
  return [...names].map(([id, list]) => `${id}:${[...list].join(',')}`).join(';');
}

/**
 * Tells styled-components which classes the page has already, so that it writes none of them again; before anything is
 * rendered.
 */
export function adoptSentStyles(sheet: StyleSheet): void {
  const text = document.querySelector(`style[${sentStyles}]`)?.getAttribute(sentStyles) ?? '';
  for (const entry of text.split(';')) {
    const [id = '', list = ''] = entry.split(':');
    for (const name of list.split(',')) if (name !== '') sheet.registerName(id, name);
  }
}

/**
 * Puts the rules that the page was spared to their places, once their file is here. They style nothing of what the server
 * has sent, so that little is styled anew.
 */
export function completeSentStyles(): void {
  const { sheet } = document.querySelector<HTMLStyleElement>(`style[${sentStyles}]`) ?? {};
  const template = document.getElementById(laterStyles);
  if (!sheet || !(template instanceof HTMLTemplateElement)) return;
  // Safe: only our own server writes it (`pageStyles`).
  const rules = JSON.parse(template.content.textContent || '[]') as readonly LaterRule[];
  for (const [at, text] of rules) {
    try {
      sheet.insertRule(text, Math.min(at, sheet.cssRules.length));
    } catch {
      // A browser that does not know a selector leaves its rule out, here as in the page.
    }
  }
}
