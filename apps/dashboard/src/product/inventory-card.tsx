import { useTexts } from '@omnis/texts/react';
import { Card, NumberField, TextField } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { token } from '@omnis/theme/react';
import { ContinueSelling } from './continue-selling.tsx';
import type { ProductForm } from './use-product-form.ts';
import type { EditedVariant } from './variant-values.ts';
import { productTexts } from '../texts/product/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-inventory-card' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${token('space.4')};
  align-items: start;
`;

/** Stock and codes of a product without options. */
export function InventoryCard({ form }: { readonly form: ProductForm }): ReactElement | null {
  const t = useTexts(productTexts);
  const { values, update, errors } = form;
  const [only] = values.variants;
  if (only === undefined) return null;
  const set = (changes: Partial<EditedVariant>): void =>
    update(({ variants }) => ({ variants: variants.map((each) => ({ ...each, ...changes })) }));
  return (
    <Card title={t('inventory')}>
      <Root>
        <NumberField
          label={t('stock')}
          help={t('stockHelp')}
          placeholder={t('noLimit')}
          keepTyped
          value={only.stock}
          error={errors[`${only.id}.stock`]}
          onValueChange={(stock) => set({ stock })}
        />
        <TextField
          label={t('sku')}
          optional
          maxLength={80}
          value={only.sku}
          error={errors[`${only.id}.sku`]}
          onValueChange={(sku) => set({ sku })}
        />
        <TextField
          label={t('barcode')}
          optional
          maxLength={80}
          value={only.barcode}
          error={errors[`${only.id}.barcode`]}
          onValueChange={(barcode) => set({ barcode })}
        />
        <NumberField
          label={t('weight')}
          suffix={t('g')}
          keepTyped
          value={only.grams}
          error={errors[`${only.id}.grams`]}
          onValueChange={(grams) => set({ grams })}
        />
      </Root>
      <ContinueSelling form={form} />
    </Card>
  );
}
