/** Attribute of the style sheet that the server has sent: the names that it holds. */
export const sentStyles = 'data-sent-styles';

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
