import { fontsId } from '../start/fonts-id.ts';
import { fontsKey, showKnownFonts, type LateOrder } from '../start/start-late.ts';
import { heldBack, type DocumentPieces } from './document-pieces.server.ts';
import { startHref } from './start-file.server.ts';

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const entryImport = /import\("([^"]+)"\);?\s*<\/script>/;

const knownFonts = `(${String(showKnownFonts)})("${fontsKey}","${fontsId}")`;

/** Needs of a document beside what it names. */
export interface LateNeeds {
  /** Files of code. */
  readonly more: readonly string[];
  /** The style sheet with all values of its theme. */
  readonly theme: string;
  /** True when its code waits for a new visitor's first sign. */
  readonly rests: boolean;
}

/** A document whose code waits for {@link startLate}. */
export interface LateDocument {
  readonly pieces: DocumentPieces;
  /** The script that lets it start, for the head. */
  readonly script: string;
}

/**
 * Takes the router's orders to fetch and run code out of a document, and gives them to a script that does it when the
 * page's first picture is there.
 */
export function lateStart(
  pieces: DocumentPieces,
  nonce: string,
  { more, theme, rests }: LateNeeds,
): LateDocument {
  const start = heldBack(pieces.start);
  const [, entry] = entryImport.exec(pieces.start) ?? [];
  if (start === null || entry === undefined) return { pieces, script: '' };
  const named: string[] = [];
  const head = pieces.head.replace(preload, (_link, href: string) => {
    named.push(href);
    return '';
  });
  const shown = `<script nonce="${nonce}">${knownFonts}</script>`;
  const files = [...named, ...more].filter((file) => file !== entry);
  const order: LateOrder = { files, entry, theme, rests };
  const text = JSON.stringify(order).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
  return {
    pieces: { ...pieces, head, start },
    script: `${shown}<script async src="${startHref}" data-order='${text}'></script>`,
  };
}
