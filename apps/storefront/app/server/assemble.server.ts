import { lateType } from '../shell/start/start-late.ts';

/** What is put into a document once it is rendered, as {@link byteText}. */
export interface DocumentAdditions {
  /** For the end of the head: nothing stands before the document type, and nothing is painted without its style. */
  readonly head: string;
  /** What the pages have read: in front of the script that starts the app, which looks it up. */
  readonly seeds: string;
}

/** Where the script that starts the app begins, or the body ends. */
function startOf(document: string): number {
  const late = document.lastIndexOf(` type="${lateType}"`);
  // To find nothing takes going through the whole document.
  const mark = late < 0 ? document.lastIndexOf(' type="module" async=""') : late;
  return mark < 0 ? document.lastIndexOf('</body>') : document.lastIndexOf('<script', mark);
}

/**
 * A document with its additions, as bytes. A document without a head stays as it is. Written piece by piece: to join
 * texts of this length first would copy them once more.
 *
 * @param document - as {@link byteText}
 */
export function assemble(document: string, { head, seeds }: DocumentAdditions): Uint8Array<ArrayBuffer> {
  const end = document.indexOf('</head>');
  const start = Math.max(end, startOf(document));
  const pieces =
    end === -1
      ? [document]
      : [document.slice(0, end), head, document.slice(end, start), seeds, document.slice(start)];
  const size = pieces.reduce((total, each) => total + each.length, 0);
  const bytes = Buffer.allocUnsafeSlow(size);
  let at = 0;
  for (const each of pieces) at += bytes.write(each, at, 'latin1');
  return bytes;
}
