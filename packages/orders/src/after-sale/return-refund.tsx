import { useTexts } from '@omnis/texts/react';
import { formatPrice } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import type { Order } from '../order/stages.ts';
import { returnRefundText } from './refund-text.ts';
import type { ReturnedMoney } from './return-wishes.ts';
import { ordersTexts } from '../texts/orders/index.ts';

/** Refund for the chosen items, where it goes, and what is not part of it. */
export function ReturnRefund({
  order,
  back: { amount, delivery: included },
  delivery,
}: {
  readonly order: Pick<Order, 'payment' | 'giftCards' | 'totals'>;
  readonly back: ReturnedMoney;
  /** Delivery charge refunded with the last of the goods. */
  readonly delivery: number;
}): ReactElement {
  const t = useTexts(ordersTexts);
  const { currency, shipping } = order.totals;
  const price = (money: number): string => formatPrice(money, currency, t.locale);
  return (
    <div role="status">
      <div className="sum-up">
        <span>{t('youGetBack')}</span>
        <strong>{price(amount)}</strong>
      </div>
      <p className="quiet">
        {[
          returnRefundText(t, order, amount),
          ...(included > 0 ? [t('deliveryIn', { price: price(included) })] : []),
          ...(included === 0 && shipping > 0
            ? [t(delivery > 0 ? 'deliveryWithAll' : 'deliveryNotIn', { price: price(delivery || shipping) })]
            : []),
          t('postageYours'),
        ].join(' ')}
      </p>
    </div>
  );
}
