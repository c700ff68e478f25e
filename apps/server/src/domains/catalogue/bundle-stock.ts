import type { BundleItem } from '@omnis/models';
import type { ProductRow, VariantRow } from './snapshot/snapshot.types.ts';

/** Tells whether a variant has so many units, or is made to order. */
export const isEnough = ({ stock }: VariantRow, quantity: number): boolean =>
  stock === null || stock >= quantity;

/** Tells whether a product can be in a bundle: it is shown, no bundle itself, and has no fields to fill in. */
export function fitsBundle(row: ProductRow): boolean {
  return (
    row.shown &&
    !row.isGiftCard &&
    row.bundleItems.length === 0 &&
    !row.personalisation.some(({ required }) => required)
  );
}

/** Tells whether every product in a bundle is available in one of its colours and sizes. */
export function partsAvailable(
  items: readonly BundleItem[],
  rowOf: (id: number) => ProductRow | undefined,
): boolean {
  return items.every(({ productId, quantity }) => {
    const row = rowOf(productId);
    return row !== undefined && fitsBundle(row) && row.variants.some((one) => isEnough(one, quantity));
  });
}
