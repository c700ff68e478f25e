import { BlockEnvironmentProvider, ProductGridView, type ProductItem } from '@omnis/blocks';
import type { ReactElement } from 'react';
import { useCardEnvironment } from '../page/block-environment.tsx';
import { productTexts } from '../texts/product/index.ts';
import { useTexts } from '../texts/use-texts.ts';

/** What goes with a product. */
export default function RelatedProducts({
  products,
  label,
}: {
  readonly products: readonly ProductItem[];
  readonly label?: string;
}): ReactElement {
  const t = useTexts(productTexts);
  return (
    <BlockEnvironmentProvider environment={useCardEnvironment('native')}>
      <ProductGridView products={products} label={label ?? t('relatedProducts')} />
    </BlockEnvironmentProvider>
  );
}
