import {
  errorText,
  orderExportPath,
  useDashboardEditOrdersMutation,
  useDashboardOrdersQuery,
} from '@omnis/api-client';
import { callPath } from '@omnis/contract/paths';
import { ColumnChoice, mostSlips, packingSlipsPath, useColumnChoice, useRowSelection } from '@omnis/desk';
import { useTexts } from '@omnis/texts/react';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  LinkButton,
  useSnackbar,
  type MenuItem,
  type SortState,
} from '@omnis/ui';
import { Download, ListFilter, Plus, Printer, Truck } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { Chips } from '../parts/chips.tsx';
import { EditTagsDialog, type TagsAction } from '../parts/bulk/edit-tags-dialog.tsx';
import { ListEditProgress } from '../parts/bulk/list-edit-progress.tsx';
import { rowsText } from '../parts/bulk/list-edit-words.ts';
import { RowsBar } from '../parts/bulk/rows-bar.tsx';
import { useListEdit } from '../parts/bulk/use-list-edit.ts';
import { CursorFoot } from '../parts/cursor-foot.tsx';
import { ListCard } from '../parts/list-card.tsx';
import { pageSize, useCursorList } from '../parts/list-params.ts';
import { ListRows } from '../parts/list-rows.tsx';
import { ListSearch } from '../parts/list-search.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { columnsShown, orderColumnChoice, orderColumns } from './columns.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterDrawer } from './filter-drawer.tsx';
import { chipsOf, filtersOf, paramsOf } from './order-filters.ts';
import { orderViewOf, orderViews } from './order-views.ts';
import { SavedViews } from './saved-views.tsx';
import { ordersTexts, type OrdersTexts } from '../texts/orders/index.ts';
import { optionsIn } from '../parts/options-in.ts';
import { partsTexts } from '../texts/parts/index.ts';

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

/** Opens the packing slips of the orders as one file, unless they are too many for one. */
function slipsItem(t: OrdersTexts, division: number, ids: readonly string[]): MenuItem {
  const item = { key: 'slips', label: t('printPackingSlips'), icon: <Printer aria-hidden="true" /> };
  return ids.length <= mostSlips
    ? {
        ...item,
        kind: 'link',
        href: packingSlipsPath(callPath('dashboard.orders', { division }), ids),
        target: '_blank',
      }
    : {
        ...item,
        help: t('selectAtMostOrders', { most: mostSlips }),
        disabled: true,
        onSelect: () => undefined,
      };
}

function NoOrders({
  filtered,
  onShowAll,
}: {
  readonly filtered: boolean;
  readonly onShowAll: () => void;
}): ReactElement {
  const t = useTexts(ordersTexts);
  return filtered ? (
    <EmptyState
      title={t('noOrderMatches')}
      text={t('noOrderMatchesText')}
      illustration="search"
      actions={
        <Button variant="secondary" onClick={onShowAll}>
          {t('showAllOrders')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      title={t('yourFirstOrderWillBeHere')}
      text={t('soonShopperPaysSeeWhat')}
      illustration="parcel"
    />
  );
}

/** The store's orders: found by search and filters, sorted, kept as views, and exported. */
export function Component(): ReactElement {
  const tParts = useTexts(partsTexts);
  const t = useTexts(ordersTexts);
  useTitle(t('orders'));
  const division = useDivision();
  const list = useCursorList();
  const { params } = list;
  const [columns, setColumn] = useColumnChoice(orderColumnChoice(t));
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
  const chips = chipsOf(t, params, { currency, productName });
  const exported = new URLSearchParams(
    Object.entries(filters).map(([field, value]) => [field, String(value)]),
  );
  const showSnackbar = useSnackbar();
  const selection = useRowSelection(answer?.items ?? [], {
    filter: filters,
    idOf: ({ id }) => id,
    label: ({ number }) => t('selectOrder', { number }),
  });
  const [edit, editing] = useDashboardEditOrdersMutation();
  const [open, setOpen] = useState<'tags' | 'fulfil' | null>(null);
  const start = useListEdit<TagsAction | { readonly kind: 'fulfil' }>(list, {
    send: (sending, action) => edit({ ...sending, body: { rows: { ids: [...selection.ids] }, action } }),
    clear: selection.clear,
  });
  const fulfil = async (): Promise<void> => {
    const error = await start({ kind: 'fulfil' });
    setOpen(null);
    if (error !== undefined)
      showSnackbar({ text: errorText(error) ?? t('somethingWentWrong'), tone: 'error' });
  };
  const selected = rowsText(tParts, 'orders', selection.count);
  const showAll = (): void => list.change(Object.fromEntries([...params.keys()].map((key) => [key, null])));
  return (
    <>
      <PageHead
        title={t('orders')}
        actions={
          <>
            <LinkButton
              variant="secondary"
              href={orderExportPath(division, exported)}
              download=""
              startIcon={<Download aria-hidden="true" />}
            >
              {t('export')}
            </LinkButton>
            <LinkButton href="/dashboard/orders/new/" startIcon={<Plus aria-hidden="true" />}>
              {t('createOrder')}
            </LinkButton>
          </>
        }
      />
      <ListEditProgress list={list} />
      <ListCard aria-label={t('orders')} data-compact="" data-selectable="" onKeyDown={selection.onKeyDown}>
        <div className="tools">
          <Chips
            label={t('whichOrders')}
            options={optionsIn(t, orderViews)}
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
            <ListSearch label={t('searchOrders')} list={list} />
          </div>
          <div className="row end">
            <Button
              variant="secondary"
              size="sm"
              startIcon={<ListFilter aria-hidden="true" />}
              onClick={() => setIsFiltering(true)}
            >
              {chips.length === 0 ? t('filters') : t('filtersChosen', { filters: chips.length })}
            </Button>
            <SavedViews params={params} />
            <span className="wide">
              <ColumnChoice columns={orderColumns(t)} shown={columns} onChange={setColumn} />
            </span>
          </div>
        </div>
        <FilterChips chips={chips} list={list} />
        <ListRows
          query={query}
          rows={answer?.items}
          before={query.data?.items}
          caption={t('orders')}
          columns={columnsShown(t, columns)}
          selection={selection.table}
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
              ? `${known.totalIsMore ? `${t('moreThan')} ` : ''}${t('ordersCounted', { count: known.total })}`
              : undefined
          }
        />
      </ListCard>
      <RowsBar
        selection={selection}
        of="orders"
        main={{ label: t('editTags'), onClick: () => setOpen('tags') }}
        items={[
          slipsItem(t, division, selection.ids),
          {
            key: 'fulfil',
            label: t('noteAsSent'),
            icon: <Truck aria-hidden="true" />,
            onSelect: () => setOpen('fulfil'),
          },
        ]}
      />
      <EditTagsDialog open={open === 'tags'} onClose={() => setOpen(null)} whose={selected} start={start} />
      <ConfirmDialog
        open={open === 'fulfil'}
        onOpenChange={(next) => !next && setOpen(null)}
        title={t('noteSentQuestion', { selected })}
        text={t('noteSentText')}
        confirmLabel={t('noteAsSent')}
        loading={editing.isLoading}
        onConfirm={() => void fulfil()}
      />
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
