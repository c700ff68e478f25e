import { useDashboardProductsQuery } from '@omnis/api-client';
import { Button, EmptyState, LinkButton, Select } from '@omnis/ui';
import { Download, Plus } from 'lucide-react';
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
import { NewProductDialog } from './new-product-dialog.tsx';
import { columns } from './product-columns.tsx';
import { productSorts, productSortOf, productViewOf, productViews } from './product-views.ts';

function NoProducts({
  list,
  filtered,
  onAdd,
}: {
  readonly list: ListParams;
  readonly filtered: boolean;
  readonly onAdd: () => void;
}): ReactElement {
  return filtered ? (
    <NoMatch noun="product" list={list} />
  ) : (
    <EmptyState
      title="Nothing to sell yet"
      text="Add your first product, or import the products of another shop from a CSV file."
      illustration="picture"
      actions={
        <>
          <Button onClick={onAdd}>Add product</Button>
          <LinkButton variant="secondary" href="/dashboard/imports/">
            Import products
          </LinkButton>
        </>
      }
    />
  );
}

/** The store's products. */
export function Component(): ReactElement {
  useTitle('Products');
  const list = useListParams();
  // In the address, so that the search of the dashboard leads here.
  const setIsAdding = (isAdding: boolean): void => list.change({ new: isAdding ? '1' : null }, true);
  const view = productViewOf(list.params.get('view'));
  const sort = productSortOf(list.params.get('sort'));
  const filter = {
    search: list.search || undefined,
    enabled: view === 'yes' || view === 'no' ? view : undefined,
    archived: view === 'archived' ? 'yes' : 'no',
    stock: view === 'low' ? 'low' : undefined,
  } as const;
  const query = useDashboardProductsQuery(
    {
      params: { division: useDivision() },
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
        title="Products"
        actions={
          <>
            <LinkButton
              variant="secondary"
              href="/dashboard/imports/"
              startIcon={<Download aria-hidden="true" />}
            >
              Import
            </LinkButton>
            <Button startIcon={<Plus aria-hidden="true" />} onClick={() => setIsAdding(true)}>
              Add product
            </Button>
          </>
        }
      />
      <BulkProgress list={list} />
      <ListCard aria-label="Products" data-compact="" data-selectable="" onKeyDown={selection.onKeyDown}>
        <div className="tools">
          <Chips
            label="Which products"
            options={productViews}
            value={view}
            onValueChange={(next) => list.change({ view: next === 'all' ? null : next })}
          />
          <div className="row">
            <div className="search">
              <ListSearch label="Search by name or SKU" list={list} />
            </div>
            <Select
              label="Sort by"
              hideLabel
              options={productSorts}
              value={sort}
              onValueChange={(next) => list.change({ sort: next === 'updated' ? null : next })}
            />
          </div>
        </div>
        <PagedRows
          query={query}
          list={list}
          noun="product"
          caption="Products"
          columns={columns}
          selection={selection.table}
          rowKey={({ id }) => id}
          empty={
            <NoProducts
              list={list}
              filtered={list.search !== '' || view !== 'all'}
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
