import type { BundlePart } from '@omnis/contract';
import type { Prices } from './listing/prices.ts';
import { inStock } from './snapshot/buyable.ts';
import type { ProductRow } from './snapshot/snapshot.types.ts';
import type { Snapshot } from './snapshot/snapshot.ts';
import { isEnough } from './bundle-stock.ts';

/** Parts of a bundle, as a shopper chooses them. */
export function toBundleParts(row: ProductRow, snapshot: Snapshot, prices: Prices): BundlePart[] {
  return row.bundleItems.flatMap(({ productId, quantity }) => {
    const part = snapshot.byId(productId);
    if (!part?.shown) return [];
    return [
      {
        productId,
        quantity,
        name: part.name,
        urlName: part.urlName,
        image: part.image,
        price: prices.fromMinor(prices.shown(prices.lowest(part), part)),
        variants: part.variants.map((variant) => ({
          id: variant.id,
          colour: variant.colour,
          size: variant.size,
          image: part.colours.find(({ name }) => name === variant.colour)?.picture ?? part.image,
          available: inStock(variant) && isEnough(variant, quantity),
        })),
      },
    ];
  });
}

/** Price of a bundle's products bought separately, in major units; null where that is not more than the bundle. */
export function separatePrice(row: ProductRow, snapshot: Snapshot, prices: Prices): number | null {
  // Of the prices that are shown, each rounded by itself.
  const separate = row.bundleItems.reduce((sum, { productId, quantity }) => {
    const part = snapshot.byId(productId);
    return part ? sum + prices.shown(prices.lowest(part), part) * quantity : sum;
  }, 0);
  return separate > prices.shown(prices.lowest(row), row) ? prices.fromMinor(separate) : null;
}
