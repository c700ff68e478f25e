import type { CallAnswer } from '@omnis/api-client';
import { token } from '@omnis/theme/react';
import { Badge, countText, Link, moneyText, type TableColumn, VisuallyHidden } from '@omnis/ui';
import { styled } from 'styled-components';
import { Ago } from '../parts/ago.tsx';
import { Thumb } from '../parts/thumb.tsx';
import { ProductActions } from '../product/product-actions.tsx';
import { productState } from '../product/product-state.ts';
import type { ProductsTexts } from '../texts/products/index.ts';
import type { ProductTexts } from '../texts/product/index.ts';

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
export const columnsIn = (
  t: ProductsTexts,
  tProduct: ProductTexts,
): readonly TableColumn<ProductListRow>[] => [
  {
    key: 'name',
    header: t('product'),
    primary: true,
    cell: ({ id, name, image, variantCount, stock }) => (
      <span className="named">
        <Thumb src={image} size={44} />
        <span>
          <Link className="row-link" href={`/dashboard/products/${id}/`}>
            {name}
          </Link>
          <small>
            {t('variantsCounted', { count: variantCount })}
            <span className="narrow">
              {' '}
              · {stock === null ? t('madeToOrderSmall') : t('inStock', { units: countText(stock) })}
            </span>
          </small>
        </span>
      </span>
    ),
  },
  {
    key: 'enabled',
    header: t('status'),
    cell: (product) => {
      const { text, tone } = productState(tProduct, product);
      return <Badge tone={tone}>{text}</Badge>;
    },
  },
  {
    key: 'stock',
    header: t('stock'),
    wideOnly: true,
    align: 'end',
    cell: ({ stock, lowVariants, continueSelling }) => (
      <Stock
        data-made={stock === null ? '' : undefined}
        data-out={stock === 0 && !continueSelling ? '' : undefined}
      >
        {stock === null
          ? t('madeToOrder')
          : stock === 0 && !continueSelling
            ? t('soldOut')
            : countText(stock)}
        {continueSelling && stock !== null && stock <= 0 && <small>{t('stillSelling')}</small>}
        {lowVariants > 0 && stock !== 0 && <small>{t('variantsLow', { count: lowVariants })}</small>}
      </Stock>
    ),
  },
  {
    key: 'price',
    header: t('price'),
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
    header: t('changed'),
    wideOnly: true,
    align: 'end',
    cell: ({ updatedAt }) => <Ago className="quiet" at={updatedAt} />,
  },
  {
    key: 'actions',
    header: <VisuallyHidden>{t('actions')}</VisuallyHidden>,
    headerText: '',
    wideOnly: true,
    align: 'end',
    cell: ({ id, name, version, archived, enabled }) => (
      <Above>
        <ProductActions id={id} name={name} version={version} archived={archived} enabled={enabled} />
      </Above>
    ),
  },
];
