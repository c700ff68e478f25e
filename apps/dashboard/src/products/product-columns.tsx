import type { CallAnswer } from '@omnis/api-client';
import { token } from '@omnis/theme/react';
import { Badge, counted, countText, Link, moneyText, type TableColumn, VisuallyHidden } from '@omnis/ui';
import { styled } from 'styled-components';
import { Ago } from '../parts/ago.tsx';
import { Thumb } from '../parts/thumb.tsx';
import { ProductActions } from '../product/product-actions.tsx';
import { productState } from '../product/product-state.ts';

/** A product in the list. */
export type ProductListRow = CallAnswer<'dashboard.products'>['items'][number];

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

/** Columns of the list of products. */
export const columns: readonly TableColumn<ProductListRow>[] = [
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
    cell: (product) => {
      const { text, tone } = productState(product);
      return <Badge tone={tone}>{text}</Badge>;
    },
  },
  {
    key: 'stock',
    header: 'Stock',
    wideOnly: true,
    align: 'end',
    cell: ({ stock, lowVariants, continueSelling }) => (
      <Stock
        data-made={stock === null ? '' : undefined}
        data-out={stock === 0 && !continueSelling ? '' : undefined}
      >
        {stock === null ? 'Made to order' : stock === 0 && !continueSelling ? 'Sold out' : countText(stock)}
        {continueSelling && stock !== null && stock <= 0 && <small>Still selling</small>}
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
    header: <VisuallyHidden>Actions</VisuallyHidden>,
    headerText: '',
    wideOnly: true,
    align: 'end',
    cell: ({ id, name, archived, enabled }) => (
      <Above>
        <ProductActions id={id} name={name} archived={archived} enabled={enabled} />
      </Above>
    ),
  },
];
