import type { ProductRow } from './snapshot.types.ts';

// Set by what the heap grew by with 100 stores of 100 products with 6 variants and 2 colours each: a product took 850
// bytes before it was read and 2,340 after, 300 more with the index of its variants, 3,600 more with that of its words,
// beside the 1,060 packed bytes that it is read from.
const perRow = 1200;
const perVariant = 220;
const perColour = 120;
const perPlace = 60;

/** Bytes that the words of a product weigh in a search index. */
export const wordsWeight = 3600;

/** Bytes that a product weighs when it was not packed. */
export function weightOf(row: ProductRow): number {
  const texts = [row.urlName, row.name, row.excerpt, row.imageAlt, row.image ?? '', row.hoverImage ?? ''];
  return (
    perRow +
    texts.reduce((sum, text) => sum + text.length, 0) +
    row.places.size * perPlace +
    row.variants.length * perVariant +
    row.colours.length * perColour
  );
}

/** Bytes that a packed snapshot weighs once all of it is read again: its own, and more than twice as many for that. */
export const weightOfPacked = (bytes: Buffer): number => 1000 + Math.round(bytes.length * 3.2);
