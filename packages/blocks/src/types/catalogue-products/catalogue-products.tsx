import { token } from '@omnis/theme/react';
import { useEffect, useId, useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { actionCss } from '../../parts/action.ts';
import { headCss } from '../../parts/head-css.ts';
import { noteCss } from '../../parts/note-css.ts';
import { TryAgain } from '../../parts/try-again.tsx';
import { openingCards } from '../../product-card/opening-cards.ts';
import { ProductCard } from '../../product-card/product-card.tsx';
import { productCardCss, productGridCss } from '../../product-card/product-card-css.ts';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { productSorts } from '../../sources/source.ts';
import { sortLabels } from './sort-labels.ts';
import { useCatalogue, type Catalogue } from './use-catalogue.ts';
import { useBlockText } from '../../text/block-text.ts';
import { catalogueProductsProperties } from './catalogue-products.properties.ts';

const Root = styled.section.withConfig({ componentId: 'block-catalogue-products' })`
  ${headCss}
  ${noteCss}
  ${productCardCss}
  ${actionCss}
  > .head {
    align-items: center;
  }
  .sort {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    margin-inline-start: auto;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  .sort select {
    min-height: 2.75rem;
    padding: 0 ${token('space.3')};
    border: ${token('form.borderWidth')} solid ${token('form.borderColor')};
    border-radius: ${token('form.radius')};
    background: ${token('form.background')};
    color: ${token('form.color')};
    font-size: ${token('type.md')};
  }
  > ul {
    ${productGridCss}
    transition: opacity ${token('motion.base')} ${token('motion.ease')};
  }
  > ul[data-stale] {
    opacity: 0.6;
  }
  .waiting {
    aspect-ratio: 1 / ${token('product.card.ratio')};
    margin-bottom: 5.25rem;
    border-radius: ${token('image.radius')};
    background: ${token('skeleton.base')};
  }
  > .note {
    margin-top: ${token('space.6')};
  }
  > .foot {
    display: grid;
    justify-items: center;
    gap: ${token('space.3')};
    margin-top: ${token('space.10')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    font-variant-numeric: tabular-nums;
  }
  .action[aria-disabled='true'] {
    opacity: 0.7;
    cursor: progress;
  }
`;

export default function CatalogueProducts({ block, priority }: BlockProps): ReactElement | null {
  const properties = readProperties(catalogueProductsProperties, block.properties);
  const say = useBlockText();
  const { mode } = useBlockEnvironment();
  const catalogue = useCatalogue(block.properties);
  const { products, status, retry, pageSize } = catalogue;
  const { title } = properties;
  const sortable = properties.showSort;

  if (status === 'ready' && products.length === 0 && mode === 'native') return null;
  return (
    <Root aria-busy={status === 'loading' || undefined} aria-label={title || say('Products')}>
      {(title !== '' || sortable) && (
        <div className="head">
          {title !== '' && <h2>{title}</h2>}
          {sortable && <Sort catalogue={catalogue} />}
        </div>
      )}
      {products.length > 0 ? (
        <Products catalogue={catalogue} priority={priority} />
      ) : status === 'loading' ? (
        <ul role="list" aria-label={say('Products are loading')}>
          {Array.from({ length: Math.min(pageSize, 8) }, (_, index) => (
            <li key={`waiting ${String(index)}`} className="waiting" />
          ))}
        </ul>
      ) : (
        status === 'ready' && (
          <p className="note">
            There are no products here yet. Shoppers do not see this block until there are.
          </p>
        )
      )}
      {status === 'error' && (
        <div className="note" role="alert">
          {products.length > 0
            ? say('We could not load more products.')
            : say('We could not load these products.')}
          <TryAgain retry={retry} />
        </div>
      )}
    </Root>
  );
}

function Sort({ catalogue: { sort, sortBy } }: { catalogue: Catalogue }): ReactElement {
  const say = useBlockText();
  const id = useId();
  return (
    <div className="sort">
      <label htmlFor={id}>{say('Sort by')}</label>
      <select
        id={id}
        value={sort}
        onChange={(event) => {
          const chosen = productSorts.find((name) => name === event.currentTarget.value);
          if (chosen !== undefined) sortBy(chosen);
        }}
      >
        {productSorts.map((name) => (
          <option key={name} value={name}>
            {say(sortLabels[name])}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The list and its foot; once more products are there, the first new one has the focus. */
function Products({ catalogue, priority }: { catalogue: Catalogue; priority: boolean }): ReactElement {
  const say = useBlockText();
  const { products, status, hasMore, showMore, stale } = catalogue;
  const listRef = useRef<HTMLUListElement>(null);
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current === null || status !== 'ready') return;
    listRef.current?.children[before.current]?.querySelector('a')?.focus();
    before.current = null;
  }, [products, status]);
  const waits = status === 'loading';
  return (
    <>
      <ul role="list" ref={listRef} data-stale={stale ? '' : undefined}>
        {products.map((product, index) => (
          <li key={product.urlName}>
            <ProductCard product={product} priority={priority && index < openingCards} />
          </li>
        ))}
      </ul>
      <div className="foot">
        <p role="status">
          {products.length === 1
            ? say(hasMore ? '1 product so far' : '1 product')
            : say(hasMore ? '{count} products so far' : '{count} products', {
                count: products.length,
              })}
        </p>
        {hasMore && (
          <button
            type="button"
            className="action"
            aria-disabled={waits || undefined}
            onClick={() => {
              if (waits) return;
              before.current = products.length;
              showMore();
            }}
          >
            {waits ? say('Loading…') : say('Show more')}
          </button>
        )}
      </div>
    </>
  );
}
