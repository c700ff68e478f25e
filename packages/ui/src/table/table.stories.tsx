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
import { SearchField } from '../field/search-field.tsx';
import { Table, type TableColumn } from './table.tsx';
import { useTableView } from './use-table-view.ts';
import { EditGrid } from '../edit-grid/edit-grid.tsx';

const meta: Meta<typeof Table> = { title: 'ui/Table', component: Table, subcomponents: { EditGrid } };
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

const statuses = ['paid', 'processing', 'packing', 'complete', 'issue'];
const archive: readonly OrderRow[] = Array.from({ length: 5000 }, (_, at) => {
  const like = orders[(at * 7) % orders.length];
  return {
    id: 15000 - at,
    customer: like?.customer ?? '',
    store: ['Otter & Oak', 'Harbour Records', 'Fieldwork'][(at * 5) % 3] ?? '',
    status: statuses[(at * 11) % 5] ?? 'paid',
    items: 1 + ((at * 13) % 6),
    total: 1900 + ((at * 977) % 9000),
  };
});

const sortBy = {
  id: (row: OrderRow) => row.id,
  customer: (row: OrderRow) => row.customer,
  total: (row: OrderRow) => row.total,
};
const searchText = (row: OrderRow) => `${row.id} ${row.customer} ${row.store} ${row.status}`;

function Archive() {
  const [selected, setSelected] = useState<ReadonlySet<Key>>(new Set([14999, 14998]));
  const view = useTableView({
    rows: archive,
    sortBy,
    searchText,
    initialSort: { key: 'id', direction: 'descending' },
  });
  return (
    <Card
      title="All orders"
      description={`${view.table.rows.length.toLocaleString('en-GB')} of ${view.total.toLocaleString('en-GB')}, ${selected.size} chosen`}
      flush
    >
      <div style={{ padding: '0 1.5rem 1rem', maxWidth: '26rem' }}>
        <SearchField label="Find an order" value={view.query} onValueChange={view.setQuery} />
      </div>
      <Table
        caption="All orders"
        columns={columns}
        {...view.table}
        rowKey={(row) => row.id}
        selection={{ selected, onChange: setSelected, label: (row) => `Select order ${row.id}` }}
        maxHeight="28rem"
        rowHeight={52}
        empty={<EmptyState titleLevel={3} title="No order fits" text="Try fewer words." />}
      />
    </Card>
  );
}
/** Five thousand rows, searched, sorted and chosen in ranges; only those in view are drawn. */
export const FiveThousand: Story = { render: () => <Archive /> };

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
