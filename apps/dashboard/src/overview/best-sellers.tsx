import { useTexts } from '@omnis/texts/react';
import { Card, countText, EmptyState, Link, moneyText } from '@omnis/ui';
import type { ReactElement } from 'react';
import { Thumb } from '../parts/thumb.tsx';
import { ShortList } from './latest-orders.tsx';
import type { Overview } from './overview-figures.ts';
import { overviewTexts } from '../texts/overview/index.ts';

/** Best sellers of the last 30 days. */
export function BestSellers({
  overview: { bestSellers, currency },
}: {
  readonly overview: Overview;
}): ReactElement {
  const t = useTexts(overviewTexts);
  return (
    <Card
      title={t('bestSellers')}
      flush
      actions={<Link href="/dashboard/products/">{t('allProducts')}</Link>}
    >
      {bestSellers.length === 0 ? (
        <EmptyState
          titleLevel={3}
          title={t('nothingSoldYet')}
          text={t('nothingSoldYetText')}
          illustration="heart"
        />
      ) : (
        <ShortList>
          {bestSellers.map(({ id, name, image, sold, revenue }) => (
            <li key={id}>
              <Thumb src={image} size={44} />
              <span className="what">
                <Link href={`/dashboard/products/${id}/`}>{name}</Link>
                <small>{t('sold', { sold: countText(sold) })}</small>
              </span>
              <span className="amount">{moneyText(revenue, currency)}</span>
            </li>
          ))}
        </ShortList>
      )}
    </Card>
  );
}
