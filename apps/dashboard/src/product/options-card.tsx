import { ProductOptionsEditor } from '@omnis/editor';
import { Card } from '@omnis/ui';
import type { ReactElement } from 'react';
import type { ProductForm } from './use-product-form.ts';
import { withOptions } from './variant-values.ts';

/** The options of the product, of which its variants are made. */
export function OptionsCard({
  form: { values, update, errors },
}: {
  readonly form: ProductForm;
}): ReactElement {
  return (
    <Card
      title="Options"
      description="Does it come in colours, sizes or anything else? Add the options, and the variants are made for you."
    >
      <ProductOptionsEditor
        options={values.options}
        errors={errors}
        onChange={(change) => update((now) => withOptions(now, change, now.defaultPrice))}
      />
    </Card>
  );
}
