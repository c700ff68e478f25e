import type { ManagedProduct } from '@omnis/contract';
import { currencies, currencySymbol, isCurrencyCode } from '@omnis/models';
import { media, token } from '@omnis/theme/react';
import { Card, counted, NumberField, Table, type TableColumn } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { shared, type EditedVariant } from './product-values.ts';
import type { ProductForm } from './use-product-form.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-prices-card' })`
  .all {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token('space.4')};
    padding: 0 ${token('card.padding')} ${token('card.padding')};
  }
  tbody td {
    padding-block: ${token('space.2')};
  }
  tbody th small {
    display: block;
    color: ${token('text.muted')};
    font-weight: ${token('weight.regular')};
  }
  ${media.down('md')} {
    .variants tbody tr {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: ${token('space.2')};
    }
    .variants tbody th {
      grid-column: 1 / -1;
    }
    .variants tbody td[data-label]:not([data-label='']) {
      grid-template-columns: minmax(0, 1fr);
      gap: ${token('space.1')};
      justify-items: stretch;
      width: auto;
      font-size: ${token('type.xs')};
    }
  }
  ${media.up('md')} {
    tbody td {
      width: 8.5rem;
    }
    .variants {
      /* Labels for the ear are placed absolutely: they scroll with their rows. */
      position: relative;
      max-height: 32rem;
      overflow-y: auto;
    }
  }
`;

/** How prices of a currency are typed. */
export function moneyTyping(currency: string): { prefix: string; decimals: number } {
  return isCurrencyCode(currency)
    ? { prefix: currencySymbol(currency), decimals: currencies[currency].decimals }
    : { prefix: currency, decimals: 2 };
}

type Variant = ManagedProduct['variants'][number];

/** Properties of {@link PricesCard}. */
export interface PricesCardProps {
  readonly form: ProductForm;
  readonly product: ManagedProduct;
}

/** Prices and stock: for all variants at once, and for each. */
export function PricesCard({ form: { values, update, errors }, product }: PricesCardProps): ReactElement {
  const money = moneyTyping(product.currency);
  const edited = new Map(values.variants.map((variant) => [variant.id, variant]));
  const setAll = (changes: Partial<EditedVariant>): void =>
    update(({ variants }) => ({ variants: variants.map((each) => ({ ...each, ...changes })) }));
  const setOne = (id: string, changes: Partial<EditedVariant>): void =>
    update(({ variants }) => ({
      variants: variants.map((each) => (each.id === id ? { ...each, ...changes } : each)),
    }));
  const price = shared(values.variants, 'price');
  const salePrice = shared(values.variants, 'salePrice');
  const nameOf = ({ colour, size, sku }: Variant): string =>
    [colour, size].filter(Boolean).join(' · ') || sku || 'Only variant';

  const numberColumn = (key: 'price' | 'salePrice' | 'stock', header: string): TableColumn<Variant> => ({
    key,
    header,
    cell: (variant) => (
      <NumberField
        label={`${header}, ${nameOf(variant)}`}
        hideLabel
        value={edited.get(variant.id)?.[key] ?? null}
        error={errors[`${variant.id}.${key}`]}
        {...(key === 'stock'
          ? { placeholder: 'No limit' }
          : { ...money, placeholder: key === 'price' ? '' : 'None' })}
        onValueChange={(next) => setOne(variant.id, { [key]: next })}
      />
    ),
  });
  const columns: readonly TableColumn<Variant>[] = [
    {
      key: 'variant',
      header: 'Variant',
      primary: true,
      cell: (variant) => (
        <>
          {nameOf(variant)}
          {variant.sku !== nameOf(variant) && <small>{variant.sku}</small>}
        </>
      ),
    },
    numberColumn('price', 'Price'),
    numberColumn('salePrice', 'Sale price'),
    numberColumn('stock', 'Stock'),
  ];
  return (
    <Card
      title="Prices and stock"
      description={
        product.variants.length > 1
          ? `These set all ${counted(product.variants.length, 'variant')}; change single ones below.`
          : undefined
      }
      flush
    >
      <Root>
        <div className="all">
          <NumberField
            label="Price"
            {...money}
            value={price ?? null}
            error={errors['price']}
            placeholder={price === undefined ? 'Various' : ''}
            onValueChange={(next) => setAll({ price: next })}
          />
          <NumberField
            label="Sale price"
            {...money}
            value={salePrice ?? null}
            error={errors['salePrice']}
            placeholder={salePrice === undefined ? 'Various' : 'Not on sale'}
            onValueChange={(next) => setAll({ salePrice: next })}
          />
        </div>
        <div className="variants">
          <Table caption="Variants" columns={columns} rows={product.variants} rowKey={({ id }) => id} />
        </div>
      </Root>
    </Card>
  );
}
