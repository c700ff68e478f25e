const prefix = 'anchor-';

/**
 * The id that a part of an owner's text has on a page: letters, digits and dashes behind a prefix, so that it is none of
 * the page's own ids and names nothing that scripts ask the document for. Empty when nothing is left. What it answers
 * stays as it is when it is given again.
 *
 * @example
 * textAnchor('Size guide'); // 'anchor-Size-guide'
 */
export function textAnchor(id: string): string {
  const own = id.startsWith(prefix) ? id.slice(prefix.length) : id;
  const words = own
    .slice(0, 80)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return words === '' ? '' : prefix + words;
}

/**
 * Where a link within an owner's text leads: to the id that `textAnchor` gave a part of the same text; other links stay
 * as they are.
 *
 * @example
 * textAnchorLink('#size', new Set(['anchor-size'])); // '#anchor-size'
 */
export function textAnchorLink(href: string, anchors: ReadonlySet<string>): string {
  const link = href.trim();
  if (!link.startsWith('#')) return href;
  const anchor = textAnchor(decoded(link.slice(1)));
  return anchors.has(anchor) ? `#${anchor}` : href;
}

/** As it is written where it is no encoding: `100%`. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
