import type { ManagedProduct } from '@omnis/contract';
import { currencyOf } from '@omnis/models';
import { token } from '@omnis/theme/react';
import { Card, counted, EditGrid, Select, type CellChange, type EditGridColumn } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { moneyTyping } from './money-typing.ts';
import { fixedColumn, fixedPriceOf, readFixedColumn, withFixedPrice } from './fixed-prices.ts';
import { ContinueSelling } from './continue-selling.tsx';
import type { ProductForm } from './use-product-form.ts';
import type { EditedVariant } from './variant-values.ts';

const CurrencyChoice = styled.div.withConfig({ componentId: 'dashboard-currency-choice' })`
  max-width: 24rem;
  padding: 0 ${token('space.5')} ${token('space.4')};
`;

const nameOf = ({ values }: EditedVariant): string => values.join(' · ') || 'Only variant';

/** Margin of a price over its cost, in per cent; null where one of them is missing. */
export function marginOf({
  price,
  salePrice,
  cost,
}: Pick<EditedVariant, 'price' | 'salePrice' | 'cost'>): number | null {
  const paid = salePrice ?? price;
  if (paid === null || cost === null || !(paid > 0) || Number.isNaN(cost)) return null;
  return Math.round((1 - cost / paid) * 100);
}

const fixedColumns = (code: string): EditGridColumn<EditedVariant>[] =>
  (['price', 'salePrice'] as const).map((field) => ({
    key: fixedColumn(code, field),
    header: field === 'price' ? `Price in ${code}` : `Sale price in ${code}`,
    width: 9,
    decimals: moneyTyping(code).decimals,
    placeholder: field === 'price' ? 'Converted' : 'None',
    value: ({ fixedPrices }) => fixedPriceOf(fixedPrices, code)[field],
  }));

/** A variant after a change of a cell. */
function withCell(variant: EditedVariant, { column, value }: CellChange): EditedVariant {
  const fixed = readFixedColumn(column);
  if (column === 'continueSelling') return { ...variant, continueSelling: value === 'yes' };
  if (fixed === null)
    return { ...variant, [column]: value ?? (column === 'sku' || column === 'barcode' ? '' : null) };
  const amount = typeof value === 'number' ? value : null;
  return {
    ...variant,
    fixedPrices: withFixedPrice(variant.fixedPrices, fixed.code, { [fixed.field]: amount }),
  };
}

/** Properties of {@link VariantsCard}. */
export interface VariantsCardProps {
  readonly form: ProductForm;
  readonly product: ManagedProduct;
}

/** The variants of the product, edited like a spreadsheet. */
export function VariantsCard({ form, product }: VariantsCardProps): ReactElement {
  const { values, update, errors } = form;
  const { decimals } = moneyTyping(product.currency);
  const { otherCurrencies } = product;
  const [shown, show] = useState<string>(
    () => otherCurrencies.find((code) => values.variants.some(({ fixedPrices }) => fixedPrices[code])) ?? '',
  );
  const pictures = values.images.map(({ id, alt }, at) => ({
    value: id,
    label: `${at + 1}: ${alt || 'picture'}`.slice(0, 40),
  }));
  const columns: readonly EditGridColumn<EditedVariant>[] = [
    { key: 'price', header: 'Price', decimals, value: ({ price }) => price },
    {
      key: 'salePrice',
      header: 'Sale price',
      decimals,
      placeholder: 'None',
      value: ({ salePrice }) => salePrice,
    },
    ...(shown === '' ? [] : fixedColumns(shown)),
    { key: 'cost', header: 'Cost', decimals, placeholder: 'None', value: ({ cost }) => cost },
    { key: 'stock', header: 'Stock', decimals: 0, placeholder: 'No limit', value: ({ stock }) => stock },
    {
      key: 'continueSelling',
      header: 'Out of stock',
      width: 9,
      choices: [{ value: 'yes', label: 'Continue selling' }],
      placeholder: 'Stop selling',
      value: ({ continueSelling }) => (continueSelling ? 'yes' : null),
    },
    { key: 'sku', header: 'SKU', width: 9, value: ({ sku }) => sku },
    { key: 'barcode', header: 'Barcode', width: 10, value: ({ barcode }) => barcode },
    { key: 'grams', header: 'Weight (g)', decimals: 0, value: ({ grams }) => grams },
    ...(pictures.length === 0
      ? []
      : [
          {
            key: 'image',
            header: 'Picture',
            width: 10,
            choices: pictures,
            placeholder: 'By colour',
            value: ({ image }: EditedVariant) => image,
          },
        ]),
  ];
  return (
    <Card
      title="Variants"
      description={`${counted(values.variants.length, 'variant')}. Orders and baskets keep a variant that you take out.`}
      flush
    >
      {otherCurrencies.length > 0 && (
        <CurrencyChoice>
          <Select
            label="Prices in other currencies"
            help="A price that you enter is shown and charged as it is. Empty ones are converted."
            options={[
              { value: '', label: 'Not shown' },
              ...otherCurrencies.map((code) => ({ value: code, label: currencyOf(code).name })),
            ]}
            value={shown}
            onValueChange={show}
          />
        </CurrencyChoice>
      )}
      <EditGrid
        label="Variants"
        rowHeader="Variant"
        columns={columns}
        rows={values.variants}
        rowKey={({ id }) => id}
        rowName={nameOf}
        rowHead={(variant) => {
          const margin = marginOf(variant);
          return (
            <>
              {nameOf(variant)}
              {margin !== null && <small className="margin">{margin}% margin</small>}
            </>
          );
        }}
        errors={errors}
        onChange={(changes) =>
          update(({ variants }) => {
            const byRow = Map.groupBy(changes, ({ row }) => row);
            return {
              variants: variants.map((variant) => (byRow.get(variant.id) ?? []).reduce(withCell, variant)),
            };
          })
        }
      />
      <ContinueSelling form={form} inset />
    </Card>
  );
}
