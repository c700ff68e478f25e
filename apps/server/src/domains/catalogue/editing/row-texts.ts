import { fold } from '../../../texts/search-words.ts';
import type { ProductRow } from '../snapshot/snapshot.types.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** The folded texts of a catalogue's products as one text: searching it takes a hundredth of the time of searching each. */
interface Kept {
  readonly version: number;
  readonly rows: readonly ProductRow[];
  readonly text: string;
  /** Where the text of each row begins, and where the last one ends. */
  readonly starts: readonly number[];
}

/** Ends a text. Words hold no white space, so none is found across two texts. */
const end = '\n';

/** The words of a search, folded as the texts are. */
export const foldedWords = (search: string): string[] =>
  fold(search)
    .split(/\s+/)
    .filter((word) => word !== '');

/** The row whose text a place is in. */
function rowAt(starts: readonly number[], place: number): number {
  let [first, behind] = [0, starts.length - 1];
  while (behind - first > 1) {
    const middle = (first + behind) >> 1;
    if ((starts[middle] ?? 0) <= place) first = middle;
    else behind = middle;
  }
  return first;
}

/** Texts of the rows of a snapshot; those of rows that have not changed since come from the former ones. */
function keep(snapshot: Snapshot, textOf: (row: ProductRow) => string, former: Kept | undefined): Kept {
  const rows = [...snapshot.all()];
  // Replaced rows go to the end, so that those that stay are in their former order.
  let at = 0;
  const placeOf = (row: ProductRow): number => {
    const count = former?.rows.length ?? 0;
    let place = at;
    while (place < count && former?.rows[place] !== row) place += 1;
    if (place === count) return -1;
    at = place + 1;
    return place;
  };
  const starts = [0];
  let length = 0;
  const texts: string[] = [];
  let isAfterAll = former === undefined;
  for (const row of rows) {
    const place = isAfterAll ? -1 : placeOf(row);
    isAfterAll ||= place === -1;
    const text =
      place === -1 || !former
        ? fold(textOf(row)) + end
        : former.text.slice(former.starts[place], former.starts[place + 1]);
    texts.push(text);
    length += text.length;
    starts.push(length);
  }
  return { version: snapshot.version, rows, text: texts.join(''), starts };
}

/**
 * Finds products by parts of words, in texts that are made at the first search and follow the catalogue.
 *
 * @param textOf - the text that a product is found by
 * @returns the products whose text has all of the words, folded before; in no order
 */
export function createRowTexts(
  textOf: (row: ProductRow) => string,
): (snapshot: Snapshot, words: readonly string[]) => ProductRow[] {
  const kept = new WeakMap<Snapshot, Kept>();
  return (snapshot, words) => {
    let texts = kept.get(snapshot);
    if (texts?.version !== snapshot.version) {
      texts = keep(snapshot, textOf, texts);
      kept.set(snapshot, texts);
    }
    const { rows, text, starts } = texts;
    // The longest word is likely to be the rarest.
    const [longest = '', ...others] = words.toSorted((a, b) => b.length - a.length);
    const found: ProductRow[] = [];
    let place = text.indexOf(longest);
    while (place !== -1 && place < text.length) {
      const number = rowAt(starts, place);
      const [start, next] = [starts[number] ?? 0, starts[number + 1] ?? text.length];
      const row = rows[number];
      if (row && (others.length === 0 || hasAll(text.slice(start, next), others))) found.push(row);
      place = text.indexOf(longest, next);
    }
    return found;
  };
}

const hasAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word));
