import { useDashboardProductsQuery } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Button, EmptyState, LinkButton, Select } from '@omnis/ui';
import { Download, Plus, Upload } from 'lucide-react';
import type { ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { Chips } from '../parts/chips.tsx';
import { ListCard } from '../parts/list-card.tsx';
import { pageSize, useListParams, type ListParams } from '../parts/list-params.ts';
import { ListSearch } from '../parts/list-search.tsx';
import { NoMatch } from '../parts/no-match.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PagedRows } from '../parts/paged-rows.tsx';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { BulkProgress } from './bulk/bulk-progress.tsx';
import { useProductSelection } from './bulk/use-product-selection.ts';
import { exportAddress } from './export-address.ts';
import { NewProductDialog } from './new-product-dialog.tsx';
import { columnsIn } from './product-columns.tsx';
import {
  productKindOf,
  productKinds,
  productSorts,
  productSortOf,
  productViewOf,
  productViews,
} from './product-views.ts';
import { productsTexts } from '../texts/products/index.ts';
import { optionsIn } from '../parts/options-in.ts';
import { productTexts } from '../texts/product/index.ts';

function NoProducts({
  list,
  filtered,
  onAdd,
}: {
  readonly list: ListParams;
  readonly filtered: boolean;
  readonly onAdd: () => void;
}): ReactElement {
  const t = useTexts(productsTexts);
  return filtered ? (
    <NoMatch noun="product" list={list} />
  ) : (
    <EmptyState
      title={t('nothingToSellYet')}
      text={t('nothingToSellYetText')}
      illustration="picture"
      actions={
        <>
          <Button onClick={onAdd}>{t('addProduct')}</Button>
          <LinkButton variant="secondary" href="/dashboard/imports/">
            {t('importProducts')}
          </LinkButton>
        </>
      }
    />
  );
}

/** The store's products. */
export function Component(): ReactElement {
  const tProduct = useTexts(productTexts);
  const t = useTexts(productsTexts);
  useTitle(t('products'));
  const list = useListParams();
  // In the address, so that the search of the dashboard leads here.
  const setIsAdding = (isAdding: boolean): void => list.change({ new: isAdding ? '1' : null }, true);
  const view = productViewOf(list.params.get('view'));
  const sort = productSortOf(list.params.get('sort'));
  const kind = productKindOf(list.params.get('kind'));
  const filter = {
    search: list.search || undefined,
    enabled: view === 'yes' || view === 'no' ? view : undefined,
    archived: view === 'archived' ? 'yes' : 'no',
    stock: view === 'low' ? 'low' : undefined,
    kind,
  } as const;
  const division = useDivision();
  const query = useDashboardProductsQuery(
    {
      params: { division },
      query: { page: list.page, perPage: pageSize, ...filter, sort },
    },
    { refetchOnMountOrArgChange: true },
  );
  const selection = useProductSelection(query.currentData?.items ?? [], {
    filter,
    total: query.currentData?.total ?? 0,
  });
  return (
    <>
      <PageHead
        title={t('products')}
        actions={
          <>
            <LinkButton
              variant="secondary"
              href={exportAddress(division, { filter })}
              download=""
              startIcon={<Download aria-hidden="true" />}
            >
              {t('export')}
            </LinkButton>
            <LinkButton
              variant="secondary"
              href="/dashboard/imports/"
              startIcon={<Upload aria-hidden="true" />}
            >
              {t('import')}
            </LinkButton>
            <Button startIcon={<Plus aria-hidden="true" />} onClick={() => setIsAdding(true)}>
              {t('addProduct')}
            </Button>
          </>
        }
      />
      <BulkProgress list={list} />
      <ListCard aria-label={t('products')} data-compact="" data-selectable="" onKeyDown={selection.onKeyDown}>
        <div className="tools">
          <Chips
            label={t('whichProducts')}
            options={optionsIn(t, productViews)}
            value={view}
            onValueChange={(next) => list.change({ view: next === 'all' ? null : next })}
          />
          <div className="row">
            <div className="search">
              <ListSearch label={t('searchByNameOrSku')} list={list} />
            </div>
            <Select
              label={t('kind')}
              hideLabel
              options={optionsIn(t, productKinds)}
              value={kind ?? ''}
              onValueChange={(next) => list.change({ kind: next === '' ? null : next })}
            />
            <Select
              label={t('sortBy')}
              hideLabel
              options={optionsIn(t, productSorts)}
              value={sort}
              onValueChange={(next) => list.change({ sort: next === 'updated' ? null : next })}
            />
          </div>
        </div>
        <PagedRows
          query={query}
          list={list}
          noun="product"
          caption={t('products')}
          columns={columnsIn(t, tProduct)}
          selection={selection.table}
          rowKey={({ id }) => id}
          empty={
            <NoProducts
              list={list}
              filtered={list.search !== '' || view !== 'all' || kind !== undefined}
              onAdd={() => setIsAdding(true)}
            />
          }
        />
      </ListCard>
      <BulkBar selection={selection} list={list} isArchive={view === 'archived'} />
      <NewProductDialog open={list.params.has('new')} onClose={() => setIsAdding(false)} />
    </>
  );
}
