import { imageUrl } from '@omnis/models';
import { media, token } from '@omnis/theme/react';
import { StatusPill } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { dayText } from '../data/day-text.ts';
import { formatPrice } from '../data/price.ts';
import type { ReadValue } from '../data/reads.ts';
import { standingName } from './aftermath.ts';
import { ReorderButton } from './reorder-button.tsx';
import { isAgreed, orderPath } from './order-path.ts';
import { isReturnable } from './stages.ts';
import { ordersTexts } from '../texts/orders/index.ts';
import { useLocale, useTexts } from '../texts/use-texts.ts';

const Root = styled.ul.withConfig({ componentId: 'shop-order-list' })`
  margin: 0;
  padding: 0;
  list-style: none;

  .order {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr) auto;
    gap: ${token('space.1')} ${token('space.5')};
    align-items: center;
    padding-block: ${token('space.4')};
    border-top: ${token('border.width')} solid ${token('border.color')};
    color: inherit;
    text-decoration: none;
  }
  .more {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')} ${token('space.4')};
    align-items: center;
    justify-content: flex-end;
    min-height: 2.25rem;
    padding-bottom: ${token('space.4')};
    font-size: ${token('type.sm')};
  }
  .order > span:first-child {
    grid-row: 1 / span 2;
    display: block;
    border-radius: ${token('image.radius')};
    background: ${token('image.background')};
    aspect-ratio: 4 / 5;
    overflow: hidden;
  }
  .order img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .order small {
    display: block;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  .order .end {
    display: grid;
    gap: ${token('space.2')};
    justify-items: end;
    font-variant-numeric: tabular-nums;
  }
  .number {
    white-space: nowrap;
  }
  ${media.hover} {
    .order:hover strong {
      text-decoration: underline;
    }
  }
`;

/** Orders of a customer, each with the way to its receipt and what can be done with it. */
export function OrderList({
  orders,
}: {
  readonly orders: ReadValue<'ordersHistory'>['items'];
}): ReactElement {
  const t = useTexts(ordersTexts);
  const locale = useLocale();
  return (
    <Root>
      {orders.map((order) => (
        <li key={order.orderHash}>
          <a className="order" href={orderPath(order)}>
            <span>
              {order.image !== null && (
                <img
                  src={imageUrl(order.image, { width: 160 })}
                  alt=""
                  width={64}
                  height={80}
                  loading="lazy"
                />
              )}
            </span>
            <span>
              <strong>
                {t.parts('orderNumber', { number: <span className="number">{order.number}</span> })}
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
    </Root>
  );
}
