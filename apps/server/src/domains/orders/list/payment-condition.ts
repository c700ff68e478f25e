import type { OrderPaymentState } from '@omnis/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isRefundStatus } from '../order-state.ts';
import type { OrderRow } from '../orders.types.ts';
import { isCancelledUnpaid } from '../payments/payment-due.ts';

const unrefunded: Readonly<Record<string, OrderPaymentState>> = {
  pending: 'unpaid',
  authorised: 'authorised',
  paid: 'paid',
  failed: 'failed',
  refunded: 'refunded',
};

/** How the payment of an order stands. @param refunded - what of its total was refunded, in major units */
export function paymentOf(
  order: OrderRow,
  { refunded, total }: { refunded: number; total: number },
): OrderPaymentState {
  if (isCancelledUnpaid(order)) return 'cancelled';
  if (order.payment_state !== 'refunded' && refunded > 0)
    return isRefundStatus(order.status) || refunded >= total ? 'refunded' : 'partially_refunded';
  return unrefunded[order.payment_state] ?? 'unpaid';
}

// The same in SQL, over `orders`; a test compares the two.
const isEnded = sql<SqlBool>`orders.status IN ('refunded', 'bespoke_refunded')`;
const isCancelled = sql<SqlBool>`(${isEnded} AND orders.total_minor > 0 AND orders.payment_state NOT IN ('paid', 'authorised', 'refunded'))`;
const refunds = sql`order_refunds AS refund
  WHERE refund.division_id = orders.division_id AND refund.order_id = orders.id AND refund.state <> 'failed'`;
const leavesTotal = sql<SqlBool>`(refund.of_return OR refund.by_hand)`;
/** Scalar, so that it is asked for each order on the way rather than joined with all refunds. */
const sum = sql<number>`coalesce((SELECT sum(refund.amount_minor) FROM ${refunds} AND ${leavesTotal}), 0)`;
const isGiven = sql<SqlBool>`coalesce((SELECT true FROM ${refunds}
  AND (${leavesTotal} OR (${isEnded} AND refund.order_before IS NULL)) LIMIT 1), false)`;

/** The orders whose payment stands so. */
export function paymentCondition(state: OrderPaymentState): RawBuilder<SqlBool> {
  switch (state) {
    case 'cancelled':
      return isCancelled;
    case 'refunded':
      return sql<SqlBool>`(NOT ${isCancelled} AND (orders.payment_state = 'refunded'
        OR (${isEnded} AND ${isGiven}) OR (NOT ${isEnded} AND ${isGiven} AND ${sum} >= orders.total_minor)))`;
    case 'partially_refunded':
      return sql<SqlBool>`(orders.payment_state <> 'refunded' AND NOT ${isEnded} AND ${isGiven} AND ${sum} < orders.total_minor)`;
    default: {
      const stored = state === 'unpaid' ? 'pending' : state;
      return sql<SqlBool>`(orders.payment_state = ${stored} AND NOT ${isCancelled} AND NOT ${isGiven})`;
    }
  }
}

/** A state of the payment that only orders with a row in `order_refunds`, or a refunded payment, can have. */
export const isOfRefunds = (state: OrderPaymentState): boolean =>
  state === 'refunded' || state === 'partially_refunded';
