import { z } from 'zod';

const order = z.object({ id: z.number().int() });
const product = z.object({ id: z.number().int() });

/**
 * An event as it is stored, by its name: ids, and what is gone once it is sent. The rest is read when it is sent, so that no
 * personal data of a customer lies in the log.
 */
export const newsSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('order.placed'), about: order }),
  z.object({ event: z.literal('order.paid'), about: order }),
  z.object({ event: z.literal('order.fulfilled'), about: order }),
  /** `amountMinor`: in the currency of the order. */
  z.object({ event: z.literal('order.refunded'), about: order.extend({ amountMinor: z.number().int() }) }),
  z.object({ event: z.literal('order.cancelled'), about: order }),
  z.object({ event: z.literal('product.created'), about: product }),
  z.object({ event: z.literal('product.changed'), about: product }),
  z.object({ event: z.literal('product.deleted'), about: product.extend({ name: z.string() }) }),
  z.object({ event: z.literal('customer.created'), about: z.object({ id: z.string() }) }),
  z.object({
    event: z.literal('stock.low'),
    about: z.object({
      variantId: z.string(),
      productId: z.number().int(),
      name: z.string(),
      colour: z.string(),
      size: z.string(),
      sku: z.string(),
      stock: z.number().int(),
      lowAt: z.number().int(),
    }),
  }),
  z.object({ event: z.literal('test'), about: z.object({}) }),
]);

/** An event as it is stored. */
export type WebhookNews = z.output<typeof newsSchema>;
