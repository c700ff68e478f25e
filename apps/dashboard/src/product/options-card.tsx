import { ProductOptionsEditor } from '@omnis/editor';
import { useTexts } from '@omnis/texts/react';
import { Card } from '@omnis/ui';
import type { ReactElement } from 'react';
import type { ProductForm } from './use-product-form.ts';
import { withOptions } from './variant-values.ts';
import { productTexts } from '../texts/product/index.ts';

/** The options of the product, of which its variants are made. */
export function OptionsCard({
  form: { values, update, errors },
}: {
  readonly form: ProductForm;
}): ReactElement {
  const t = useTexts(productTexts);
  return (
    <Card title={t('options')} description={t('optionsDescription')}>
      <ProductOptionsEditor
        options={values.options}
        errors={errors}
        onChange={(change) => update((now) => withOptions(now, change, now.defaultPrice))}
      />
    </Card>
  );
}
