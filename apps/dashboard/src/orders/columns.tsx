import type { ChoosableColumns } from '@omnis/desk';
import type { ListedOrder } from '@omnis/contract';
import {
  agoText,
  Badge,
  countryName,
  countText,
  Link,
  OrderPill,
  OrderTotal,
  type TableColumn,
} from '@omnis/ui';
import { Ago } from '../parts/ago.tsx';
import { Thumb } from '../parts/thumb.tsx';
import { paymentNames } from './order-filters.ts';
import type { OrdersTexts } from '../texts/orders/index.ts';

const paymentTones = {
  unpaid: 'warning',
  authorised: 'neutral',
  paid: 'success',
  partially_refunded: 'neutral',
  refunded: 'neutral',
  failed: 'error',
  cancelled: 'neutral',
} as const;

const number = (t: OrdersTexts): TableColumn<ListedOrder> => ({
  key: 'number',
  header: t('order'),
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
          <span className="wide">{t('itemsCounted', { count: itemCount })}</span>
        </small>
      </span>
    </span>
  ),
});

/** Columns that can be shown beside the order's number, in their order. */
export const orderColumns = (t: OrdersTexts) =>
  [
    {
      key: 'customer',
      header: t('customer'),
      wideOnly: true,
      cell: ({ customerName, email }) => customerName || email,
    },
    { key: 'email', header: t('email'), wideOnly: true, cell: ({ email }) => email },
    {
      key: 'status',
      header: t('status'),
      cell: ({ status, cancelled }) => <OrderPill status={status} cancelled={cancelled} />,
    },
    {
      key: 'payment',
      header: t('payment'),
      wideOnly: true,
      cell: ({ payment }) => <Badge tone={paymentTones[payment]}>{t(paymentNames[payment])}</Badge>,
    },
    { key: 'country', header: t('country'), wideOnly: true, cell: ({ country }) => countryName(country) },
    {
      key: 'items',
      header: t('items'),
      wideOnly: true,
      align: 'end',
      cell: ({ itemCount }) => countText(itemCount),
    },
    { key: 'tags', header: t('tags'), wideOnly: true, cell: ({ tags }) => tags.join(', ') },
    {
      key: 'placed',
      header: t('placed'),
      wideOnly: true,
      sortable: true,
      cell: ({ createdAt }) => <Ago className="quiet" at={createdAt} />,
    },
    {
      key: 'total',
      header: t('total'),
      align: 'end',
      sortable: true,
      cell: ({ total, refunded, currency }) => (
        <OrderTotal total={total} refunded={refunded} currency={currency} />
      ),
    },
  ] as const satisfies readonly TableColumn<ListedOrder>[];

/** Key of a column that can be left out. */
export type OrderColumnKey = ReturnType<typeof orderColumns>[number]['key'];

/** The choice of columns of the list; the usual ones until somebody chooses. */
export const orderColumnChoice = (t: OrdersTexts): ChoosableColumns<OrderColumnKey> => ({
  storageKey: 'dashboard-order-columns',
  keys: orderColumns(t).map(({ key }) => key),
  usual: ['customer', 'status', 'payment', 'placed', 'total'],
});

/** The columns of a list that shows these beside the order's number. */
export const columnsShown = (
  t: OrdersTexts,
  shown: ReadonlySet<OrderColumnKey>,
): readonly TableColumn<ListedOrder>[] => [number(t), ...orderColumns(t).filter(({ key }) => shown.has(key))];
