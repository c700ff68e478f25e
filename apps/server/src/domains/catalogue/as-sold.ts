import type { BundleItem, QuantityPrice } from '@omnis/models';
import { z } from 'zod';
import type { ProductRow } from './snapshot/snapshot.types.ts';

/** Most products have none of such a list, and then nothing has to be read. */
export const isEmpty = (json: unknown): boolean => Array.isArray(json) && json.length === 0;

const priceMatrixSchema = z.array(z.object({ quantity: z.number(), percent: z.number() })).catch([]);

/** Of most products, which have none. */
const noPriceMatrix: readonly QuantityPrice[] = [];

/** Reads `products.price_matrix`. */
export function readPriceMatrix(json: unknown): readonly QuantityPrice[] {
  return isEmpty(json) ? noPriceMatrix : priceMatrixSchema.parse(json);
}

const storedItems = z.array(z.object({ productId: z.number(), quantity: z.number() })).catch([]);

/** Of most products, which are no bundles. */
const noItems: readonly BundleItem[] = [];

/** Reads `products.bundle_items`. */
export function readBundleItems(json: unknown): readonly BundleItem[] {
  return isEmpty(json) ? noItems : storedItems.parse(json);
}

/**
 * Adapts a gift card to how it is sold, whatever its row says: at its value, without VAT, which is due when it is
 * spent, without personalisation, and in any quantity.
 */
export function asSold<
  T extends Pick<
    ProductRow,
    'vatRate' | 'vatClass' | 'priceMatrix' | 'personalisation' | 'bundleItems' | 'isGiftCard'
  >,
>(product: T): T {
  return product.isGiftCard
    ? {
        ...product,
        vatRate: 0,
        vatClass: null,
        priceMatrix: noPriceMatrix,
        personalisation: [],
        bundleItems: noItems,
      }
    : product;
}
