import type { ReactElement } from 'react';
import { formatPrice } from '../data/price.ts';
import type { Order } from './stages.ts';

const words: Readonly<Record<Order['refunds'][number]['state'], string>> = {
  pending: 'On its way to your card',
  refunded: 'Sent to your card. Banks take up to ten days to show it.',
  failed: 'Your bank did not take it. We see to it and write to you.',
};

/** What was given back of an order's payment. */
export function RefundList({
  refunds,
  currency,
}: {
  readonly refunds: Order['refunds'];
  readonly currency: string;
}): ReactElement {
  return (
    <div>
      <h2>Refunds</h2>
      <ul className="refunds">
        {refunds.map(({ id, amount, reason, state }) => (
          <li key={id}>
            <strong>{formatPrice(amount, currency)}</strong>
            <span>{reason}</span>
            <small>{words[state]}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
