import { z } from 'zod';
import { collectionLimits } from '@omnis/models';

/** Where a page of the list of collections ended. */
export interface CollectionCursor {
  readonly name: string;
  readonly id: number;
}

const cursorSchema = z.tuple([z.string().max(collectionLimits.name * 2), z.number().int()]);
const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const compare = (a: CollectionCursor, b: CollectionCursor): number =>
  byName.compare(a.name, b.name) || a.id - b.id;

/** The cursor behind a collection. */
export const writeCursor = ({ name, id }: CollectionCursor): string =>
  Buffer.from(JSON.stringify([name, id])).toString('base64url');

/** A cursor that was sent; null for any other text. */
export function readCursor(text: string): CollectionCursor | null {
  try {
    const [name, id] = cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return { name, id };
  } catch {
    return null;
  }
}

/** Collections by name, from the one behind a cursor on. */
export function placeAfter<T extends CollectionCursor>(
  rows: readonly T[],
  after: CollectionCursor | null,
): T[] {
  const sorted = rows.toSorted(compare);
  return after === null ? sorted : sorted.filter((row) => compare(row, after) > 0);
}
