import { bundleLineSchema, type BundleLine } from '@omnis/contract';
import { unitsTaken } from '@omnis/models';
import { z } from 'zod';
import { recipientOf } from '../gift-cards/bought-cards.ts';
import type { StockMove } from '../stock/stock.ts';
import type { OrderItemRow } from './orders.types.ts';

const storedParts = z.array(bundleLineSchema).catch([]);

/** Content of one unit of a line, when it is a bundle. */
export const bundleOf = ({ bundle_items: stored }: Pick<OrderItemRow, 'bundle_items'>): BundleLine[] =>
  storedParts.parse(stored);

/** Columns of an order's line that matter for stock. */
type StockedItem = Pick<OrderItemRow, 'variant_id' | 'quantity' | 'bundle_items' | 'gift_card'>;

/** Units of each variant that lines of an order take, with those that bundles hold; gift cards have no stock. */
export function stockOf(items: readonly StockedItem[]): StockMove[] {
  const units = unitsTaken(
    items
      .filter((item) => recipientOf(item) === null)
      .map((item) => ({
        variantId: item.variant_id,
        quantity: item.quantity,
        bundleItems: bundleOf(item),
      })),
  );
  return [...units].map(([variantId, quantity]) => ({ variantId, quantity }));
}

/** Products whose stock lines of an order touch, each once. */
export function productsOf(items: readonly Pick<OrderItemRow, 'product_id' | 'bundle_items'>[]): number[] {
  return [
    ...new Set(
      items.flatMap((item) => [
        ...(item.product_id === null ? [] : [item.product_id]),
        ...bundleOf(item).map(({ productId }) => productId),
      ]),
    ),
  ];
}
