import { paymentMethods, type ManagedOrder } from '@omnis/contract';
import { toMajor, type CurrencyCode } from '@omnis/models';
import { z } from 'zod';
import type { OrderRefundRow } from './change/changes.repository.ts';
import { creditedBy, creditedDelivery } from './change/refund-record.ts';
import { refundableOf, type RefundFacts } from './hand-refunds/refundable.ts';
import type { OrderItemRow } from './orders.types.ts';
import { toRefund } from './orders.view.ts';
import type { OrderPaymentRow } from './payments/order-payments.repository.ts';

const methodSchema = z.enum(paymentMethods);

/** Reasons that are written for the customer, in words for owner and staff. */
const staffReasons: Readonly<Record<string, string>> = {
  'Your order was refunded': 'The order was refunded',
  'Your order was cancelled': 'The order was cancelled',
  'You cancelled your order': 'The customer cancelled the order',
  'You took goods out of your order': 'The customer took items out',
  'We changed your order': 'The order was edited',
};

/** A refund as owner and staff see it: with what it gave back for, and who made it. */
export function toManagedRefund(
  refund: OrderRefundRow,
  { items, currency }: { items: readonly OrderItemRow[]; currency: CurrencyCode },
): ManagedOrder['refunds'][number] {
  return {
    ...toRefund(refund, currency),
    reason: staffReasons[refund.reason] ?? refund.reason,
    by: refund.by_name,
    parts: creditedBy(refund).map(({ item, minor, quantity }) => ({
      id: item === creditedDelivery ? null : item,
      name: item === creditedDelivery ? 'Delivery' : (items.find(({ id }) => id === item)?.name ?? ''),
      quantity: quantity ?? null,
      amount: toMajor(minor, currency),
    })),
  };
}

/** A payment that a person recorded. */
export function toRecordedPayment(
  payment: OrderPaymentRow,
  currency: CurrencyCode,
): ManagedOrder['payments'][number] {
  return {
    id: payment.id,
    method: methodSchema.parse(payment.method),
    reference: payment.reference,
    amount: toMajor(payment.amount_minor, currency),
    paidOn: payment.paid_on,
    by: payment.by_name,
    time: payment.at.toISOString(),
  };
}

/** The refundable rest of an order. */
export function toRefundable(facts: RefundFacts, currency: CurrencyCode): ManagedOrder['refundable'] {
  const { order } = facts;
  const { lines, deliveryMinor, totalMinor } = refundableOf(facts);
  return {
    amount: toMajor(totalMinor, currency),
    delivery: toMajor(deliveryMinor, currency),
    lines: lines.map(({ item, units, minor }) => ({
      id: item.id,
      units,
      amount: toMajor(minor, currency),
    })),
    outside: order.payment_intent === null && order.total_minor > order.gift_card_minor,
  };
}
