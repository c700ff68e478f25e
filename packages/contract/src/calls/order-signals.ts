import { z } from 'zod';

/**
 * Reasons to look at an order before it is made. `countries`: it is billed to another country than it is sent to;
 * `declines`: many attempts to pay it were refused; `orders_by_email` and `orders_to_address`: many orders within an hour.
 */
export const orderSignals = ['countries', 'declines', 'orders_by_email', 'orders_to_address'] as const;

/** A reason to look at an order before it is made. */
export const orderSignalSchema = z.object({
  kind: z.enum(orderSignals),
  /** Countries, refused attempts, or orders. */
  count: z.number().int(),
});
/** A reason to look at an order before it is made. */
export type OrderSignal = z.output<typeof orderSignalSchema>;
