import { checkLink, readEmbedCode } from '@omnis/validation';

/** Height of a frame in pixels (storefront.md §3: height 1000). */
export const frameHeight = { fallback: 1000, min: 80, max: 5000 } as const;

/** The machine that the browser runs on, whose http browsers trust as they do https: a widget is made there. */
const ownMachine = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * The address of a frame, written out; null unless it is https, or on the browser's own machine, and names no
 * user. Paths of the shop itself are none: pages of the shop are linked, not framed.
 */
export function frameAddress(src: string): string | null {
  const link = checkLink(src);
  if (!link.safe || link.kind !== 'absolute') return null;
  const url = URL.parse(src);
  if (url === null || url.username !== '' || url.password !== '') return null;
  const trusted = url.protocol === 'https:' || (url.protocol === 'http:' && ownMachine.test(url.hostname));
  return trusted ? url.href : null;
}

/**
 * The address that a block frames: its own, or that of the frame in its embed code; null for one that no page may frame. Of a
 * code nothing else is used, so that none of it runs here.
 */
export function shownFrame({ from, src, code }: { from: string; src: string; code: string }): string | null {
  return frameAddress(from === 'code' ? (readEmbedCode(code) ?? '') : src);
}
