/** How an element takes part in text. */
export type ElementKind =
  /** Holds blocks and text. */
  | 'flow'
  /** A block that holds inline content only. */
  | 'paragraph'
  | 'inline'
  /** Holds nothing. */
  | 'void'
  /** Holds parts of its own kind only. */
  | 'list'
  | 'table'
  /** Stands in a list or table only. */
  | 'part';

/** Elements that text of shop owners may have, by kind; all others are left out and their content kept. */
const kinds: Readonly<Record<ElementKind, string>> = {
  flow: 'div section article blockquote figure figcaption',
  paragraph: 'p h2 h3 h4 h5 h6 pre',
  inline: 'a b strong i em u s del ins sub sup small mark code kbd abbr cite q span',
  void: 'br hr img',
  list: 'ul ol dl',
  table: 'table',
  part: 'li dt dd caption thead tbody tfoot tr td th',
};

const kindByName: ReadonlyMap<string, ElementKind> = new Map(
  (['flow', 'paragraph', 'inline', 'void', 'list', 'table', 'part'] as const).flatMap((kind) =>
    kinds[kind].split(' ').map((name) => [name, kind] as const),
  ),
);

/** Elements that stand for another: a page has its h1 already. */
const renamed: ReadonlyMap<string, string> = new Map(
  Object.entries({
    h1: 'h2',
    strike: 's',
    center: 'div',
    header: 'div',
    footer: 'div',
    main: 'div',
    aside: 'div',
  }),
);

/** The element that a tag becomes; null when it is left out. */
export function allowedName(tag: string): string | null {
  const name = renamed.get(tag) ?? tag;
  return kindByName.has(name) ? name : null;
}

/** The kind of an allowed element; what is unknown counts as inline. */
export function kindOf(name: string): ElementKind {
  return kindByName.get(name) ?? 'inline';
}

/**
 * Elements that an opening tag ends, as browsers do it: `<li>` the `<li>` before it, a block the paragraph around it.
 */
export function endedBy(name: string): ReadonlySet<string> {
  switch (name) {
    case 'li':
      return new Set(['li']);
    case 'dt':
    case 'dd':
      return new Set(['dt', 'dd']);
    case 'td':
    case 'th':
      return new Set(['td', 'th']);
    case 'tr':
      return new Set(['td', 'th', 'tr', 'caption']);
    case 'thead':
    case 'tbody':
    case 'tfoot':
      return new Set(['td', 'th', 'tr', 'caption', 'thead', 'tbody', 'tfoot']);
    case 'a':
      return new Set(['a']);
    default:
      return kindOf(name) === 'inline' || name === 'br' || name === 'img' ? nothing : paragraphs;
  }
}

const nothing: ReadonlySet<string> = new Set();
const paragraphs: ReadonlySet<string> = new Set(['p']);

/** Elements that an end does not reach out of: a list item ends its own list's item, not that of the list around. */
export const scopes: ReadonlySet<string> = new Set([
  'ul',
  'ol',
  'dl',
  'table',
  'blockquote',
  'div',
  'section',
  'article',
  'figure',
]);
