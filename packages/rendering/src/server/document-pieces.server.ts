import { withParts } from './kept/kept-parts.server.ts';
import type { Part } from './kept/part.server.ts';
import { lateType } from '../start/start-late.ts';

/** A document in the pieces that it is finished by, each as {@link byteText}. */
export interface DocumentPieces {
  /** Up to the end of its head; empty where it has none. */
  readonly head: string;
  /** From there on. */
  readonly body: string;
  /** The script that starts the app and what follows, or the end of the body. */
  readonly start: string;
}

const appScript = ' type="module" async=""';

/** Where the script that starts the app begins, or the body ends. */
function startOf(document: string): number {
  const mark = document.lastIndexOf(appScript);
  return mark < 0 ? document.lastIndexOf('</body>') : document.lastIndexOf('<script', mark);
}

/**
 * Parts a document that was rendered. What is still to be changed is a tenth of it, at its two ends: each change of the
 * whole would copy the whole.
 *
 * @param document - as {@link byteText}
 * @example
 * documentPieces('<head><title>a</title></head><body>b</body>');
 * // { head: '<head><title>a</title>', body: '</head><body>b', start: '</body>' }
 */
export function documentPieces(document: string): DocumentPieces {
  const end = document.indexOf('</head>');
  if (end < 0) return { head: '', body: document, start: '' };
  const start = Math.max(end, startOf(document));
  return { head: document.slice(0, end), body: document.slice(end, start), start: document.slice(start) };
}

/** The script that starts the app, as one that the browser leaves alone; null: there is none. */
export function heldBack(start: string): string | null {
  const mark = start.indexOf(appScript);
  if (mark < 0) return null;
  return `${start.slice(0, mark)} type="${lateType}"${start.slice(mark + appScript.length)}`;
}

/** Additions to a rendered document, as {@link byteText}. */
export interface DocumentAdditions {
  /** For the end of the head: nothing stands before the document type, and nothing is painted without its style. */
  readonly head: string;
  /** Data that the pages have read: in front of the script that starts the app, which looks it up. */
  readonly seeds: string;
}

/**
 * A document with its additions, as bytes. A document without a head stays as it is. Written piece by piece: to join
 * texts of this length first would copy them once more.
 *
 * @param parts - those for which marks stand in it
 */
export function assemble(
  { head, body, start }: DocumentPieces,
  additions: DocumentAdditions,
  parts: readonly Part[] = [],
): Uint8Array<ArrayBuffer> {
  const inside = withParts(body, parts);
  const pieces = head === '' ? inside : [head, additions.head, ...inside, additions.seeds, start];
  const size = pieces.reduce((total, each) => total + each.length, 0);
  const bytes = Buffer.allocUnsafeSlow(size);
  let at = 0;
  for (const each of pieces) at += bytes.write(each, at, 'latin1');
  return bytes;
}
