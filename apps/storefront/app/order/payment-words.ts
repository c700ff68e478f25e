import type { Order } from './stages.ts';

/** How the payment of an order stands, in a shopper's words. */
export const paymentWords: Readonly<Record<Order['payment']['state'], string>> = {
  pending: 'Waiting for your bank',
  authorised: 'Confirmed',
  paid: 'Paid',
  refunded: 'Refunded',
  failed: 'Not charged',
};
