/**
 * How the payment of an order stands, refunds counted. `cancelled`: it was cancelled, and nothing had been paid for it.
 */
export const orderPaymentStates = [
  'unpaid',
  'authorised',
  'paid',
  'partially_refunded',
  'refunded',
  'failed',
  'cancelled',
] as const;

/** How the payment of an order stands, refunds counted. */
export type OrderPaymentState = (typeof orderPaymentStates)[number];
