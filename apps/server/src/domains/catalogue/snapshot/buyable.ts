import type { VariantCost } from '../listing/prices.ts';
import type { ProductRow, VariantRow } from './snapshot.types.ts';

/** What is paid for a variant now. */
export function priceNow({ price, salePrice }: Pick<VariantRow, 'price' | 'salePrice'>): number {
  return salePrice !== null && salePrice < price ? salePrice : price;
}

/** What a variant costs in any currency. */
export function costOf(variant: Pick<VariantRow, 'price' | 'salePrice' | 'fixed'>): VariantCost {
  return { priceMinor: priceNow(variant), fullPriceMinor: variant.price, fixed: variant.fixed };
}

/** Whether a variant can be bought. */
export function inStock({ stock }: VariantRow): boolean {
  return stock === null || stock > 0;
}

/** Whether shoppers see a product and can buy a variant of it. */
export function isAvailable(row: ProductRow, variant: VariantRow): boolean {
  return row.shown && row.enableAddToCart && row.partsAvailable && inStock(variant);
}

/** Whether shoppers see a product and can buy one of its variants. */
export function canBeBought(row: ProductRow): boolean {
  return row.variants.some((variant) => isAvailable(row, variant));
}
