import { Loaded } from '@omnis/account';
import { useDashboardFiguresQuery } from '@omnis/api-client';
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

const visitsText = 'Only visits of shoppers who agreed to be counted.';

/** The sales of a period, with its visits and their sources. */
export function Component(): ReactElement {
  useTitle('Figures');
  const list = useListParams();
  const asked = periodOf(list.params);
  const query = useDashboardFiguresQuery(
    { params: { division: useDivision() }, query: asked },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const shown = query.data?.period;
  const skeleton = (
    <SkeletonGroup label="Loading figures">
      <Root>
        <Skeleton shape="block" height="12rem" />
        <Skeleton shape="block" height="20rem" />
      </Root>
    </SkeletonGroup>
  );
  return (
    <>
      <PageHead
        title="Figures"
        text={
          shown
            ? `${dateText(shown.from)} to ${dateText(shown.to)}, by your store’s clock (${query.data?.timeZone.replaceAll('_', ' ') ?? ''}).`
            : 'What your store sold, and how its visits went.'
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
              title="From visit to order"
              text={visitsText}
              empty="No visits were counted in this period"
            />
            <TableCard
              asked={asked}
              table="products"
              title="Products"
              text="Refunds count on the day on which they were made. A refunded amount that names no item belongs to no product."
              empty="No products were sold in this period"
            />
            <div className="pair">
              <TableCard
                asked={asked}
                table="sources"
                title="Sources of visits"
                text={visitsText}
                empty="No visits were counted in this period"
              />
              <TableCard
                asked={asked}
                table="campaigns"
                title="Campaigns"
                text="By the utm_campaign of the links that visitors followed."
                empty="No visits were counted in this period"
              />
              <TableCard
                asked={asked}
                table="discounts"
                title="Discounts"
                empty="No discounts were used in this period"
              />
              <TableCard
                asked={asked}
                table="returns"
                title="Returns by reason"
                empty="No returns were announced in this period"
              />
            </div>
            <RecoveredCard />
            <TableCard asked={asked} table="days" title="Days" empty="No sales in this period" />
          </Root>
        )}
      </Loaded>
    </>
  );
}
