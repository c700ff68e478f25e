import { Loaded } from '@omnis/account';
import { useDashboardStockHistoryQuery, type CallAnswer } from '@omnis/api-client';
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

const changeColumns: readonly TableColumn<Change>[] = [
  {
    key: 'reason',
    header: 'Reason',
    primary: true,
    cell: ({ reason, by, at, note, order }) => (
      <span className="named">
        <span>
          {reasonText(reason)}
          {order && (
            <>
              {' '}
              (<Link href={`/dashboard/orders/${order.id}/`}>{`order ${order.number}`}</Link>)
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
    header: 'Stock',
    align: 'end',
    cell: ({ from, to }) => `${unitsText(from)} → ${unitsText(to)}`,
  },
  { key: 'difference', header: 'Change', align: 'end', cell: ({ from, to }) => differenceText(from, to) },
];

const orderColumns: readonly TableColumn<Order>[] = [
  {
    key: 'number',
    header: 'Order',
    primary: true,
    cell: ({ id, number }) => (
      <Link className="row-link" href={`/dashboard/orders/${id}/`}>
        {number}
      </Link>
    ),
  },
  { key: 'at', header: 'Placed', align: 'end', cell: ({ at }) => <Ago className="quiet" at={at} /> },
  { key: 'units', header: 'Units', align: 'end', cell: ({ quantity }) => differenceText(quantity, 0) },
];

function Shape(): ReactElement {
  return (
    <SkeletonGroup label="Loading the history">
      <Skeleton shape="block" height="6rem" />
      <br />
      <Skeleton shape="block" height="18rem" />
    </SkeletonGroup>
  );
}

function Orders({ history: { orders, ordersSearched } }: { readonly history: History }): ReactElement {
  return (
    <ListCard aria-label="Orders" data-compact="">
      <h2 className="list">Orders that hold units</h2>
      <Table
        caption={`Orders among the newest ${countText(ordersSearched)} of the store`}
        columns={orderColumns}
        rows={orders}
        rowKey={({ id }) => id}
        empty={<p>None of your newest {countText(ordersSearched)} orders holds units of it.</p>}
      />
    </ListCard>
  );
}

function Page({ history }: { readonly history: History }): ReactElement {
  const list = useCursorList();
  const [isAdjusting, setIsAdjusting] = useState(false);
  const { text, tone } = stockFactsOf(history);
  return (
    <>
      <PageHead
        back={{ href: '/dashboard/stock/', text: 'Stock' }}
        title={variantName(history)}
        actions={
          <LinkButton variant="secondary" href={`/dashboard/products/${history.productId}/`}>
            View product
          </LinkButton>
        }
      />
      <Root>
        <Card title="Units" actions={<Badge tone={tone}>{text}</Badge>}>
          <UnitsField row={history} onAdjust={() => setIsAdjusting(true)} />
        </Card>
        <ListCard aria-label="Changes" data-compact="">
          <h2 className="list">Changes</h2>
          <Table
            caption="Changes of its stock, newest first"
            columns={changeColumns}
            rows={history.changes}
            rowKey={({ id }) => id}
            empty={<p>Nobody has changed its stock yet.</p>}
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
  const { id = '' } = useParams();
  const { params } = useCursorList();
  const query = useDashboardStockHistoryQuery(
    {
      params: { division: useDivision(), variantId: id },
      query: { limit: pageSize, cursor: params.get('cursor') ?? undefined },
    },
    { refetchOnMountOrArgChange: true },
  );
  useTitle(query.data ? `Stock of ${variantName(query.data)}` : 'Stock');
  return (
    <Loaded query={query} skeleton={<Shape />} notFound={<NotFound />}>
      {(history) => <Page history={history} />}
    </Loaded>
  );
}
