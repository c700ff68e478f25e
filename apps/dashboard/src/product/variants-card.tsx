import type { ManagedProduct } from '@omnis/contract';
import { currencyOf } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Card, EditGrid, Select, type CellChange, type EditGridColumn } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { moneyTyping } from './money-typing.ts';
import { fixedColumn, fixedPriceOf, readFixedColumn, withFixedPrice } from './fixed-prices.ts';
import { ContinueSelling } from './continue-selling.tsx';
import type { ProductForm } from './use-product-form.ts';
import type { EditedVariant } from './variant-values.ts';
import { productTexts, type ProductTexts } from '../texts/product/index.ts';

const CurrencyChoice = styled.div.withConfig({ componentId: 'dashboard-currency-choice' })`
  max-width: 24rem;
  padding: 0 ${token('space.5')} ${token('space.4')};
`;

const nameOf = (t: ProductTexts, { values }: EditedVariant): string => values.join(' · ') || t('onlyVariant');

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

const fixedColumns = (t: ProductTexts, code: string): EditGridColumn<EditedVariant>[] =>
  (['price', 'salePrice'] as const).map((field) => ({
    key: fixedColumn(code, field),
    header: field === 'price' ? t('priceIn', { currency: code }) : t('salePriceIn', { currency: code }),
    width: 9,
    decimals: moneyTyping(code).decimals,
    placeholder: field === 'price' ? t('converted') : t('none'),
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
  const t = useTexts(productTexts);
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
    { key: 'price', header: t('priceOfAll'), decimals, value: ({ price }) => price },
    {
      key: 'salePrice',
      header: t('salePriceOfAll'),
      decimals,
      placeholder: t('none'),
      value: ({ salePrice }) => salePrice,
    },
    ...(shown === '' ? [] : fixedColumns(t, shown)),
    { key: 'cost', header: t('cost'), decimals, placeholder: t('none'), value: ({ cost }) => cost },
    { key: 'stock', header: t('stock'), decimals: 0, placeholder: t('noLimit'), value: ({ stock }) => stock },
    {
      key: 'continueSelling',
      header: t('outOfStock'),
      width: 9,
      choices: [{ value: 'yes', label: t('continueSelling') }],
      placeholder: t('stopSelling'),
      value: ({ continueSelling }) => (continueSelling ? 'yes' : null),
    },
    { key: 'sku', header: t('sku'), width: 9, value: ({ sku }) => sku },
    { key: 'barcode', header: t('barcode'), width: 10, value: ({ barcode }) => barcode },
    { key: 'grams', header: t('weightG'), decimals: 0, value: ({ grams }) => grams },
    ...(pictures.length === 0
      ? []
      : [
          {
            key: 'image',
            header: t('picture'),
            width: 10,
            choices: pictures,
            placeholder: t('byColour'),
            value: ({ image }: EditedVariant) => image,
          },
        ]),
  ];
  return (
    <Card
      title={t('variants')}
      description={t('variantsHelp', {
        variants: t('variantsCounted', { count: values.variants.length }),
      })}
      flush
    >
      {otherCurrencies.length > 0 && (
        <CurrencyChoice>
          <Select
            label={t('pricesInOtherCurrencies')}
            help={t('pricesInOtherCurrenciesHelp')}
            options={[
              { value: '', label: t('notShown') },
              ...otherCurrencies.map((code) => ({ value: code, label: currencyOf(code).name })),
            ]}
            value={shown}
            onValueChange={show}
          />
        </CurrencyChoice>
      )}
      <EditGrid
        label={t('variants')}
        rowHeader={t('variant')}
        columns={columns}
        rows={values.variants}
        rowKey={({ id }) => id}
        rowName={(each) => nameOf(t, each)}
        rowHead={(variant) => {
          const margin = marginOf(variant);
          return (
            <>
              {nameOf(t, variant)}
              {margin !== null && <small className="margin">{t('marginMargin', { margin })}</small>}
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
