import type { PartKeeper } from '@omnis/shop-kit';
import type { ServerStyleSheet } from 'styled-components';
import { heldStyles } from '../style-sheet.server.tsx';
import type { MarkedTokens } from '../styles/shown-tokens.server.ts';
import { makePart, type Part } from './part.server.ts';
import { partStore, type PartStore } from './part-store.server.ts';

/** A name that nobody who writes a page can know. */
const tag = `kept-${crypto.randomUUID()}`;
const opening = `<${tag} n="`;
const closing = `</${tag}>`;

/** A document in which marks stand for its parts. */
export interface MarkedDocument {
  /** As `byteText`. */
  readonly html: string;
  /** By the numbers of the marks. */
  readonly parts: readonly Part[];
}

/** The parts of one document. */
export interface KeptParts extends PartKeeper {
  /**
   * Takes its parts out of a document that was rendered, and keeps those that were rendered with it.
   *
   * @param html - as `byteText`
   */
  readonly take: (html: string) => MarkedDocument;
  /** The parts of a document that was rendered, by the numbers of its marks; null: some were rendered with it. */
  readonly known: () => readonly Part[] | null;
}

/** Input for rendering the parts of a document. */
export interface KeptPartsInput {
  /** Dependencies of all parts beside their own contents. */
  readonly key: string;
  readonly sheet: ServerStyleSheet;
  /** Where areas of texts are noted. */
  readonly areas: Set<string>;
  /** Where parts are kept; without, where all documents keep theirs. */
  readonly store?: PartStore;
}

interface Place {
  readonly of: object;
  readonly key: string;
  readonly part: Part | undefined;
  readonly areas: ReadonlySet<string>;
}

const ofAllDocuments = partStore();

/** Puts the classes of kept parts into the document's sheet. */
function stylesInto({ instance }: ServerStyleSheet): (styles: Part['styles']) => void {
  const done = new Set<Part['styles']>();
  return (styles) => {
    if (done.has(styles)) return;
    done.add(styles);
    for (const [id, name, rules] of styles)
      if (!instance.hasNameForId(id, name)) instance.insertRules(id, name, rules);
  };
}

/** Where the parts of a document are kept, and found again, while it is rendered. */
export function keptParts({
  key: shared,
  sheet,
  areas: noted,
  store = ofAllDocuments,
}: KeptPartsInput): KeptParts {
  const places: Place[] = [];
  const style = stylesInto(sheet);
  return {
    place: (of, by) => {
      const key = `${shared} ${by}`;
      const part = store.find(of, key);
      const areas = new Set<string>();
      const number = places.push({ of, key, part, areas }) - 1;
      if (part === undefined) return { tag, number, areas };
      style(part.styles);
      for (const area of part.areas) noted.add(area);
      return { tag, number, areas: null };
    },
    take: (html) => {
      const pieces: string[] = [];
      const parts: Part[] = [];
      let from = 0;
      for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, from)) {
        const inside = html.indexOf('>', at) + 1;
        const end = html.indexOf(closing, inside);
        const place = places[Number(html.slice(at + opening.length, inside - 2))];
        if (place === undefined) throw new Error('A part is marked that nobody has placed');
        const { of, key, areas } = place;
        let { part } = place;
        if (part === undefined) {
          part = makePart({ html: html.slice(inside, end), areas, styles: heldStyles(sheet) });
          for (const area of areas) noted.add(area);
          store.keep(of, key, part);
        }
        pieces.push(html.slice(from, at), `${opening}${parts.length}">${closing}`);
        parts.push(part);
        from = end + closing.length;
      }
      if (parts.length === 0) return { html, parts };
      pieces.push(html.slice(from));
      return { html: pieces.join(''), parts };
    },
    known: () => {
      const parts = places.map(({ part }) => part).filter((part) => part !== undefined);
      return parts.length === places.length ? parts : null;
    },
  };
}

/** Tokens that the parts of a document show, for the reader of its marks. */
export const shownByParts = (parts: readonly Part[]): MarkedTokens => ({
  tag,
  shown: parts.map((part) => part.shown()),
});

/** A document's text in pieces, its parts at the place of their marks. */
export function withParts(html: string, parts: readonly Part[]): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, from)) {
    const inside = html.indexOf('>', at) + 1;
    pieces.push(html.slice(from, at));
    const part = parts[Number(html.slice(at + opening.length, inside - 2))];
    if (part) pieces.push(part.html);
    from = inside + closing.length;
  }
  pieces.push(html.slice(from));
  return pieces;
}
