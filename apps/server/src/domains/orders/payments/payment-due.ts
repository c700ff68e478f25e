import type { RecordPayment } from '@omnis/contract';
import { fail, type Failure } from '../../../http/answer.ts';
import { recipientOf } from '../../gift-cards/bought-cards.ts';
import { hasOpenCharge } from '../charges/charges.ts';
import { isComplete } from '../drafts/draft.ts';
import { isRefundStatus } from '../order-state.ts';
import type { OrderItemRow, OrderRow } from '../orders.types.ts';

type Due = Pick<
  OrderRow,
  'status' | 'payment_state' | 'payment_intent' | 'total_minor' | 'owed_minor' | 'charges'
>;

/** Tells whether something of an order is still to be paid although its first payment came. */
export function isOwed(order: Due): boolean {
  return (
    order.payment_state === 'paid' &&
    order.owed_minor > 0 &&
    !isRefundStatus(order.status) &&
    !hasOpenCharge(order)
  );
}

/** Tells whether the money of an order has arrived, or is certain to come. */
export function isSettled({ payment_state: state }: Pick<OrderRow, 'payment_state'>): boolean {
  return state === 'paid' || state === 'authorised' || state === 'refunded';
}

/** Tells whether an order was ended before anybody paid it: it was cancelled, and nothing was refunded. */
export function isCancelledUnpaid(
  order: Pick<OrderRow, 'status' | 'payment_state' | 'total_minor'>,
): boolean {
  return isRefundStatus(order.status) && order.total_minor > 0 && !isSettled(order);
}

/** Statuses of a quote whose price is not agreed yet. */
const unagreed: ReadonlySet<string> = new Set(['quote', 'bespoke_idle', 'bespoke_requested_terms']);

/** Tells whether money for an order is still to come, which a person can record when it has. */
export function isDue(order: Due): boolean {
  if (isOwed(order)) return true;
  return (
    !isSettled(order) &&
    order.total_minor > 0 &&
    !isRefundStatus(order.status) &&
    !unagreed.has(order.status) &&
    (order.payment_state === 'failed' || order.payment_intent === null)
  );
}

/** Why a payment cannot be recorded; null when it can. @param about.today - ISO date in the store's time zone */
export function dueFailure(
  order: OrderRow,
  items: readonly OrderItemRow[],
  { payment, today }: { payment: RecordPayment; today: string },
): Failure | null {
  if (!isComplete(order))
    return fail('conflict', 'Complete the draft first: its email address, address and delivery.');
  if (isSettled(order) && !isOwed(order)) return fail('conflict', 'This order is paid already.');
  if (!isDue(order))
    return order.payment_intent === null
      ? fail('conflict', 'Nothing is due for this order.')
      : fail('conflict', 'The bank has not answered about the last payment yet. Wait a moment.');
  if (payment.paidOn !== null && payment.paidOn > today)
    return fail('validation_failed', 'This day is still to come', 'paidOn');
  if (payment.paidOn === null && items.some((item) => recipientOf(item) !== null))
    return fail('conflict', 'Gift cards are sent once they are paid, so a purchase order is not enough.');
  return null;
}
