import type { Order } from './stages.ts';

/** How the payment of an order stands: keys of a shopper's words. */
export const paymentWords = {
  pending: 'payPending',
  authorised: 'payConfirmed',
  paid: 'payPaid',
  refunded: 'payRefunded',
  failed: 'payNot',
} as const satisfies Readonly<Record<Order['payment']['state'], string>>;
