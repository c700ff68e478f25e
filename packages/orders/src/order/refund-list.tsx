import { useTexts } from '@omnis/texts/react';
import { formatPrice } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { LogTime } from './log-time.tsx';
import type { Order } from './stages.ts';
import { ordersTexts } from '../texts/orders/index.ts';

const words = {
  pending: 'refundPending',
  refunded: 'refundDone',
  failed: 'refundFailed',
} as const satisfies Readonly<Record<Order['refunds'][number]['state'], string>>;

/** Refunds of an order's payment. */
export function RefundList({
  refunds,
  currency,
}: {
  readonly refunds: Order['refunds'];
  readonly currency: string;
}): ReactElement {
  const t = useTexts(ordersTexts);
  return (
    <div>
      <h2>{t('refunds')}</h2>
      <ul className="refunds">
        {refunds.map(({ id, amount, giftCardAmount, reason, state, time }) => (
          <li key={id}>
            <strong>{formatPrice(amount, currency, t.locale)}</strong>
            <span>
              {reason} <LogTime time={time} locale={t.locale} />
            </span>
            {giftCardAmount > 0 && (
              <small>
                {t(giftCardAmount < amount ? 'backOnCard' : 'allBackOnCard', {
                  amount: formatPrice(giftCardAmount, currency, t.locale),
                })}
              </small>
            )}
            {giftCardAmount < amount && <small>{t(words[state])}</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}
