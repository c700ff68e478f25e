import type { Selectable } from 'kysely';
import type { OrderRow } from '../orders.types.ts';
import type { OrderRefundsTable } from './change.tables.ts';

/** A refund of an amount as it is stored. */
export type OrderRefundRow = Selectable<OrderRefundsTable>;

/** The sums of an order. */
export type OrderSums = Pick<
  OrderRow,
  | 'subtotal_minor'
  | 'discount_minor'
  | 'goods_tax_minor'
  | 'tax_discount_minor'
  | 'shipping_minor'
  | 'shipping_tax_minor'
  | 'total_minor'
  | 'gift_card_minor'
>;
