import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { countText, Link, moneyText } from '@omnis/ui';
import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { changeBetween } from '../app/format.ts';
import type { Overview } from './overview-figures.ts';
import { coverLinkCss } from '../parts/cover-link-css.ts';
import { overviewTexts } from '../texts/overview/index.ts';

const Root = styled.dl.withConfig({ componentId: 'dashboard-figures' })`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin: 0;
  overflow: hidden;
  border: ${token('border.width')} solid ${token('card.border')};
  border-radius: ${token('card.radius')};
  background: ${token('border.color')};
  box-shadow: ${token('card.shadow')};
  gap: 1px;

  > div {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: ${token('space.1')};
    padding: ${token('space.4')} ${token('space.5')};
    background: ${token('card.background')};
  }
  > div:has(a):hover {
    background: ${token('surface.hover')};
  }
  dt {
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  .value {
    font-size: ${token('type.2xl')};
    font-weight: ${token('heading.weight')};
    letter-spacing: ${token('heading.letterSpacing')};
    line-height: 1.2;
  }
  .note {
    display: flex;
    align-items: center;
    gap: ${token('space.1')};
    color: ${token('text.muted')};
    font-size: ${token('type.xs')};
  }
  .note svg {
    width: 0.875rem;
    height: 0.875rem;
  }
  .note[data-way='up'] {
    color: ${token('success.text')};
  }
  .note[data-way='down'] {
    color: ${token('error.text')};
  }
  a {
    ${coverLinkCss}
  }
  ${media.up('xl')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

function Change({ overview: { totals } }: { readonly overview: Overview }): ReactElement {
  const t = useTexts(overviewTexts);
  const change = changeBetween(totals.revenue, totals.previousRevenue);
  if (change === null) return <dd className="note">{t('last30Days')}</dd>;
  const way = change > 0 ? 'up' : change < 0 ? 'down' : undefined;
  return (
    <dd className="note" data-way={way}>
      {way === 'up' && <ArrowUpRight aria-hidden="true" />}
      {way === 'down' && <ArrowDownRight aria-hidden="true" />}
      {change === 0
        ? t('asInTheMonthBefore')
        : t('monthBeforeChange', { sign: change > 0 ? '+' : '−', change: Math.abs(change) })}
    </dd>
  );
}

/** The figures of the last 30 days, and what waits. */
export function Figures({ overview }: { readonly overview: Overview }): ReactElement {
  const t = useTexts(overviewTexts);
  const { totals, currency, openOrders, products } = overview;
  return (
    <Root>
      <div>
        <dt>{t('revenue')}</dt>
        <dd className="value">{moneyText(totals.revenue, currency)}</dd>
        <Change overview={overview} />
      </div>
      <div>
        <dt>{t('orders')}</dt>
        <dd className="value">{countText(totals.orders)}</dd>
        <dd className="note">
          {totals.orders > 0
            ? t('onAverage', { amount: moneyText(totals.average, currency) })
            : t('last30Days')}
        </dd>
      </div>
      <div>
        <dt>
          <Link href="/dashboard/orders/?view=open">{t('openOrders')}</Link>
        </dt>
        <dd className="value">{countText(openOrders)}</dd>
        <dd className="note">{openOrders === 0 ? t('allSent') : t('paidAndNotSentYet')}</dd>
      </div>
      <div>
        <dt>
          <Link href="/dashboard/products/?view=low">{t('runningLow')}</Link>
        </dt>
        <dd className="value">{countText(products.lowStock)}</dd>
        <dd className="note">
          {products.lowStock === 0
            ? t('productsOnSale', { products: t('productsCounted', { count: products.enabled }) })
            : t('productsRunningLow', { units: countText(products.lowAt) })}
        </dd>
      </div>
    </Root>
  );
}
