import { Loaded } from '@omnis/account';
import { useDashboardStockHistoryQuery, type CallAnswer } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import {
  Badge,
  Card,
  countText,
  Link,
  LinkButton,
  Skeleton,
  SkeletonGroup,
  Table,
  type TableColumn,
} from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useParams } from 'react-router';
import { styled } from 'styled-components';
import { NotFound } from '../app/not-found-route.tsx';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { Ago } from '../parts/ago.tsx';
import { CursorFoot } from '../parts/cursor-foot.tsx';
import { ListCard } from '../parts/list-card.tsx';
import { pageSize, useCursorList } from '../parts/list-params.ts';
import { PageHead } from '../parts/page-head.tsx';
import { AdjustDialog } from './adjust-dialog.tsx';
import { differenceText, reasonText, stockFactsOf, unitsText, variantName } from './stock-views.ts';
import { UnitsField } from './units-field.tsx';
import { stockTexts, type StockTexts } from '../texts/stock/index.ts';

type History = CallAnswer<'dashboard.stockHistory'>;
type Change = History['changes'][number];
type Order = History['orders'][number];

const Root = styled.div.withConfig({ componentId: 'dashboard-stock-history' })`
  display: grid;
  gap: ${token('space.5')};
  min-width: 0;

  h2.list {
    padding: ${token('space.3')} ${token('space.4')};
    font-size: ${token('type.md')};
  }
`;

const changeColumns = (t: StockTexts): readonly TableColumn<Change>[] => [
  {
    key: 'reason',
    header: t('reason'),
    primary: true,
    cell: ({ reason, by, at, note, order }) => (
      <span className="named">
        <span>
          {reasonText(t, reason)}
          {order && (
            <>
              {' '}
              (
              <Link href={`/dashboard/orders/${order.id}/`}>
                {t('orderNumber', { number: order.number })}
              </Link>
              )
            </>
          )}
          <small>
            {by || 'Omnis'} · <Ago at={at} />
          </small>
          {note !== '' && <small>{note}</small>}
        </span>
      </span>
    ),
  },
  {
    key: 'stock',
    header: t('stock'),
    align: 'end',
    cell: ({ from, to }) => `${unitsText(t, from)} → ${unitsText(t, to)}`,
  },
  { key: 'difference', header: t('change'), align: 'end', cell: ({ from, to }) => differenceText(from, to) },
];

const orderColumns = (t: StockTexts): readonly TableColumn<Order>[] => [
  {
    key: 'number',
    header: t('order'),
    primary: true,
    cell: ({ id, number }) => (
      <Link className="row-link" href={`/dashboard/orders/${id}/`}>
        {number}
      </Link>
    ),
  },
  { key: 'at', header: t('placed'), align: 'end', cell: ({ at }) => <Ago className="quiet" at={at} /> },
  { key: 'units', header: t('units'), align: 'end', cell: ({ quantity }) => differenceText(quantity, 0) },
];

function Shape(): ReactElement {
  const t = useTexts(stockTexts);
  return (
    <SkeletonGroup label={t('loadingTheHistory')}>
      <Skeleton shape="block" height="6rem" />
      <br />
      <Skeleton shape="block" height="18rem" />
    </SkeletonGroup>
  );
}

function Orders({ history: { orders, ordersSearched } }: { readonly history: History }): ReactElement {
  const t = useTexts(stockTexts);
  return (
    <ListCard aria-label={t('orders')} data-compact="">
      <h2 className="list">{t('ordersThatHoldUnits')}</h2>
      <Table
        caption={t('amongNewestOrders', { orders: countText(ordersSearched) })}
        columns={orderColumns(t)}
        rows={orders}
        rowKey={({ id }) => id}
        empty={<p>{t('noneOfNewestOrders', { orders: countText(ordersSearched) })}</p>}
      />
    </ListCard>
  );
}

function Page({ history }: { readonly history: History }): ReactElement {
  const t = useTexts(stockTexts);
  const list = useCursorList();
  const [isAdjusting, setIsAdjusting] = useState(false);
  const { text, tone } = stockFactsOf(t, history);
  return (
    <>
      <PageHead
        back={{ href: '/dashboard/stock/', text: t('stock') }}
        title={variantName(history)}
        actions={
          <LinkButton variant="secondary" href={`/dashboard/products/${history.productId}/`}>
            {t('viewProduct')}
          </LinkButton>
        }
      />
      <Root>
        <Card title={t('units')} actions={<Badge tone={tone}>{text}</Badge>}>
          <UnitsField row={history} onAdjust={() => setIsAdjusting(true)} />
        </Card>
        <ListCard aria-label={t('changes')} data-compact="">
          <h2 className="list">{t('changes')}</h2>
          <Table
            caption={t('changesOfItsStockNewestFirst')}
            columns={changeColumns(t)}
            rows={history.changes}
            rowKey={({ id }) => id}
            empty={<p>{t('nobodyHasChangedItsStockYet')}</p>}
          />
          <CursorFoot list={list} next={history.next} />
        </ListCard>
        {list.params.get('cursor') === null && <Orders history={history} />}
      </Root>
      <AdjustDialog open={isAdjusting} onClose={() => setIsAdjusting(false)} row={history} />
    </>
  );
}

/** The stock of a variant: who changed it and why, and the orders that took of it. */
export function Component(): ReactElement {
  const t = useTexts(stockTexts);
  const { id = '' } = useParams();
  const { params } = useCursorList();
  const query = useDashboardStockHistoryQuery(
    {
      params: { division: useDivision(), variantId: id },
      query: { limit: pageSize, cursor: params.get('cursor') ?? undefined },
    },
    { refetchOnMountOrArgChange: true },
  );
  useTitle(query.data ? t('stockName', { name: variantName(query.data) }) : t('stock'));
  return (
    <Loaded query={query} skeleton={<Shape />} notFound={<NotFound />}>
      {(history) => <Page history={history} />}
    </Loaded>
  );
}
