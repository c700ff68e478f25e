import type { ManagedProduct } from '@omnis/contract';
import { Card, counted, EditGrid, type EditGridColumn } from '@omnis/ui';
import type { ReactElement } from 'react';
import { moneyTyping } from './money-typing.ts';
import { ContinueSelling } from './continue-selling.tsx';
import type { ProductForm } from './use-product-form.ts';
import type { EditedVariant } from './variant-values.ts';

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

/** Properties of {@link VariantsCard}. */
export interface VariantsCardProps {
  readonly form: ProductForm;
  readonly product: ManagedProduct;
}

/** The variants of the product, edited like a spreadsheet. */
export function VariantsCard({ form, product }: VariantsCardProps): ReactElement {
  const { values, update, errors } = form;
  const { decimals } = moneyTyping(product.currency);
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
            const byRow = new Map<string, Record<string, unknown>>();
            for (const { row, column, value } of changes)
              byRow.set(row, {
                ...byRow.get(row),
                [column]:
                  column === 'continueSelling'
                    ? value === 'yes'
                    : (value ?? (column === 'sku' || column === 'barcode' ? '' : null)),
              });
            return { variants: variants.map((variant) => ({ ...variant, ...byRow.get(variant.id) })) };
          })
        }
      />
      <ContinueSelling form={form} inset />
    </Card>
  );
}
