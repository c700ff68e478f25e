/** Attribute of the style sheet that the server has sent: the names that it holds, where they do not come later. */
export const sentStyles = 'data-sent-styles';

/** Id of the template with what the sheet was spared, and the app needs: {@link LaterStyles}. */
export const laterStyles = 'omnis-styles';

/** A rule that was left out, and its place among all of them; of one that was left out of an at-rule, its place in that. */
export type LaterRule = readonly [at: number, text: string, inner?: number];

/** Styles of a page that come with the app. */
export interface LaterStyles {
  /** As {@link writeNames} has them. */
  readonly names: string;
  readonly rules: readonly LaterRule[];
}

/** Names of classes by the component that they belong to, as styled-components keeps them. */
type Names = ReadonlyMap<string, ReadonlySet<string>>;

/** The part of styled-components' sheet that is adopted. */
interface StyleSheet {
  readonly registerName: (id: string, name: string) => void;
}

/** The names as text, such as `shop-header:iuVusq;ui-button:a,b`; the same for the same names, in whatever order they came. */
export function writeNames(names: Names): string {
  return [...names]
    .map(([id, list]) => `${id}:${[...list].toSorted().join(',')}`)
    .toSorted()
    .join(';');
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
 * Puts the rules that the page was spared to their places, and the names of all to their sheet, once their file is here.
 * They style nothing of what the server has sent, so that little is styled anew.
 */
export function completeSentStyles(): void {
  const style = document.querySelector<HTMLStyleElement>(`style[${sentStyles}]`);
  const later = document.querySelector<HTMLTemplateElement>(`template#${laterStyles}`)?.content.textContent;
  if (!style?.sheet || !later) return;
  const { sheet } = style;
  // Safe: only our own server writes it (`pageStyles`).
  const { names, rules } = JSON.parse(later) as LaterStyles;
  style.setAttribute(sentStyles, names);
  for (const [at, text, inner] of rules) {
    const group = inner === undefined ? sheet : sheet.cssRules[at];
    try {
      if (group === sheet || group instanceof CSSGroupingRule)
        group.insertRule(text, Math.min(inner ?? at, group.cssRules.length));
    } catch {
      // A browser that does not know a selector leaves its rule out, here as in the page.
    }
  }
}
