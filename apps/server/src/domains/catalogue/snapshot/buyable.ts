import type { VariantCost } from '../listing/prices.ts';
import type { ProductRow, VariantRow } from './snapshot.types.ts';

/** Price of a variant now. */
export function priceNow({ price, salePrice }: Pick<VariantRow, 'price' | 'salePrice'>): number {
  return salePrice !== null && salePrice < price ? salePrice : price;
}

/** Price of a variant in any currency. */
export function costOf(variant: Pick<VariantRow, 'price' | 'salePrice' | 'fixed'>): VariantCost {
  return { priceMinor: priceNow(variant), fullPriceMinor: variant.price, fixed: variant.fixed };
}

/** Tells whether a variant can be bought. */
export function inStock({ stock }: VariantRow): boolean {
  return stock === null || stock > 0;
}

/** Tells whether shoppers see a product and can buy a variant of it. */
export function isAvailable(row: ProductRow, variant: VariantRow): boolean {
  return row.shown && row.enableAddToCart && row.partsAvailable && inStock(variant);
}

/** Tells whether shoppers see a product and can buy one of its variants. */
export function canBeBought(row: ProductRow): boolean {
  return row.variants.some((variant) => isAvailable(row, variant));
}
