/** An element's start tag. */
export interface StartTag {
  name: string;
  /** By lower-case name, as written; the first of two equal names counts, as in browsers. */
  attributes: Map<string, string>;
}

/** The start tags of a piece of markup, and whether anything but spaces stands outside of them. */
export interface ScannedMarkup {
  tags: StartTag[];
  hasText: boolean;
}

const attributePattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/y;

/** Reads start tags in one pass; null when a tag is not closed or its attributes are malformed. */
export function scanMarkup(markup: string): ScannedMarkup | null {
  const tags: StartTag[] = [];
  let hasText = false;
  let at = 0;
  while (at < markup.length) {
    const open = markup.indexOf('<', at);
    const text = markup.slice(at, open === -1 ? undefined : open);
    if (text.trim() !== '') hasText = true;
    if (open === -1) break;
    if (markup.startsWith('<!--', open)) {
      const end = markup.indexOf('-->', open + 4);
      if (end === -1) return null;
      at = end + 3;
      continue;
    }
    const name = /^<(\/?)([a-z][a-z\d-]*)/i.exec(markup.slice(open, open + 40));
    if (name === null) return null;
    const tag: StartTag = { name: (name[2] ?? '').toLowerCase(), attributes: new Map() };
    at = readAttributes(markup, open + name[0].length, tag.attributes);
    if (at === -1) return null;
    if (name[1] === '') tags.push(tag);
  }
  return { tags, hasText };
}

/** Fills in the attributes from `start` on; the place after the tag's `>`, or -1. */
export function readAttributes(markup: string, start: number, attributes: Map<string, string>): number {
  let at = start;
  while (at < markup.length) {
    const char = markup.charAt(at);
    if (char === '>') return at + 1;
    if (/[\s/]/.test(char)) {
      at += 1;
      continue;
    }
    attributePattern.lastIndex = at;
    const match = attributePattern.exec(markup);
    if (match === null) return -1;
    const key = (match[1] ?? '').toLowerCase();
    if (!attributes.has(key)) attributes.set(key, match[2] ?? match[3] ?? match[4] ?? '');
    at = attributePattern.lastIndex;
  }
  return -1;
}
