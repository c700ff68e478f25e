import { refundedShare } from './aftermath.ts';
import type { Order } from './stages.ts';

const paymentWords = {
  authorised: 'payConfirmed',
  paid: 'payPaid',
  refunded: 'payRefunded',
  failed: 'payNot',
} as const satisfies Readonly<Record<Exclude<Order['payment']['state'], 'pending'>, string>>;

/** How the payment of an order stands: the key of a shopper's words. No bank is asked about what has still to be paid. */
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
  if (payment.state !== 'pending') return paymentWords[payment.state];
  if (flow === 'bespoke') return 'payLater';
  return payment.payable ? 'statusToBePaid' : 'payPending';
}
