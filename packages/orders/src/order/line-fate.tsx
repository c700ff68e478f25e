import { useTexts } from '@omnis/texts/react';
import { formatPrice } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { lineNews, type LineNews } from './aftermath.ts';
import type { Order } from './stages.ts';
import { ordersTexts, type OrdersTexts } from '../texts/orders/index.ts';

function News({
  t,
  news,
  about,
}: {
  readonly t: OrdersTexts;
  readonly news: LineNews;
  readonly about: { readonly quantity: number; readonly currency: string };
}): ReactElement {
  const { quantity, currency } = about;
  switch (news.kind) {
    case 'asked':
      return (
        <>{news.count < quantity ? t('labelAskedOf', { count: news.count, quantity }) : t('labelAsked')}</>
      );
    case 'returned':
      return <>{quantity === 1 ? t('returned') : t('returnedOf', { count: news.count, quantity })}</>;
    case 'refunded':
      return <>{t('refundedAmount', { amount: formatPrice(news.amount, currency, t.locale) })}</>;
    case 'wholeRefunded':
      return <>{t('refunded')}</>;
    case 'exchanged': {
      const { count, options, order } = news;
      const words = quantity === 1 ? t('exchangedFor', { options }) : t('exchangedOf', { count, options });
      return (
        <>
          {words}
          {order && (
            <>
              {' · '}
              <a href={`/receipt/${order.orderHash}`}>{t('orderNumber', { number: order.number })}</a>
            </>
          )}
        </>
      );
    }
  }
}

/** Outcome of an order's line: its returns, and what it was exchanged for. */
export function LineFate({
  order,
  item,
}: {
  readonly order: Order;
  readonly item: Order['items'][number];
}): ReactElement | null {
  const t = useTexts(ordersTexts);
  const told = lineNews(order, item);
  if (told.length === 0) return null;
  return (
    <div className="fate">
      {told.map((news, at) => (
        // The same may be told of two returns.
        <span key={at}>
          <News t={t} news={news} about={{ quantity: item.quantity, currency: order.currency }} />
        </span>
      ))}
    </div>
  );
}
