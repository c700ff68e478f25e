import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoreHorizontal } from 'lucide-react';
import { useState, type Key } from 'react';
import { StatusPill } from '../badge/status-pill.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Card } from '../card/card.tsx';
import { Money } from '../money/money.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { EmptyState } from '../state/states.tsx';
import type { SortState } from './table-state.ts';
import { Table, type TableColumn } from './table.tsx';

const meta: Meta<typeof Table> = { title: 'ui/Table', component: Table };
export default meta;
type Story = StoryObj<typeof Table>;

interface OrderRow {
  readonly id: number;
  readonly customer: string;
  readonly store: string;
  readonly status: string;
  readonly items: number;
  readonly total: number;
}

const orders: readonly OrderRow[] = [
  { id: 10482, customer: 'Maya Okafor', store: 'Otter & Oak', status: 'paid', items: 2, total: 4800 },
  {
    id: 10481,
    customer: 'Jonas Weber',
    store: 'Harbour Records',
    status: 'processing',
    items: 1,
    total: 2400,
  },
  { id: 10479, customer: 'Priya Raman', store: 'Otter & Oak', status: 'packing', items: 4, total: 10350 },
  { id: 10476, customer: 'Éloïse Martin', store: 'Fieldwork', status: 'issue', items: 1, total: 3200 },
  {
    id: 10470,
    customer: 'Tom Ashworth',
    store: 'Harbour Records',
    status: 'complete',
    items: 3,
    total: 7150,
  },
];

const columns: readonly TableColumn<OrderRow>[] = [
  { key: 'id', header: 'Order', cell: (row) => `#${row.id}`, primary: true, sortable: true },
  { key: 'customer', header: 'Customer', cell: (row) => row.customer, sortable: true },
  { key: 'store', header: 'Store', cell: (row) => row.store, wideOnly: true },
  { key: 'status', header: 'Status', cell: (row) => <StatusPill status={row.status} /> },
  { key: 'items', header: 'Items', cell: (row) => row.items, align: 'end' },
  {
    key: 'total',
    header: 'Total',
    cell: (row) => <Money amount={row.total} currency="GBP" />,
    align: 'end',
    sortable: true,
  },
];

const moreActions = (row: OrderRow) => (
  <IconButton label={`Actions for order ${row.id}`} size="sm">
    <MoreHorizontal aria-hidden="true" />
  </IconButton>
);

function Orders() {
  const [sort, setSort] = useState<SortState | null>({ key: 'id', direction: 'descending' });
  const [selected, setSelected] = useState<ReadonlySet<Key>>(new Set([10481]));
  return (
    <Card
      title="Orders"
      flush
      footer={<Pagination page={3} count={12} href={(page) => `/orders/?page=${page}`} />}
    >
      <Table
        caption="Orders, newest first"
        columns={columns}
        rows={orders}
        rowKey={(row) => row.id}
        sort={sort}
        onSortChange={setSort}
        selection={{ selected, onChange: setSelected, label: (row) => `Select order ${row.id}` }}
        rowActions={moreActions}
      />
    </Card>
  );
}
export const OrderQueue: Story = { render: () => <Orders /> };

export const Loading: Story = {
  render: () => (
    <Card title="Orders" flush>
      <Table caption="Orders" columns={columns} rows={[]} rowKey={(row) => row.id} loading />
    </Card>
  ),
};

export const Empty: Story = {
  render: () => (
    <Card title="Orders" flush>
      <Table
        caption="Orders"
        columns={columns}
        rows={[]}
        rowKey={(row) => row.id}
        empty={
          <EmptyState
            titleLevel={3}
            title="No orders yet"
            text="When someone buys from your store, the order shows up here."
          />
        }
      />
    </Card>
  ),
};
