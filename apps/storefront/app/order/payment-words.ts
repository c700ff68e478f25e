import { refundedShare } from './aftermath.ts';
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
  refunded,
  total = 0,
}: Pick<Order, 'payment' | 'refunded'> & {
  readonly flow?: Order['flow'] | undefined;
  readonly total?: number;
}) {
  const share = payment.state === 'paid' ? refundedShare({ refunded, total }) : 'none';
  if (share !== 'none') return share === 'all' ? 'payRefunded' : 'partlyRefunded';
  return flow === 'bespoke' && payment.state === 'pending' ? 'payLater' : paymentWords[payment.state];
}
