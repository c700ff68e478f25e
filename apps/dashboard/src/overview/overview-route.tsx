import { Loaded } from '@omnis/account';
import { useDashboardOverviewQuery } from '@omnis/api-client';
import { selectUser, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import {
  AreaChart,
  Card,
  EmptyState,
  Link,
  LinkButton,
  moneyText,
  Notice,
  Skeleton,
  SkeletonGroup,
} from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { NotFound } from '../app/not-found-route.tsx';
import { axisMoney, dayText } from '../app/format.ts';
import { generalPath } from '../app/paths.ts';
import { useMay } from '../access/use-dashboard-access.ts';
import { useActiveStore, useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { useHomeEditor } from '../pages/use-home-editor.ts';
import { PageHead } from '../parts/page-head.tsx';
import { BadgesCard } from './badges-card.tsx';
import { BestSellers } from './best-sellers.tsx';
import { Figures } from './figures.tsx';
import { FirstSteps } from './first-steps.tsx';
import { LatestOrders } from './latest-orders.tsx';
import { greeting, isNewShop, salesInWords, type Overview } from './overview-figures.ts';
import { SetUpCard } from './set-up-card.tsx';
import { overviewTexts } from '../texts/overview/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-overview-route' })`
  display: grid;
  gap: ${token('space.5')};

  .head .actions a {
    font-size: ${token('type.sm')};
    text-decoration: none;
  }
  .head .actions a:hover {
    text-decoration: underline;
  }
  .lists {
    display: grid;
    gap: ${token('space.5')};
    align-items: start;
  }
  ${media.down('sm')} {
    /* Days have too little room to stand side by side. */
    figure .labels > :nth-child(even) {
      display: none;
    }
  }
  ${media.up('xl')} {
    .lists {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    }
  }
`;

function Shape(): ReactElement {
  const t = useTexts(overviewTexts);
  return (
    <SkeletonGroup label={t('loadingTheOverview')}>
      <Root>
        <Skeleton shape="block" height="7rem" />
        <Skeleton shape="block" height="20rem" />
        <div className="lists">
          <Skeleton shape="block" height="22rem" />
          <Skeleton shape="block" height="22rem" />
        </div>
      </Root>
    </SkeletonGroup>
  );
}

function Content({ overview }: { readonly overview: Overview }): ReactElement {
  const t = useTexts(overviewTexts);
  const may = useMay();
  const { sales, currency, latestOrders } = overview;
  const money = (amount: number): string => moneyText(amount, currency);
  if (isNewShop(overview))
    return (
      <Root>
        <FirstSteps />
        {may('settings') && <SetUpCard />}
        <BadgesCard />
      </Root>
    );
  return (
    <Root>
      {latestOrders.length === 0 && may('settings') && <SetUpCard />}
      <Figures overview={overview} />
      <Card title={t('salesADay')}>
        {sales.every(({ total }) => total === 0) ? (
          <EmptyState
            titleLevel={3}
            title={t('noSalesThese30Days')}
            text={t('noSalesThese30DaysText')}
            illustration="basket"
          />
        ) : (
          <AreaChart
            title={t('salesOfEachDay')}
            description={salesInWords(t, overview, money)}
            labels={sales.map(({ day }) => dayText(day))}
            series={[{ name: t('sales'), values: sales.map(({ total }) => total) }]}
            format={(amount) => axisMoney(amount, currency)}
            height="15rem"
          />
        )}
      </Card>
      <div className="lists">
        <LatestOrders orders={latestOrders} />
        <BestSellers overview={overview} />
      </div>
      <BadgesCard />
    </Root>
  );
}

interface SalesProps {
  readonly hello: string;
}

/** Home for members who may not see what the store earns: what there is to do. */
function Plain({ hello }: SalesProps): ReactElement {
  const t = useTexts(overviewTexts);
  const { name } = useActiveStore();
  return (
    <>
      <PageHead title={hello} text={t('youHelpToRun', { name })} />
      <BadgesCard />
    </>
  );
}

/** How the store does, for those who may see it. */
export function Component(): ReactElement {
  const t = useTexts(overviewTexts);
  useTitle('Home');
  const firstName = useAppSelector(selectUser)?.firstName ?? '';
  const [time] = useState(() => greeting(t, new Date().getHours()));
  const may = useMay();
  const hello = firstName === '' ? time : `${time}, ${firstName}`;
  return may('finance') ? <Sales hello={hello} /> : <Plain hello={hello} />;
}

/** Tells that shoppers cannot come in yet, with the way to change that. */
function ClosedNotice(): ReactElement {
  const t = useTexts(overviewTexts);
  const may = useMay();
  return (
    <Notice tone="info" title={t('yourShopIsNotOpenToEveryone')}>
      {t('onlyPeopleWhomLetCan')} {may('settings') && <Link href={generalPath}>{t('openShopLink')}</Link>}
    </Notice>
  );
}

function Sales({ hello }: SalesProps): ReactElement {
  const t = useTexts(overviewTexts);
  const homeEditor = useHomeEditor();
  const { closed } = useActiveStore();
  const may = useMay();
  const query = useDashboardOverviewQuery(
    { params: { division: useDivision() } },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const isNew = query.data !== undefined && isNewShop(query.data);
  return (
    <>
      <PageHead
        title={hello}
        text={isNew ? t('threeStepsAndYourShopIsOpen') : t('last30DaysStore')}
        actions={
          !isNew &&
          may('pages') && (
            <LinkButton href={homeEditor} variant="secondary">
              {t('editHomePage')}
            </LinkButton>
          )
        }
      />
      {closed && !isNew && <ClosedNotice />}
      <Loaded query={query} skeleton={<Shape />} notFound={<NotFound />}>
        {(overview) => <Content overview={overview} />}
      </Loaded>
    </>
  );
}
