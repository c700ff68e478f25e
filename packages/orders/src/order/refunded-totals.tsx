import { useTexts } from '@omnis/texts/react';
import { formatPrice } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import type { Order } from './stages.ts';
import { ordersTexts } from '../texts/orders/index.ts';

/** Refunded part of an order's total, and its final cost. */
export function RefundedTotals({ order }: { readonly order: Order }): ReactElement | null {
  const t = useTexts(ordersTexts);
  const { refunded = 0, totals } = order;
  if (refunded <= 0) return null;
  const price = (amount: number): string => formatPrice(amount, totals.currency, t.locale);
  return (
    <dl className="after">
      <div>
        <dt>{t('givenBack')}</dt>
        <dd>−{price(refunded)}</dd>
      </div>
      <div>
        <dt>{t('afterCredits')}</dt>
        <dd>{price(Math.max(0, totals.total - refunded))}</dd>
      </div>
    </dl>
  );
}
