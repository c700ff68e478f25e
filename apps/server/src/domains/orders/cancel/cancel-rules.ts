import type { ManagedOrder } from '@omnis/contract';
import {
  isBeforeProduction,
  isExchange,
  isSetAside,
  isUnderDiscussion,
  toMajor,
  type CurrencyCode,
} from '@omnis/models';
import type { OrderRefundRow } from '../change/changes.repository.ts';
import { hasOpenCharge, missingMinor } from '../charges/charges.ts';
import { creditedBy, leavesTotal } from '../change/refund-record.ts';
import { isRefundStatus, stateOf } from '../order-state.ts';
import type { OrderItemRow, OrderRow } from '../orders.types.ts';
import { isSettled } from '../payments/payment-due.ts';

type Cancellable = Pick<
  OrderRow,
  | 'flow'
  | 'status'
  | 'parent_id'
  | 'reprint_reason'
  | 'payment_state'
  | 'payment_intent'
  | 'total_minor'
  | 'draft'
  | 'charges'
>;

/** Why an order cannot be cancelled by the store's team, in words for it; null when it can. */
export function cancelRefusal(order: Cancellable): string | null {
  const state = stateOf(order);
  const { status } = state;
  if (order.draft !== null) return 'This is a draft. Delete it instead.';
  if (isRefundStatus(status) || order.payment_state === 'refunded')
    return 'This order was cancelled or refunded already.';
  if (isExchange(state))
    return 'This order replaces goods that came back, so it cannot be cancelled. Its return says what was agreed.';
  if (status === 'complete' || status === 'exchanged' || status === 'bespoke_shipped')
    return 'This order was sent, so it cannot be cancelled. You can still refund it.';
  if (isSetAside(status))
    return 'There is a problem with this order that is being looked into, so it cannot be cancelled. You can still refund it.';
  if (isUnderDiscussion(status)) return 'This quote is not agreed yet, so there is nothing to cancel.';
  if (!isBeforeProduction(state))
    return 'This order is in production, so it cannot be cancelled. You can still refund it.';
  if (order.payment_state === 'authorised' || hasOpenCharge(order))
    return 'The payment is still being taken. Try again in a moment.';
  if (order.payment_state === 'pending' && order.payment_intent !== null)
    return 'The bank has not answered about the payment yet. Wait a moment.';
  return null;
}

/** The order's cancelling as its store's team sees it: whether it can be, and what goes back then. */
export function toCancel(
  order: OrderRow,
  refunds: readonly OrderRefundRow[],
  currency: CurrencyCode,
): ManagedOrder['cancel'] {
  const back = refunds
    .filter((refund) => leavesTotal(refund) && refund.state !== 'failed')
    .reduce((sum, { amount_minor: amount }) => sum + amount, 0);
  const refusal = cancelRefusal(order);
  const left =
    refusal === null && isSettled(order) ? Math.max(0, order.total_minor - missingMinor(order) - back) : 0;
  return { refusal, refund: toMajor(left, currency) };
}

/** Lines of an order without the units that refunds by hand put back into stock: those go back only once. */
export function notRestocked(
  items: readonly OrderItemRow[],
  refunds: readonly OrderRefundRow[],
): OrderItemRow[] {
  const restocked = refunds.flatMap(creditedBy).filter((line) => line.restocked === true);
  return items.flatMap((item) => {
    const back = restocked.reduce(
      (sum, line) => (line.item === item.id ? sum + (line.quantity ?? 0) : sum),
      0,
    );
    return back < item.quantity ? [{ ...item, quantity: item.quantity - back }] : [];
  });
}
