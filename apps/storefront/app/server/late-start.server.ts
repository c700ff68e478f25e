import { fontsId, fontsKey, lateType, showKnownFonts, type LateOrder } from '../shell/start/start-late.ts';
import { startHref } from './start-file.server.ts';

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const moduleScript = ' type="module" async=""';
const entryImport = /import\("([^"]+)"\);?\s*$/;

const knownFonts = `(${String(showKnownFonts)})("${fontsKey}","${fontsId}")`;

/** What a document needs beside what it names. */
export interface LateNeeds {
  /** Files of code. */
  readonly more: readonly string[];
  /** The style sheet with all values of its theme. */
  readonly theme: string;
  /** Whether its code waits for a new visitor's first sign. */
  readonly rests: boolean;
}

/** A document whose code waits for {@link startLate}. */
export interface LateDocument {
  readonly html: string;
  /** The script that lets it start, for the head. */
  readonly script: string;
}

/**
 * Takes the router's orders to fetch and run code out of a document, and gives them to a script that does it when the
 * page's first picture is there.
 */
export function lateStart(document: string, nonce: string, { more, theme, rests }: LateNeeds): LateDocument {
  const start = document.lastIndexOf(moduleScript);
  const end = document.indexOf('</head>');
  if (start < 0 || end < 0) return { html: document, script: '' };
  const named: string[] = [];
  const head = document.slice(0, end).replace(preload, (_link, href: string) => {
    named.push(href);
    return '';
  });
  const scriptEnd = document.indexOf('</script>', start);
  const [, entry] = entryImport.exec(document.slice(start, scriptEnd)) ?? [];
  if (entry === undefined) return { html: document, script: '' };
  const shown = `<script nonce="${nonce}">${knownFonts}</script>`;
  const files = [...named, ...more].filter((file) => file !== entry);
  const order: LateOrder = { files, entry, theme, rests };
  const text = JSON.stringify(order).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
  return {
    html: `${head}${document.slice(end, start)} type="${lateType}"${document.slice(start + moduleScript.length)}`,
    script: `${shown}<script async src="${startHref}" data-order='${text}'></script>`,
  };
}
