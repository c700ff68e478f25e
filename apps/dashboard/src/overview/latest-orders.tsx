import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { agoText, Card, EmptyState, Link, OrderTotal, OrderPill, timeText } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Thumb } from '../parts/thumb.tsx';
import type { Overview } from './overview-figures.ts';
import { coverLinkCss } from '../parts/cover-link-css.ts';
import { overviewTexts } from '../texts/overview/index.ts';

/** Rows of a short list in a card; the link of a row spans it. */
export const ShortList = styled.ul.withConfig({ componentId: 'dashboard-short-list' })`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token('space.1')} ${token('space.3')};
    padding: ${token('space.3')} ${token('card.padding')};
    border-top: ${token('border.width')} solid ${token('border.color')};
    font-size: ${token('type.sm')};
  }
  li:hover {
    background: ${token('surface.hover')};
  }
  .what {
    min-width: 0;
  }
  .what > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    color: ${token('text.muted')};
  }
  a {
    ${coverLinkCss}
    font-weight: ${token('weight.medium')};
  }
  .amount {
    display: grid;
    justify-items: end;
    gap: ${token('space.1')};
    font-variant-numeric: tabular-nums;
  }
`;

/** The orders that came last. */
export function LatestOrders({ orders }: { readonly orders: Overview['latestOrders'] }): ReactElement {
  const t = useTexts(overviewTexts);
  return (
    <Card title={t('latestOrders')} flush actions={<Link href="/dashboard/orders/">{t('allOrders')}</Link>}>
      {orders.length === 0 ? (
        <EmptyState
          titleLevel={3}
          title={t('noOrdersYet')}
          text={t('noOrdersYetText')}
          illustration="parcel"
        />
      ) : (
        <ShortList>
          {orders.map(
            ({
              id,
              number,
              image,
              customerName,
              email,
              createdAt,
              status,
              cancelled,
              total,
              refunded,
              currency,
            }) => (
              <li key={id}>
                <Thumb src={image} />
                <span className="what">
                  <Link href={`/dashboard/orders/${id}/`}>{customerName || email}</Link>
                  <small>
                    {number} ·{' '}
                    <time dateTime={createdAt} title={timeText(createdAt)}>
                      {agoText(createdAt)}
                    </time>
                  </small>
                </span>
                <span className="amount">
                  <OrderTotal total={total} refunded={refunded} currency={currency} />
                  <OrderPill status={status} cancelled={cancelled} />
                </span>
              </li>
            ),
          )}
        </ShortList>
      )}
    </Card>
  );
}
