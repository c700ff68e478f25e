import { hasOpenCharge } from './charges/charges.ts';
import { isComplete } from './drafts/draft.ts';
import { isRefundStatus } from './order-state.ts';
import type { OrderRow } from './orders.types.ts';

/** How the payment of an order stands for who wants to pay it: only a `payable` one takes money. */
export type PayState = 'payable' | 'waiting' | 'paid' | 'closed';

type PayableOrder = Pick<
  OrderRow,
  | 'flow'
  | 'status'
  | 'payment_state'
  | 'payment_intent'
  | 'total_minor'
  | 'owed_minor'
  | 'charges'
  | 'draft'
  | 'email'
  | 'shipping_method'
  | 'shipping_address'
>;

/** Tells whether an order can be paid now (storefront.md §2 /pay/{order}/). */
export function payStateOf(order: PayableOrder): PayState {
  switch (order.payment_state) {
    case 'authorised':
      return 'paid';
    case 'paid':
      if (isRefundStatus(order.status)) return 'closed';
      if (hasOpenCharge(order)) return 'waiting';
      return order.owed_minor > 0 ? 'payable' : 'paid';
    case 'pending':
      // With an intent the bank has still to say what became of it; without one nothing was ever tried.
      if (order.payment_intent !== null) return 'waiting';
      break;
    case 'failed':
      break;
    default:
      return 'closed';
  }
  if (!isComplete(order)) return 'closed';
  const open = order.status === 'new' || order.status === 'to_be_paid';
  return open && order.flow !== 'bespoke' && order.total_minor > 0 ? 'payable' : 'closed';
}

/**
 * Tells whether the goods of an unpaid order are still set aside: a failed payment has put them back into stock, and a
 * draft takes them when it is paid.
 */
export function holdsGoods(order: Pick<OrderRow, 'payment_state' | 'draft'>): boolean {
  return order.payment_state !== 'failed' && order.draft === null;
}
