import type { ListedOrder } from '@omnis/contract';
import {
  agoText,
  Badge,
  countryName,
  counted,
  countText,
  Link,
  OrderPill,
  OrderTotal,
  type TableColumn,
} from '@omnis/ui';
import { Ago } from '../parts/ago.tsx';
import { Thumb } from '../parts/thumb.tsx';
import { paymentNames } from './order-filters.ts';

const paymentTones = {
  unpaid: 'warning',
  authorised: 'neutral',
  paid: 'success',
  partially_refunded: 'neutral',
  refunded: 'neutral',
  failed: 'error',
  cancelled: 'neutral',
} as const;

const number: TableColumn<ListedOrder> = {
  key: 'number',
  header: 'Order',
  primary: true,
  cell: ({ id, number: name, image, itemCount, customerName, email, createdAt }) => (
    <span className="named">
      <Thumb src={image} />
      <span>
        <Link className="row-link" href={`/dashboard/orders/${id}/`}>
          {name}
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
};

/** Columns that can be shown beside the order's number, in their order. */
export const orderColumns = [
  {
    key: 'customer',
    header: 'Customer',
    wideOnly: true,
    cell: ({ customerName, email }) => customerName || email,
  },
  { key: 'email', header: 'Email', wideOnly: true, cell: ({ email }) => email },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status, cancelled }) => <OrderPill status={status} cancelled={cancelled} />,
  },
  {
    key: 'payment',
    header: 'Payment',
    wideOnly: true,
    cell: ({ payment }) => <Badge tone={paymentTones[payment]}>{paymentNames[payment]}</Badge>,
  },
  { key: 'country', header: 'Country', wideOnly: true, cell: ({ country }) => countryName(country) },
  {
    key: 'items',
    header: 'Items',
    wideOnly: true,
    align: 'end',
    cell: ({ itemCount }) => countText(itemCount),
  },
  { key: 'tags', header: 'Tags', wideOnly: true, cell: ({ tags }) => tags.join(', ') },
  {
    key: 'placed',
    header: 'Placed',
    wideOnly: true,
    sortable: true,
    cell: ({ createdAt }) => <Ago className="quiet" at={createdAt} />,
  },
  {
    key: 'total',
    header: 'Total',
    align: 'end',
    sortable: true,
    cell: ({ total, refunded, currency }) => (
      <OrderTotal total={total} refunded={refunded} currency={currency} />
    ),
  },
] as const satisfies readonly TableColumn<ListedOrder>[];

/** Key of a column that can be left out. */
export type OrderColumnKey = (typeof orderColumns)[number]['key'];

/** The columns of a list that shows these beside the order's number. */
export const columnsShown = (shown: ReadonlySet<OrderColumnKey>): readonly TableColumn<ListedOrder>[] => [
  number,
  ...orderColumns.filter(({ key }) => shown.has(key)),
];
