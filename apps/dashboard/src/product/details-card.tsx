import { useTexts } from '@omnis/texts/react';
import { Card, Stack, TextField } from '@omnis/ui';
import type { ReactElement } from 'react';
import { WrittenText } from '../parts/written-text.tsx';
import type { ProductForm } from './use-product-form.ts';
import { productTexts } from '../texts/product/index.ts';

/** Name and description of the product. */
export function DetailsCard({ form: { values, set, errors } }: { readonly form: ProductForm }): ReactElement {
  const t = useTexts(productTexts);
  const { name, description } = values;
  return (
    <Card title={t('details')}>
      <Stack gap={4}>
        <TextField
          label={t('name')}
          value={name}
          maxLength={200}
          error={errors['name']}
          onValueChange={(next) => set({ name: next })}
        />
        <WrittenText
          label={t('description')}
          html={description}
          maxLength={50_000}
          error={errors['description']}
          nothing={t('noDescriptionYet')}
          onChange={(next) => set({ description: next })}
        />
      </Stack>
    </Card>
  );
}
