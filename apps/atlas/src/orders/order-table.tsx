import type { CallAnswer } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import {
  countryName,
  OrderTotal,
  Picture,
  OrderPill,
  Table,
  type TableColumn,
  type TableSelection,
  timeText,
  VisuallyHidden,
} from '@omnis/ui';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { density } from '../app/preferences.ts';
import { StoreMarks } from '../stores/store-marks.tsx';
import { ageText, spokenAge } from './age.ts';
import type { QueuePosition } from './queue-position.ts';
import { QueueRoot } from './queue-root.ts';
import { ordersTexts, type OrdersTextKey, type OrdersTexts } from '../texts/orders/index.ts';

/** A row of the queue. */
export type OrderRow = CallAnswer<'atlas.orders'>['items'][number];

/** Properties of {@link OrderTable}. */
export interface OrderTableProps {
  readonly rows: readonly OrderRow[];
  readonly sort: 'oldest' | 'newest';
  readonly onSortChange: (sort: 'oldest' | 'newest') => void;
  /** Rows that stand for another query, while those of this one are on their way. */
  readonly loading: boolean;
  readonly position: QueuePosition;
  readonly selection: TableSelection<OrderRow>;
  readonly shown: ReadonlySet<QueueColumn>;
  readonly empty: ReactNode;
}

function Progress({ percent }: { readonly percent: number }): ReactElement {
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--done': `${Math.min(100, Math.max(0, percent))}%`,
  };
  return (
    <span className="progress">
      <span className="track" style={style} aria-hidden="true" />
      {Math.round(percent)}%
    </span>
  );
}

/** Columns that can be left out, in their order. */
export const queueColumns = ['status', 'progress', 'store', 'customer', 'country', 'total', 'age'] as const;

/** A column that can be left out. */
export type QueueColumn = (typeof queueColumns)[number];

/** Heads of the columns that can be left out. */
export const columnHeads = {
  status: 'status',
  progress: 'progress',
  store: 'store',
  customer: 'customer',
  country: 'deliverTo',
  total: 'total',
  age: 'age',
} as const satisfies Record<QueueColumn, OrdersTextKey>;

type AnyColumn = TableColumn<OrderRow> & { readonly key: QueueColumn | 'number' };

function columns(t: OrdersTexts, position: QueuePosition): AnyColumn[] {
  return [
    {
      key: 'number',
      header: t('order'),
      primary: true,
      cell: (order) => (
        <Link className="order" to={`/orders/${order.id}/`} state={position} data-order={order.id}>
          <span className="picture" aria-hidden="true">
            {order.image !== null && <Picture src={order.image} alt="" width={40} height={40} fit="cover" />}
          </span>
          <span>
            <span className="number">{order.number}</span>
            <span className="detail">{t('itemsCounted', { count: order.itemCount })}</span>
          </span>
        </Link>
      ),
    },
    {
      key: 'status',
      header: t('status'),
      width: '10rem',
      cell: (order) => <OrderPill status={order.status} cancelled={order.cancelled} />,
    },
    {
      key: 'progress',
      header: t('progress'),
      width: '9rem',
      wideOnly: true,
      cell: (order) => <Progress percent={order.percentComplete} />,
    },
    {
      key: 'store',
      header: t('store'),
      cell: (order) => (
        <span>
          {order.division.name} <StoreMarks {...order.store} />
        </span>
      ),
    },
    {
      key: 'customer',
      header: t('customer'),
      cell: (order) => (
        <span className="customer">
          {order.customerName}
          <span className="detail">{order.email}</span>
        </span>
      ),
    },
    {
      key: 'country',
      header: t('deliverTo'),
      wideOnly: true,
      cell: (order) => <span className="country">{countryName(order.country)}</span>,
    },
    {
      key: 'total',
      header: t('total'),
      align: 'end',
      cell: ({ total, refunded, currency }) => (
        <OrderTotal total={total} refunded={refunded} currency={currency} />
      ),
    },
    {
      key: 'age',
      header: t('age'),
      align: 'end',
      width: '7rem',
      sortable: true,
      cell: (order) => (
        <time dateTime={order.createdAt} title={timeText(order.createdAt)}>
          <span aria-hidden="true">{ageText(t, order.ageHours)}</span>
          <VisuallyHidden>{spokenAge(t, order.ageHours)}</VisuallyHidden>
        </time>
      ),
    },
  ];
}

/** The orders of the queue. Each row opens its order; j, k and the arrows go from row to row. */
export function OrderTable({
  rows,
  sort,
  onSortChange,
  loading,
  position,
  selection,
  shown,
  empty,
}: OrderTableProps): ReactElement {
  const t = useTexts(ordersTexts);
  const spacing = density.use();
  return (
    <QueueRoot data-density={spacing}>
      <Table
        caption={t('orders')}
        columns={columns(t, position).filter(({ key }) => key === 'number' || shown.has(key))}
        rows={rows}
        rowKey={(row) => row.id}
        selection={selection}
        sort={{ key: 'age', direction: sort === 'oldest' ? 'descending' : 'ascending' }}
        onSortChange={({ direction }) => onSortChange(direction === 'descending' ? 'oldest' : 'newest')}
        loading={loading}
        empty={empty}
      />
    </QueueRoot>
  );
}

/** Puts the focus on the row before or after the one that has it, or on the first. */
export function moveFocus(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-order]')];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = links[at === -1 ? 0 : Math.min(links.length - 1, Math.max(0, at + step))];
  // Without the scrolling of the browser, which would hide the row behind the bar at the top.
  next?.focus({ preventScroll: true });
  next?.closest('tr')?.scrollIntoView({ block: 'nearest' });
}
