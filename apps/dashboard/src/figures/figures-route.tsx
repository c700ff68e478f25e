import { Loaded } from '@omnis/account';
import { useDashboardFiguresQuery } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { Skeleton, SkeletonGroup } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { dateText } from '../app/format.ts';
import { NotFound } from '../app/not-found-route.tsx';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { useListParams } from '../parts/list-params.ts';
import { PageHead } from '../parts/page-head.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { periodOf } from './period.ts';
import { RecoveredCard } from './recovered-card.tsx';
import { RevenueCard } from './revenue-card.tsx';
import { TableCard } from './table-card.tsx';
import { TotalCards } from './total-cards.tsx';
import { figuresTexts } from '../texts/figures/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-figures-route' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.5')};

  .pair {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.5')};
    align-items: start;
  }
  ${media.up('xl')} {
    .pair {
      /* A table that has its columns beside each other needs no scrolling. */
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 44rem), 1fr));
    }
  }
`;

/** The sales of a period, with its visits and their sources. */
export function Component(): ReactElement {
  const t = useTexts(figuresTexts);
  useTitle(t('figures'));
  const list = useListParams();
  const asked = periodOf(list.params);
  const query = useDashboardFiguresQuery(
    { params: { division: useDivision() }, query: asked },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const shown = query.data?.period;
  const skeleton = (
    <SkeletonGroup label={t('loadingFigures')}>
      <Root>
        <Skeleton shape="block" height="12rem" />
        <Skeleton shape="block" height="20rem" />
      </Root>
    </SkeletonGroup>
  );
  return (
    <>
      <PageHead
        title={t('figures')}
        text={
          shown
            ? t('periodByClock', {
                from: dateText(shown.from),
                to: dateText(shown.to),
                zone: query.data?.timeZone.replaceAll('_', ' ') ?? '',
              })
            : t('whatStoreSoldHowVisits')
        }
      />
      <PeriodChoice asked={asked} shown={shown} list={list} />
      <Loaded query={query} skeleton={skeleton} notFound={<NotFound />}>
        {(figures) => (
          <Root>
            <TotalCards figures={figures} />
            <RevenueCard figures={figures} />
            <TableCard
              asked={asked}
              table="funnel"
              title={t('fromVisitToOrder')}
              text={t('onlyAgreedVisits')}
              empty={t('noVisitsWereCountedInThisPeriod')}
            />
            <TableCard
              asked={asked}
              table="products"
              title={t('products')}
              text={t('productsText')}
              empty={t('noProductsWereSoldInThisPeriod')}
            />
            <div className="pair">
              <TableCard
                asked={asked}
                table="sources"
                title={t('sourcesOfVisits')}
                text={t('onlyAgreedVisits')}
                empty={t('noVisitsWereCountedInThisPeriod')}
              />
              <TableCard
                asked={asked}
                table="campaigns"
                title={t('campaigns')}
                text={t('campaignsText')}
                empty={t('noVisitsWereCountedInThisPeriod')}
              />
              <TableCard
                asked={asked}
                table="discounts"
                title={t('discounts')}
                empty={t('noDiscountsWereUsedInThisPeriod')}
              />
              <TableCard
                asked={asked}
                table="returns"
                title={t('returnsByReason')}
                empty={t('noReturnsWereAnnouncedInThisPeriod')}
              />
            </div>
            <RecoveredCard />
            <TableCard asked={asked} table="days" title={t('days')} empty={t('noSalesInThisPeriod')} />
          </Root>
        )}
      </Loaded>
    </>
  );
}
