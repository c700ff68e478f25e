import { useDashboardOrdersQuery, type CallAnswer } from '@omnis/api-client';
import { agoText, counted, EmptyState, Link, OrderTotal, OrderPill, type TableColumn } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { Ago } from '../parts/ago.tsx';
import { Chips } from '../parts/chips.tsx';
import { ListCard } from '../parts/list-card.tsx';
import { pageSize, useListParams, type ListParams } from '../parts/list-params.ts';
import { ListSearch } from '../parts/list-search.tsx';
import { NoMatch } from '../parts/no-match.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PagedRows } from '../parts/paged-rows.tsx';
import { Thumb } from '../parts/thumb.tsx';
import { orderViewOf, orderViews, statusesOf } from './order-views.ts';

type Row = CallAnswer<'dashboard.orders'>['items'][number];

const columns: readonly TableColumn<Row>[] = [
  {
    key: 'number',
    header: 'Order',
    primary: true,
    cell: ({ id, number, image, itemCount, customerName, email, createdAt }) => (
      <span className="named">
        <Thumb src={image} />
        <span>
          <Link className="row-link" href={`/dashboard/orders/${id}/`}>
            {number}
          </Link>
          <small>
            <span className="narrow">
              {customerName || email} · {agoText(createdAt)}
            </span>
            <span className="wide">{counted(itemCount, 'item')}</span>
          </small>
        </span>
      </span>
    ),
  },
  {
    key: 'customer',
    header: 'Customer',
    wideOnly: true,
    cell: ({ customerName, email }) => customerName || email,
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status, cancelled }) => <OrderPill status={status} cancelled={cancelled} />,
  },
  {
    key: 'placed',
    header: 'Placed',
    wideOnly: true,
    cell: ({ createdAt }) => <Ago className="quiet" at={createdAt} />,
  },
  {
    key: 'total',
    header: 'Total',
    align: 'end',
    cell: ({ total, refunded, currency }) => (
      <OrderTotal total={total} refunded={refunded} currency={currency} />
    ),
  },
];

function NoOrders({
  list,
  filtered,
}: {
  readonly list: ListParams;
  readonly filtered: boolean;
}): ReactElement {
  return filtered ? (
    <NoMatch noun="order" list={list} />
  ) : (
    <EmptyState
      title="Your first order will be here"
      text="As soon as a shopper pays, you see what they bought, who they are and how far it has come."
      illustration="parcel"
    />
  );
}

/** The store's orders, newest first. */
export function Component(): ReactElement {
  useTitle('Orders');
  const list = useListParams();
  const view = orderViewOf(list.params.get('view'));
  const query = useDashboardOrdersQuery(
    {
      params: { division: useDivision() },
      query: {
        page: list.page,
        perPage: pageSize,
        search: list.search || undefined,
        status: statusesOf(view),
        returns: view === 'returns' ? 'announced' : undefined,
      },
    },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  return (
    <>
      <PageHead title="Orders" />
      <ListCard aria-label="Orders" data-compact="">
        <div className="tools">
          <Chips
            label="Which orders"
            options={orderViews}
            value={view}
            onValueChange={(next) => list.change({ view: next === 'all' ? null : next })}
          />
          <div className="search">
            <ListSearch label="Search number, name or email" list={list} />
          </div>
        </div>
        <PagedRows
          query={query}
          list={list}
          noun="order"
          caption="Orders, newest first"
          columns={columns}
          rowKey={({ id }) => id}
          empty={<NoOrders list={list} filtered={list.search !== '' || view !== 'all'} />}
        />
      </ListCard>
    </>
  );
}
