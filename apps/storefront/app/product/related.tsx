import { BlockEnvironmentProvider, ProductGridView, type ProductItem } from '@omnis/blocks';
import type { ReactElement } from 'react';
import { useCardEnvironment } from '../page/block-environment.tsx';

/** What goes with a product. */
export default function RelatedProducts({
  products,
  label = 'Related products',
}: {
  readonly products: readonly ProductItem[];
  readonly label?: string;
}): ReactElement {
  return (
    <BlockEnvironmentProvider environment={useCardEnvironment('native')}>
      <ProductGridView products={products} label={label} />
    </BlockEnvironmentProvider>
  );
}
