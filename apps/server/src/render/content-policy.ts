import { hash } from 'node:crypto';

/** A page and the scripts that it may run: our own files, and those that the renderer put into it. */
export interface PagePolicy {
  readonly html: Uint8Array<ArrayBuffer>;
  readonly policy: string;
}

/** The part of the policy that does not hang on what the page holds. */
export const framePolicy = (frameAncestors: string): string =>
  `frame-ancestors ${frameAncestors}; object-src 'none'; base-uri 'self'`;

const opening = Buffer.from('<script');
const closing = Buffer.from('</script>');
const tagStart = 0x3c;
const tagEnd = 0x3e;

/** The content of the inline script whose tag a place stands in; null: it is another tag, or the script is a file. */
function scriptAt(html: Buffer, at: number): Buffer | null {
  const tag = html.lastIndexOf(tagStart, at);
  if (tag < 0 || !html.subarray(tag, tag + opening.length).equals(opening)) return null;
  const start = html.indexOf(tagEnd, at) + 1;
  const end = html.indexOf(closing, start);
  return start > 0 && end > start ? html.subarray(start, end) : null;
}

/** Takes a mark out of the page, in its place, and hashes the inline scripts that carried it; it is gone through once. */
function unmarked(html: Buffer<ArrayBuffer>, mark: Buffer) {
  const hashes = new Set<string>();
  let from = 0;
  let to = 0;
  const keep = (end: number): void => {
    if (to < from) html.copyWithin(to, from, end);
    to += end - from;
  };
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, from)) {
    const script = scriptAt(html, at);
    if (script) hashes.add(`'sha256-${hash('sha256', script, 'base64')}'`);
    keep(at);
    from = at + mark.length;
  }
  keep(html.length);
  return { html: new Uint8Array(html.buffer, html.byteOffset, to), hashes };
}

/** Writes a text over another of the same length, wherever that stands. */
function replaceAll(html: Buffer, text: string, by: string): void {
  for (let at = html.indexOf(text); at >= 0; at = html.indexOf(text, at + by.length)) html.write(by, at);
}

/** Facts that a page's policy depends on besides the page. */
export interface PolicyFacts {
  /** Of this page alone. */
  readonly nonce: string;
  /** Placeholder in the document: a text of the same length, that only its renderer knows. */
  readonly rendered: string;
  readonly kept: boolean;
  readonly frameAncestors: string;
  /** Hosts whose scripts the store's plugins and its payments load; none unless they are configured. */
  readonly scriptHosts?: readonly string[];
}

/**
 * The content security policy of a rendered page (design §7).
 *
 * A page that is sent once keeps its nonce. One that is kept and sent to many must not hold a nonce, which would be the
 * same for all of them: its own scripts are named by their hash, and the nonce is taken out. A script that came with a
 * shop's content carries no nonce and runs in neither.
 *
 * @param document - as bytes, which are given away; its own scripts carry `rendered`
 */
export function pagePolicy(
  document: Uint8Array<ArrayBuffer>,
  { nonce, rendered, kept, frameAncestors, scriptHosts = [] }: PolicyFacts,
): PagePolicy {
  const { buffer, byteOffset, byteLength } = document;
  const html = Buffer.from(buffer, byteOffset, byteLength);
  const rest = framePolicy(frameAncestors);
  if (!kept) {
    replaceAll(html, rendered, nonce);
    const sources = ["'self'", `'nonce-${nonce}'`, ...scriptHosts].join(' ');
    return { html: document, policy: `script-src ${sources}; ${rest}` };
  }
  const { html: shared, hashes } = unmarked(html, Buffer.from(` nonce="${rendered}"`));
  const own = ["'self'", ...hashes, ...scriptHosts].join(' ');
  return { html: shared, policy: `script-src ${own}; ${rest}` };
}
