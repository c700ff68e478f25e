import { headOf, KeptRow, laterOf, type SharedLists, type StoredHead } from './kept-row.ts';
import type { ColourRow } from './snapshot.types.ts';
import { Snapshot, type Groups } from './snapshot.ts';

/** The beginning of a packed snapshot; what its rows read later follows, row by row. */
interface Header {
  readonly groups: Groups;
  readonly lists: SharedLists;
  readonly rows: readonly StoredHead[];
}

/** Bytes of the number that says how long the header is. */
const lengthBytes = 4;

/** Gives equal lists one number. */
function numbering<T>() {
  const lists: (readonly T[])[] = [];
  const numbers = new Map<string, number>();
  return {
    lists,
    numberOf: (list: readonly T[]): number => {
      const text = JSON.stringify(list);
      let number = numbers.get(text);
      if (number === undefined) {
        number = lists.push(list) - 1;
        numbers.set(text, number);
      }
      return number;
    },
  };
}

/** A snapshot as bytes, from which it can be made again. */
export function packSnapshot(snapshot: Snapshot): Buffer {
  if (snapshot.packed !== null) return snapshot.packed;
  const texts = numbering<string>();
  const colours = numbering<ColourRow>();
  const rows: StoredHead[] = [];
  const parts: Buffer[] = [];
  for (const row of snapshot.all()) {
    const later = laterOf(row);
    parts.push(later);
    rows.push(
      headOf(row, {
        tags: texts.numberOf(row.tags),
        colours: colours.numberOf(row.colours),
        sizes: texts.numberOf(row.sizes),
        later: later.length,
      }),
    );
  }
  const { collections, creators } = snapshot;
  const lists = { texts: texts.lists, colours: colours.lists };
  const header: Header = { groups: { collections, creators }, lists, rows };
  const first = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32LE(first.length);
  return Buffer.concat([length, first, ...parts]);
}

/**
 * The snapshot that was packed.
 *
 * @param version - the version that it had in this process; null: another process has packed it
 */
export function unpackSnapshot(division: number, packed: Buffer, version: number | null): Snapshot {
  const end = lengthBytes + packed.readUInt32LE();
  const { groups, lists, rows }: Header = JSON.parse(packed.toString('utf8', lengthBytes, end));
  let start = end;
  const kept = rows.map((head) => {
    const row = new KeptRow(head, lists, { bytes: packed, start });
    start = row.end;
    return row;
  });
  return new Snapshot(division, { ...groups, rows: kept }, { version, packed });
}
