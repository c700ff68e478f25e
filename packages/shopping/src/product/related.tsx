import { BlockEnvironmentProvider, ProductGridView, type ProductItem } from '@omnis/blocks';
import { useTexts } from '@omnis/texts/react';
import { media } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useCardEnvironment } from '../page/block-environment.tsx';
import { productTexts } from '../texts/product/index.ts';

const Row = styled.div.withConfig({ componentId: 'shop-row' })`
  /* Where three stand in a row, a fourth would stand alone below them. */
  ${media.between('md', 'lg')} {
    li:nth-child(4):last-child {
      display: none;
    }
  }
`;

/** A row of products, such as what goes with one. */
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
      <Row>
        <ProductGridView products={products} label={label ?? t('relatedProducts')} />
      </Row>
    </BlockEnvironmentProvider>
  );
}
