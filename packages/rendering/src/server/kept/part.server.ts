import { textOfBytes } from '../byte-text.server.ts';
import { usedNames } from '../page-theme.server.ts';
import { askedChanges } from '../styles/asked-tokens.server.ts';
import type { SheetStyle } from '../style-sheet.server.tsx';
import { isScope } from '../styles/sheet-rules.server.ts';
import { shownTokens, type PartTokens } from '../styles/shown-tokens.server.ts';

/** A part of documents as it was rendered. */
export interface Part {
  /** As `byteText`. */
  readonly html: string;
  /** The classes that its elements have; parts with the same share them. */
  readonly styles: readonly SheetStyle[];
  /** Areas of texts that it was made of. */
  readonly areas: ReadonlySet<string>;
  /** Custom properties that its elements use. */
  readonly uses: ReadonlySet<string>;
  /** Tokens of its elements, as far as rules ask for them; parts with the same tokens share them. */
  readonly shown: () => PartTokens;
}

/** Contents of a part. */
export interface RenderedPart extends Pick<Part, 'html' | 'areas'> {
  /** Styles in its document's sheet. */
  readonly styles: readonly SheetStyle[];
}

/** Most that is shared; there are some dozens, unless parts are made up. */
const limit = 1000;

/** Gives the same value for the same text. */
function shared<T>(): (key: string, value: T) => T {
  const known = new Map<string, T>();
  return (key, value) => {
    const same = known.get(key);
    if (same !== undefined) return same;
    if (known.size >= limit) known.clear();
    known.set(key, value);
    return value;
  };
}

const sharedStyles = shared<readonly SheetStyle[]>();
const sharedTokens = shared<PartTokens>();

function namesIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
}

/** Those that a part's classes stand for, with the `keyframes` that these name. */
function stylesOf(html: string, styles: readonly SheetStyle[]): readonly SheetStyle[] {
  const names = namesIn(html);
  const own = styles.filter(([, name]) => names.has(name));
  const css = own.flatMap(([, , rules]) => rules).join(' ');
  const moving = styles.filter(([id, name]) => id.startsWith('sc-keyframes-') && css.includes(name));
  const found = [...own, ...moving];
  return sharedStyles(found.map(([id, name]) => `${id} ${name}`).join(), found);
}

function tokensOf(html: string): PartTokens {
  const tokens = shownTokens(`<body>${html}`, isScope).take();
  const rows = tokens.byScope.map(([scope, row]) => `${scope} ${row.join()}`);
  return sharedTokens([tokens.all.join(), ...rows].join(';'), tokens);
}

/** Makes a part of what was rendered. */
export function makePart({ html: piece, areas, styles }: RenderedPart): Part {
  // A copy: a piece of a document would keep the whole document.
  const html = Buffer.from(piece, 'latin1').toString('latin1');
  let shown: PartTokens | undefined;
  let shownAt = -1;
  return {
    html,
    areas,
    styles: stylesOf(textOfBytes(html), styles),
    uses: usedNames(html),
    shown: () => {
      if (shown === undefined || shownAt !== askedChanges()) {
        shownAt = askedChanges();
        shown = tokensOf(html);
      }
      return shown;
    },
  };
}
