import type { OrderRow } from './orders.repository.ts';

/** How the payment of an order stands for who wants to pay it: only a `payable` one takes money. */
export type PayState = 'payable' | 'waiting' | 'paid' | 'closed';

type PayableOrder = Pick<OrderRow, 'flow' | 'status' | 'payment_state' | 'payment_intent' | 'total_minor'>;

/** Whether an order can be paid now (storefront.md §2 /pay/{order}/). */
export function payStateOf(order: PayableOrder): PayState {
  switch (order.payment_state) {
    case 'authorised':
    case 'paid':
      return 'paid';
    case 'pending':
      // With an intent the bank has still to say what became of it; without one nothing was ever tried.
      if (order.payment_intent !== null) return 'waiting';
      break;
    case 'failed':
      break;
    default:
      return 'closed';
  }
  const open = order.status === 'new' || order.status === 'to_be_paid';
  return open && order.flow !== 'bespoke' && order.total_minor > 0 ? 'payable' : 'closed';
}

/** Whether the goods of an unpaid order are still set aside: a failed payment has put them back into stock. */
export function holdsGoods(order: Pick<OrderRow, 'payment_state'>): boolean {
  return order.payment_state !== 'failed';
}
