import { createRowTexts, foldedWords } from './editing/row-texts.ts';
import type { ProductRow } from './snapshot/snapshot.types.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

const findByWords = createRowTexts(
  ({ name, sku, variants }) =>
    `${name} ${sku} ${variants.map((variant) => `${variant.sku} ${variant.colour} ${variant.size}`).join(' ')}`,
);

/**
 * The products that may have a variant in whose texts, with those of its product, all words are: every product that has one
 * is among them, and few others.
 *
 * @param words - as they were typed, each with the products that have it in a barcode, which catalogues in memory do without
 * @returns ids, newest first
 */
export function productsOfWords(
  snapshot: Snapshot,
  words: readonly { readonly word: string; readonly barcoded: ReadonlySet<number> }[],
): number[] {
  const isStocked = ({ archived, isGiftCard }: ProductRow): boolean => !archived && !isGiftCard;
  const idsOf = (typed: readonly string[]): number[] =>
    findByWords(
      snapshot,
      typed.flatMap((word) => foldedWords(word)),
    )
      .filter(isStocked)
      .map(({ id }) => id);
  const newestFirst = (ids: Iterable<number>): number[] => [...ids].toSorted((a, b) => b - a);
  if (words.every(({ barcoded }) => barcoded.size === 0))
    return newestFirst(idsOf(words.map(({ word }) => word)));
  const [first, ...others] = words.map(({ word, barcoded }) => new Set([...idsOf([word]), ...barcoded]));
  return newestFirst([...(first ?? [])].filter((id) => others.every((those) => those.has(id))));
}
