import type { Order } from './stages.ts';

const paymentWords = {
  pending: 'payPending',
  authorised: 'payConfirmed',
  paid: 'payPaid',
  refunded: 'payRefunded',
  failed: 'payNot',
} as const satisfies Readonly<Record<Order['payment']['state'], string>>;

/** How the payment of an order stands: the key of a shopper's words. No bank is asked about a bespoke order. */
export function paymentKey({
  payment,
  flow = 'normal',
}: Pick<Order, 'payment'> & { readonly flow?: Order['flow'] | undefined }) {
  return flow === 'bespoke' && payment.state === 'pending' ? 'payLater' : paymentWords[payment.state];
}
