import { useDashboardProductsQuery, type CallAnswer } from '@omnis/api-client';
import { token } from '@omnis/theme/react';
import {
  Badge,
  Button,
  counted,
  countText,
  EmptyState,
  Link,
  LinkButton,
  moneyText,
  Select,
  type TableColumn,
} from '@omnis/ui';
import { Download, Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { Ago } from '../parts/ago.tsx';
import { Chips } from '../parts/chips.tsx';
import { ListCard } from '../parts/list-card.tsx';
import { pageSize, useListParams, type ListParams } from '../parts/list-params.ts';
import { ListSearch } from '../parts/list-search.tsx';
import { NoMatch } from '../parts/no-match.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PagedRows } from '../parts/paged-rows.tsx';
import { Thumb } from '../parts/thumb.tsx';
import { ProductActions } from '../product/product-actions.tsx';
import { NewProductDialog } from './new-product-dialog.tsx';
import { productSorts, productSortOf, productViewOf, productViews } from './product-views.ts';

type Row = CallAnswer<'dashboard.products'>['items'][number];

const Stock = styled.span.withConfig({ componentId: 'dashboard-stock' })`
  small {
    display: block;
    color: ${token('warning.text')};
  }
  &[data-out] {
    color: ${token('error.text')};
    font-weight: ${token('weight.medium')};
  }
  &[data-made] {
    color: ${token('text.muted')};
  }
`;

const Price = styled.span.withConfig({ componentId: 'dashboard-price' })`
  s {
    margin-inline-start: ${token('space.2')};
    color: ${token('text.muted')};
  }
`;

/** Stands above the link that spans the row. */
const Above = styled.span.withConfig({ componentId: 'dashboard-row-actions' })`
  position: relative;
  z-index: 1;
`;

const columns: readonly TableColumn<Row>[] = [
  {
    key: 'name',
    header: 'Product',
    primary: true,
    cell: ({ id, name, image, variantCount, stock }) => (
      <span className="named">
        <Thumb src={image} size={44} />
        <span>
          <Link className="row-link" href={`/dashboard/products/${id}/`}>
            {name}
          </Link>
          <small>
            {counted(variantCount, 'variant')}
            <span className="narrow">
              {' '}
              · {stock === null ? 'made to order' : `${countText(stock)} in stock`}
            </span>
          </small>
        </span>
      </span>
    ),
  },
  {
    key: 'enabled',
    header: 'Status',
    cell: ({ enabled, archived }) => (
      <Badge tone={enabled ? 'success' : 'neutral'}>
        {archived ? 'Archived' : enabled ? 'On sale' : 'Draft'}
      </Badge>
    ),
  },
  {
    key: 'stock',
    header: 'Stock',
    wideOnly: true,
    align: 'end',
    cell: ({ stock, lowVariants }) => (
      <Stock data-made={stock === null ? '' : undefined} data-out={stock === 0 ? '' : undefined}>
        {stock === null ? 'Made to order' : stock === 0 ? 'Sold out' : countText(stock)}
        {lowVariants > 0 && stock !== 0 && <small>{counted(lowVariants, 'variant')} low</small>}
      </Stock>
    ),
  },
  {
    key: 'price',
    header: 'Price',
    align: 'end',
    cell: ({ price, salePrice, currency }) => (
      <Price>
        {moneyText(salePrice ?? price, currency)}
        {salePrice !== null && <s>{moneyText(price, currency)}</s>}
      </Price>
    ),
  },
  {
    key: 'updated',
    header: 'Changed',
    wideOnly: true,
    align: 'end',
    cell: ({ updatedAt }) => <Ago className="quiet" at={updatedAt} />,
  },
  {
    key: 'actions',
    header: '',
    wideOnly: true,
    align: 'end',
    cell: ({ id, name, archived, enabled }) => (
      <Above>
        <ProductActions id={id} name={name} archived={archived} enabled={enabled} />
      </Above>
    ),
  },
];

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
  const query = useDashboardProductsQuery(
    {
      params: { division: useDivision() },
      query: {
        page: list.page,
        perPage: pageSize,
        search: list.search || undefined,
        enabled: view === 'yes' || view === 'no' ? view : undefined,
        archived: view === 'archived' ? 'yes' : 'no',
        stock: view === 'low' ? 'low' : undefined,
        sort,
      },
    },
    { refetchOnMountOrArgChange: true },
  );
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
      <ListCard aria-label="Products" data-compact="">
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
      <NewProductDialog open={list.params.has('new')} onClose={() => setIsAdding(false)} />
    </>
  );
}
