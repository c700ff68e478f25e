import { z } from 'zod';
import type { OrderItemRow } from '../orders.types.ts';
import type { OrderRefundRow, OrderSums } from './change-rows.ts';

/** Stands for the delivery among what a refund gave back for. */
export const creditedDelivery = 'delivery';

/** Refund of a line, or of the delivery, in minor units, tax included. */
export interface CreditedLine {
  /** Id of the line; or {@link creditedDelivery}. */
  readonly item: string;
  readonly minor: number;
  /** Units of the line; left out of the delivery, and of what was noted before they were. */
  readonly quantity?: number | undefined;
  /** True when these units went back into stock with it. */
  readonly restocked?: boolean | undefined;
}

/** An order as its invoice sees it: sums and lines. */
export interface OrderStand {
  readonly sums: OrderSums;
  readonly items: readonly OrderItemRow[];
}

const minor = z.number().int();
const text = z.string();
const json = z.unknown();

const standSchema = z.object({
  sums: z.object({
    subtotal_minor: minor,
    discount_minor: minor,
    goods_tax_minor: minor,
    tax_discount_minor: minor,
    shipping_minor: minor,
    shipping_tax_minor: minor,
    total_minor: minor,
    gift_card_minor: minor,
  }),
  items: z.array(
    z.object({
      division_id: z.number().int(),
      id: text,
      order_id: z.number().int(),
      position: z.number().int(),
      product_id: z.number().int().nullable(),
      product_url: text.nullable(),
      variant_id: text.nullable(),
      name: text,
      sku: text,
      image: text.nullable(),
      colour: text,
      size: text,
      quantity: z.number().int(),
      price_minor: minor,
      tax_minor: minor,
      // Older refunds were noted without it.
      tax_rest_minor: minor.default(0),
      discount_minor: minor,
      vat_rate: text,
      design_id: text.nullable(),
      personalisation: json,
      bundle_items: json,
      gift_card: json,
      // Of a stand from before it was noted, it is missing.
      quantity_prices: json.default([]),
    }),
  ),
});
const creditedSchema = z
  .array(
    z.object({
      item: text,
      minor,
      quantity: z.number().int().optional(),
      restocked: z.boolean().optional(),
    }),
  )
  .catch([]);

/** Tells whether a refund left the order's total as it was: one of goods that came back, or one that a person made. */
export const leavesTotal = ({
  of_return: ofReturn,
  by_hand: byHand,
}: Pick<OrderRefundRow, 'of_return' | 'by_hand'>): boolean => ofReturn || byHand;

/** An order as it stands now. */
export function standOf(order: OrderSums, items: readonly OrderItemRow[]): OrderStand {
  const { subtotal_minor, discount_minor, goods_tax_minor, tax_discount_minor } = order;
  const { shipping_minor, shipping_tax_minor, total_minor, gift_card_minor } = order;
  return {
    sums: {
      subtotal_minor,
      discount_minor,
      goods_tax_minor,
      tax_discount_minor,
      shipping_minor,
      shipping_tax_minor,
      total_minor,
      gift_card_minor,
    },
    items,
  };
}

/** How the order stood before a refund lowered its total; null for other refunds, and for those that did not note it. */
export function standBefore({
  order_before: before,
}: Pick<OrderRefundRow, 'order_before'>): OrderStand | null {
  const read = standSchema.safeParse(before);
  return read.success ? read.data : null;
}

/** The lines that a refund gave back for, and the delivery where that is part of it. */
export const creditedBy = ({ credited }: Pick<OrderRefundRow, 'credited'>): readonly CreditedLine[] =>
  creditedSchema.parse(credited);
