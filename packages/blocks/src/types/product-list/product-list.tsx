import { token } from '@omnis/theme/react';
import { useMemo, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useBlockEnvironment, useBlockSource } from '../../environment/environment-provider.tsx';
import { actionCss } from '../../parts/action.ts';
import { BlockLink } from '../../parts/block-link.tsx';
import { headCss } from '../../parts/head-css.ts';
import { TryAgain } from '../../parts/try-again.tsx';
import { openingCards } from '../../product-card/opening-cards.ts';
import { ProductCard } from '../../product-card/product-card.tsx';
import { productCardCss, productGridCss } from '../../product-card/product-card-css.ts';
import { readProperties, type ReadProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { readProductItems } from '../../sources/product-item.ts';
import { productListSource } from './product-list-source.ts';
import { useBlockText } from '../../text/block-text.ts';
import { productListProperties } from './product-list.properties.ts';

const Root = styled.section.withConfig({ componentId: 'block-product-list' })`
  ${headCss}
  ${productCardCss}
  ${actionCss}
  > ul {
    ${productGridCss}
  }
  .waiting {
    aspect-ratio: 1 / ${token('product.card.ratio')};
    border-radius: ${token('image.radius')};
    background: ${token('skeleton.base')};
    margin-bottom: 5.25rem;
  }
  > .note {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.4')};
    padding: ${token('space.6')};
    border-radius: ${token('radius.lg')};
    background: ${token('surface.sunken')};
    color: ${token('text.muted')};
  }
`;

export default function ProductList({ block, priority }: BlockProps): ReactElement | null {
  const properties = readProperties(productListProperties, block.properties);
  const say = useBlockText();
  const { mode } = useBlockEnvironment();
  const source = useMemo(() => productListSource(block.properties), [block.properties]);
  const { status, items, retry } = useBlockSource(source);
  const products = useMemo(() => readProductItems(items).slice(0, source.limit), [items, source.limit]);

  // A shopper is not told of an empty collection; its owner is.
  if (status === 'ready' && products.length === 0 && mode === 'native') return null;
  return (
    <Root aria-busy={status === 'loading' || undefined}>
      <Head properties={properties} />
      {products.length > 0 ? (
        <ul role="list">
          {products.map((product, index) => (
            <li key={product.urlName}>
              <ProductCard product={product} priority={priority && index < openingCards} />
            </li>
          ))}
        </ul>
      ) : status === 'loading' ? (
        <ul role="list" aria-label={say('Products are loading')}>
          {Array.from({ length: Math.min(source.limit, 4) }, (_, index) => (
            <li key={`waiting ${String(index)}`} className="waiting" />
          ))}
        </ul>
      ) : status === 'error' ? (
        <div className="note" role="alert">
          {say('We could not load these products.')}
          <TryAgain retry={retry} />
        </div>
      ) : (
        <p className="note">
          There are no products here yet. Shoppers do not see this block until there are.
        </p>
      )}
    </Root>
  );
}

function Head({
  properties,
}: {
  properties: ReadProperties<typeof productListProperties>;
}): ReactElement | null {
  const { title, href, linkText } = properties;
  if (title === '' && (href === '' || linkText === '')) return null;
  return (
    <div className="head">
      {title !== '' && <h2>{title}</h2>}
      {href !== '' && linkText !== '' && (
        <BlockLink href={href} className="more">
          {linkText}
          {title !== '' && <span className="unseen"> {title}</span>}
        </BlockLink>
      )}
    </div>
  );
}
