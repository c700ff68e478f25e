import { allocate } from '@omnis/models';
import { z } from 'zod';
import type { OrderRow } from './orders.types.ts';

const orderDiscountsSchema = z.array(
  z.object({
    title: z.string(),
    code: z.string().nullable(),
    /** Off the goods, in minor units of the order's currency. */
    amountMinor: z.number(),
    freeDelivery: z.boolean(),
  }),
);

/** A discount that an order was given. */
export type OrderDiscount = z.output<typeof orderDiscountsSchema>[number];

/**
 * The discounts of an order by name; none for an order from before they were noted. They always come to its discount: when
 * its goods became fewer, each has shrunk in proportion.
 */
export function orderDiscounts(order: Pick<OrderRow, 'discounts' | 'discount_minor'>): OrderDiscount[] {
  const noted = orderDiscountsSchema.parse(order.discounts);
  if (noted.length === 0) return [];
  const shares = allocate(
    order.discount_minor,
    noted.map(({ amountMinor }) => amountMinor),
  );
  return noted.map((each, index) => ({ ...each, amountMinor: shares[index] ?? 0 }));
}
