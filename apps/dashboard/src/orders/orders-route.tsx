import { orderExportPath, useDashboardOrdersQuery } from '@omnis/api-client';
import { Button, Checkbox, counted, EmptyState, LinkButton, Popover, Stack, type SortState } from '@omnis/ui';
import { Columns3, Download, ListFilter, Plus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { Chips } from '../parts/chips.tsx';
import { CursorFoot } from '../parts/cursor-foot.tsx';
import { ListCard } from '../parts/list-card.tsx';
import { pageSize, useCursorList } from '../parts/list-params.ts';
import { ListRows } from '../parts/list-rows.tsx';
import { ListSearch } from '../parts/list-search.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { useColumnChoice } from './column-choice.ts';
import { columnsShown, orderColumns } from './columns.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterDrawer } from './filter-drawer.tsx';
import { chipsOf, filtersOf, paramsOf } from './order-filters.ts';
import { orderViewOf, orderViews } from './order-views.ts';
import { SavedViews } from './saved-views.tsx';

const sorts = {
  newest: { key: 'placed', direction: 'descending' },
  oldest: { key: 'placed', direction: 'ascending' },
  'total-desc': { key: 'total', direction: 'descending' },
  'total-asc': { key: 'total', direction: 'ascending' },
} as const satisfies Record<string, SortState>;

const sortOf = ({ key, direction }: SortState): string | null => {
  if (key === 'total') return direction === 'ascending' ? 'total-asc' : 'total-desc';
  return direction === 'ascending' ? 'oldest' : null;
};

function ColumnChoice({
  columns,
  onChange,
}: {
  readonly columns: ReturnType<typeof useColumnChoice>[0];
  readonly onChange: ReturnType<typeof useColumnChoice>[1];
}): ReactElement {
  return (
    <Popover
      title="Columns"
      align="end"
      width="14rem"
      trigger={
        <Button variant="secondary" size="sm" startIcon={<Columns3 aria-hidden="true" />}>
          Columns
        </Button>
      }
    >
      <Stack gap={3}>
        {orderColumns.map(({ key, header }) => (
          <Checkbox
            key={key}
            label={header}
            checked={columns.has(key)}
            onCheckedChange={(shown) => onChange(key, shown)}
          />
        ))}
      </Stack>
    </Popover>
  );
}

function NoOrders({
  filtered,
  onShowAll,
}: {
  readonly filtered: boolean;
  readonly onShowAll: () => void;
}): ReactElement {
  return filtered ? (
    <EmptyState
      title="No order matches"
      text="Try another word, or remove some filters."
      illustration="search"
      actions={
        <Button variant="secondary" onClick={onShowAll}>
          Show all orders
        </Button>
      }
    />
  ) : (
    <EmptyState
      title="Your first order will be here"
      text="As soon as a shopper pays, you see what they bought, who they are and how far it has come."
      illustration="parcel"
    />
  );
}

/** The store's orders: found by search and filters, sorted, kept as views, and exported. */
export function Component(): ReactElement {
  useTitle('Orders');
  const division = useDivision();
  const list = useCursorList();
  const { params } = list;
  const [columns, setColumn] = useColumnChoice();
  const [isFiltering, setIsFiltering] = useState(false);
  const view = orderViewOf(params.get('view'));
  const filters = filtersOf(params);
  const asked = paramsOf(filters);
  const query = useDashboardOrdersQuery(
    {
      params: { division },
      query: { ...filters, limit: pageSize, cursor: params.get('cursor') ?? undefined },
    },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const answer = query.currentData;
  const known = answer ?? query.data;
  const currency = known?.items[0]?.currency ?? 'GBP';
  const productName = known?.productName ?? null;
  const chips = chipsOf(params, { currency, productName });
  const exported = new URLSearchParams(
    Object.entries(filters).map(([field, value]) => [field, String(value)]),
  );
  const showAll = (): void => list.change(Object.fromEntries([...params.keys()].map((key) => [key, null])));
  return (
    <>
      <PageHead
        title="Orders"
        actions={
          <>
            <LinkButton
              variant="secondary"
              href={orderExportPath(division, exported)}
              download=""
              startIcon={<Download aria-hidden="true" />}
            >
              Export
            </LinkButton>
            <LinkButton href="/dashboard/orders/new/" startIcon={<Plus aria-hidden="true" />}>
              Create order
            </LinkButton>
          </>
        }
      />
      <ListCard aria-label="Orders" data-compact="">
        <div className="tools">
          <Chips
            label="Which orders"
            options={orderViews}
            value={view}
            onValueChange={(next) =>
              list.change({
                view: next === 'all' ? null : next,
                // Parts of a saved view that a view sets itself.
                status: null,
                payment: null,
                returns: null,
                drafts: null,
                signals: null,
              })
            }
          />
          <div className="search">
            <ListSearch label="Search orders" list={list} />
          </div>
          <div className="row end">
            <Button
              variant="secondary"
              size="sm"
              startIcon={<ListFilter aria-hidden="true" />}
              onClick={() => setIsFiltering(true)}
            >
              {chips.length === 0 ? 'Filters' : `Filters (${chips.length})`}
            </Button>
            <SavedViews params={params} />
            <span className="wide">
              <ColumnChoice columns={columns} onChange={setColumn} />
            </span>
          </div>
        </div>
        <FilterChips chips={chips} list={list} />
        <ListRows
          query={query}
          rows={answer?.items}
          before={query.data?.items}
          caption="Orders"
          columns={columnsShown(columns)}
          rowKey={({ id }) => id}
          sort={sorts[filters.sort ?? 'newest']}
          onSortChange={(sort) => list.change({ sort: sortOf(sort) })}
          empty={<NoOrders filtered={asked.size > 0} onShowAll={showAll} />}
        />
        <CursorFoot
          list={list}
          next={answer?.next ?? null}
          text={
            known && known.total > 0
              ? `${known.totalIsMore ? 'More than ' : ''}${counted(known.total, 'order')}`
              : undefined
          }
        />
      </ListCard>
      <FilterDrawer
        open={isFiltering}
        onClose={() => setIsFiltering(false)}
        list={list}
        currency={currency}
        productName={productName}
      />
    </>
  );
}
