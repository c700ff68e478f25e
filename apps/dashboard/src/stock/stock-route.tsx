import { useDashboardStockQuery } from '@omnis/api-client';
import type { StockRow } from '@omnis/contract';
import { Badge, Button, EmptyState, Link, LinkButton, type TableColumn } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
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
import { stockFactsOf, stockViewOf, stockViews, variantName } from './stock-views.ts';
import { UnitsField } from './units-field.tsx';

const noteOf = ({ sku, onSale, continueSelling }: StockRow): string =>
  [sku, onSale ? '' : 'Draft', continueSelling ? 'Sold when out of stock' : '']
    .filter((text) => text !== '')
    .join(' · ');

const columnsWith = (onAdjust: (row: StockRow) => void): readonly TableColumn<StockRow>[] => [
  {
    key: 'variant',
    header: 'Variant',
    primary: true,
    cell: (row) => (
      <span className="named">
        <Thumb src={row.image} size={44} />
        <span>
          <Link className="row-link" href={`/dashboard/stock/${row.variantId}/`}>
            {variantName(row)}
          </Link>
          <small>{noteOf(row)}</small>
        </span>
      </span>
    ),
  },
  {
    key: 'state',
    header: 'State',
    wideOnly: true,
    cell: (row) => <Badge tone={stockFactsOf(row).tone}>{stockFactsOf(row).text}</Badge>,
  },
  {
    key: 'units',
    header: 'Units',
    align: 'end',
    cell: (row) => <UnitsField row={row} onAdjust={() => onAdjust(row)} />,
  },
];

/** The stock of all variants of the store. */
export function Component(): ReactElement {
  useTitle('Stock');
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
  const adjust = (row: StockRow): void => {
    setAdjusted(row);
    setIsAdjusting(true);
  };
  return (
    <>
      <PageHead
        title="Stock"
        text="Type the units that you counted, or add and remove some with a reason. Leave the field empty for a variant that is made to order."
        actions={
          <Button variant="secondary" onClick={() => setIsSetting(true)}>
            Set low stock
          </Button>
        }
      />
      <ListCard aria-label="Stock" data-compact="">
        <div className="tools">
          <Chips
            label="Which variants"
            options={stockViews}
            value={view}
            onValueChange={(to) => list.change({ view: to === 'all' ? null : to })}
          />
          <div className="search">
            <ListSearch label="Search name, SKU or barcode" list={list} />
          </div>
        </div>
        <ListRows
          query={query}
          rows={query.currentData?.items}
          before={query.data?.items}
          caption="Variants, newest products first"
          columns={columnsWith(adjust)}
          rowKey={({ variantId }) => variantId}
          empty={
            list.search !== '' || view !== 'all' ? (
              <NoMatch noun="variant" list={list} />
            ) : (
              <EmptyState
                title="Nothing in stock yet"
                text="Add a product, and its variants are listed here."
                illustration="picture"
                actions={<LinkButton href="/dashboard/products/">Go to products</LinkButton>}
              />
            )
          }
        />
        <CursorFoot list={list} next={query.currentData?.next ?? null} />
      </ListCard>
      <AdjustDialog open={isAdjusting} onClose={() => setIsAdjusting(false)} row={adjusted} />
      <LowStockDialog open={isSetting} onClose={() => setIsSetting(false)} />
    </>
  );
}
