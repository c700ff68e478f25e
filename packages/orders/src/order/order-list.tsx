import { imageUrl } from '@omnis/models';
import { textParts, useLocale, useTexts } from '@omnis/texts/react';
import { StatusPill } from '@omnis/ui';
import { dayText, formatPrice, type ReadValue } from '@omnis/shop-kit';
import { Package } from 'lucide-react';
import type { ReactElement } from 'react';
import { standingName } from './aftermath.ts';
import { OrderListRoot } from './order-list-root.ts';
import { ReorderButton } from './reorder-button.tsx';
import { isAgreed, orderPath } from './order-path.ts';
import { isReturnable } from './stages.ts';
import { ordersTexts } from '../texts/orders/index.ts';

/** Orders of a customer, each with the way to its receipt and what can be done with it. */
export function OrderList({
  orders,
}: {
  readonly orders: ReadValue<'ordersHistory'>['items'];
}): ReactElement {
  const t = useTexts(ordersTexts);
  const locale = useLocale();
  return (
    <OrderListRoot>
      {orders.map((order) => (
        <li className="row" key={order.orderHash}>
          <a className="order" href={orderPath(order)}>
            <span className="picture">
              {order.image === null ? (
                <Package aria-hidden="true" />
              ) : (
                <img
                  src={imageUrl(order.image, { width: 160 })}
                  alt=""
                  width={64}
                  height={80}
                  loading="lazy"
                />
              )}
            </span>
            <span className="words">
              <strong>
                {textParts(t, 'orderNumber', { number: <span className="number">{order.number}</span> })}
              </strong>
              <small>
                {dayText(order.createdAt, locale)}, {t('items', { count: order.itemCount })}
              </small>
              {order.replaces && (
                <small>
                  {t('replacementFor', { order: t('orderNumber', { number: order.replaces.number }) })}
                </small>
              )}
            </span>
            <span className="end">
              {/* A quote has no price until there is an offer, and a replacement costs nothing. */}
              {(order.total > 0 || (isAgreed(order) && !order.replaces)) &&
                formatPrice(order.total, order.currency, locale)}
              <StatusPill status={order.status} label={standingName(t, order)} />
            </span>
          </a>
          <div className="more">
            {isReturnable(order) && (
              <a href={`/returns/${order.orderHash}`} aria-label={t('returnOf', { number: order.number })}>
                {t('returnOrExchange')}
              </a>
            )}
            {isAgreed(order) && (
              <a href={`/invoice/${order.orderHash}`} aria-label={t('invoiceOf', { number: order.number })}>
                {t('invoice')}
              </a>
            )}
            {order.quoted !== true && (
              <ReorderButton orderHash={order.orderHash} number={order.number} small />
            )}
          </div>
        </li>
      ))}
    </OrderListRoot>
  );
}
