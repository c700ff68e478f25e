import { useDashboardEditStockMutation, useDashboardStockQuery } from '@omnis/api-client';
import type { StockRow } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { Badge, Button, EmptyState, Link, LinkButton, type TableColumn } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { ListEditProgress } from '../parts/bulk/list-edit-progress.tsx';
import { rowsText } from '../parts/bulk/list-edit-words.ts';
import { RowsBar } from '../parts/bulk/rows-bar.tsx';
import { useListEdit } from '../parts/bulk/use-list-edit.ts';
import { useRowSelection } from '@omnis/desk';
import { Chips } from '../parts/chips.tsx';
import { CursorFoot } from '../parts/cursor-foot.tsx';
import { ListCard } from '../parts/list-card.tsx';
import { pageSize, useCursorList } from '../parts/list-params.ts';
import { ListRows } from '../parts/list-rows.tsx';
import { ListSearch } from '../parts/list-search.tsx';
import { NoMatch } from '../parts/no-match.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Thumb } from '../parts/thumb.tsx';
import { AdjustDialog } from './adjust-dialog.tsx';
import { LowStockDialog } from './low-stock-dialog.tsx';
import { ManyStockDialog, type StockAction } from './many-stock-dialog.tsx';
import { stockFactsOf, stockViewOf, stockViews, variantName } from './stock-views.ts';
import { UnitsField } from './units-field.tsx';
import { stockTexts, type StockTexts } from '../texts/stock/index.ts';
import { optionsIn } from '../parts/options-in.ts';
import { partsTexts } from '../texts/parts/index.ts';

const noteOf = (t: StockTexts, { sku, onSale, continueSelling }: StockRow): string =>
  [sku, onSale ? '' : t('draft'), continueSelling ? t('soldWhenOutOfStock') : '']
    .filter((text) => text !== '')
    .join(' · ');

const columnsWith = (t: StockTexts, onAdjust: (row: StockRow) => void): readonly TableColumn<StockRow>[] => [
  {
    key: 'variant',
    header: t('variant'),
    primary: true,
    cell: (row) => (
      <span className="named">
        {/* On phones the name needs the room. */}
        <span className="wide">
          <Thumb src={row.image} size={44} />
        </span>
        <span>
          <Link className="row-link" href={`/dashboard/stock/${row.variantId}/`}>
            {variantName(row)}
          </Link>
          <small>{noteOf(t, row)}</small>
        </span>
      </span>
    ),
  },
  {
    key: 'state',
    header: t('state'),
    wideOnly: true,
    cell: (row) => <Badge tone={stockFactsOf(t, row).tone}>{stockFactsOf(t, row).text}</Badge>,
  },
  {
    key: 'units',
    header: t('units'),
    align: 'end',
    cell: (row) => <UnitsField row={row} onAdjust={() => onAdjust(row)} />,
  },
];

/** The stock of all variants of the store. */
export function Component(): ReactElement {
  const tParts = useTexts(partsTexts);
  const t = useTexts(stockTexts);
  useTitle(t('stock'));
  const list = useCursorList();
  const view = stockViewOf(list.params.get('view'));
  const [adjusted, setAdjusted] = useState<StockRow | null>(null);
  const [isAdjusting, setIsAdjusting] = useState(false);
  const [isSetting, setIsSetting] = useState(false);
  const query = useDashboardStockQuery(
    {
      params: { division: useDivision() },
      query: {
        limit: pageSize,
        cursor: list.params.get('cursor') ?? undefined,
        q: list.search || undefined,
        filter: view,
      },
    },
    { refetchOnMountOrArgChange: true },
  );
  const selection = useRowSelection(query.currentData?.items ?? [], {
    filter: [list.search, view],
    idOf: ({ variantId }) => variantId,
    label: (row) => t('select', { name: variantName(row) }),
  });
  const [edit] = useDashboardEditStockMutation();
  const [isChanging, setIsChanging] = useState(false);
  const change = useListEdit<StockAction>(list, {
    send: (sending, action) =>
      edit({
        ...sending,
        body: {
          rows: selection.isAll ? { filter: { q: list.search, filter: view } } : { ids: [...selection.ids] },
          action,
        },
      }),
    clear: selection.clear,
  });
  const adjust = (row: StockRow): void => {
    setAdjusted(row);
    setIsAdjusting(true);
  };
  return (
    <>
      <PageHead
        title={t('stock')}
        text={t('stockText')}
        actions={
          <Button variant="secondary" onClick={() => setIsSetting(true)}>
            {t('setLowStock')}
          </Button>
        }
      />
      <ListEditProgress list={list} />
      <ListCard aria-label={t('stock')} data-compact="" data-selectable="" onKeyDown={selection.onKeyDown}>
        <div className="tools">
          <Chips
            label={t('whichVariants')}
            options={optionsIn(t, stockViews)}
            value={view}
            onValueChange={(to) => list.change({ view: to === 'all' ? null : to })}
          />
          <div className="search">
            <ListSearch label={t('searchNameSkuOrBarcode')} list={list} />
          </div>
        </div>
        <ListRows
          query={query}
          rows={query.currentData?.items}
          before={query.data?.items}
          caption={t('variantsNewestProductsFirst')}
          columns={columnsWith(t, adjust)}
          selection={selection.table}
          rowKey={({ variantId }) => variantId}
          empty={
            list.search !== '' || view !== 'all' ? (
              <NoMatch noun="variant" list={list} />
            ) : (
              <EmptyState
                title={t('nothingInStockYet')}
                text={t('nothingInStockYetText')}
                illustration="picture"
                actions={<LinkButton href="/dashboard/products/">{t('goToProducts')}</LinkButton>}
              />
            )
          }
        />
        <CursorFoot list={list} next={query.currentData?.next ?? null} />
      </ListCard>
      <RowsBar
        selection={selection}
        of="stock"
        canSelectAll
        main={{ label: t('changeStock'), onClick: () => setIsChanging(true) }}
      />
      <ManyStockDialog
        open={isChanging}
        onClose={() => setIsChanging(false)}
        which={selection.isAll ? t('allVariantsThatMatch') : rowsText(tParts, 'stock', selection.count)}
        start={change}
      />
      <AdjustDialog open={isAdjusting} onClose={() => setIsAdjusting(false)} row={adjusted} />
      <LowStockDialog open={isSetting} onClose={() => setIsSetting(false)} />
    </>
  );
}
