import { media, token } from '@omnis/theme/react';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { keyed } from '../parts/keys.ts';
import type { ProductItem } from '../sources/product-item.ts';
import { ProductCard, type ProductCardProps } from './product-card.tsx';
import { productCardCss, productGridCss } from './product-card-css.ts';

const CardRoot = styled.div.withConfig({ componentId: 'block-product-card' })`
  height: 100%;
  ${productCardCss}
`;

const GridRoot = styled.ul.withConfig({ componentId: 'block-product-cards' })`
  ${productGridCss}
  ${productCardCss}

  /* While a page opens, what is far below costs nothing to lay out: fonts and code come, and each time all of it would be. */
  @media (scripting: enabled) {
    [data-opening] & > li:nth-child(n + 5) {
      content-visibility: auto;
    }
  }
  [data-opening] & > li:nth-child(n + 5) {
    contain-intrinsic-block-size: auto calc(44vw * ${token('product.card.ratio')} + 7rem);
    overflow-clip-margin: ${token('space.3')};
  }
  ${media.up('md')} {
    [data-opening] & > li:nth-child(n + 5) {
      contain-intrinsic-block-size: auto calc(24vw * ${token('product.card.ratio')} + 6rem);
    }
  }
  ${media.up('lg')} {
    [data-opening] & > li:nth-child(n + 5) {
      contain-intrinsic-block-size: auto calc(min(22vw, 20rem) * ${token('product.card.ratio')} + 6rem);
    }
  }
`;

/**
 * One product: picture with a second one under the pointer, name, price and sale price, colours, rating, badge and the
 * environment's heart. In lists use {@link ProductGridView}, which costs the server one styled element for them all.
 *
 * Needs a `<BlockEnvironmentProvider>` around it outside a page.
 */
export function ProductCardView(props: ProductCardProps): ReactElement {
  return (
    <CardRoot>
      <ProductCard {...props} />
    </CardRoot>
  );
}

/** Properties of {@link ProductGridView}. */
export interface ProductGridViewProps {
  readonly products: readonly ProductItem[];
  /**
   * Number of cards whose images are fetched first; none by default. If the list opens the page: {@link openingCards}.
   */
  readonly priorityCount?: number;
  readonly headingLevel?: 2 | 3 | 4;
  /** The heart of one product; the environment's unless told. */
  readonly favourite?: (product: ProductItem) => ReactNode;
  /** Read out as the name of the list. */
  readonly label?: string;
}

/**
 * Products in 2, 3 or 4 columns.
 *
 * @example
 * ```tsx
 * import { openingCards, ProductGridView, type ProductItem } from '@omnis/blocks';
 * export const Shelf = ({ products }: { products: readonly ProductItem[] }) => (
 *   <ProductGridView products={products} priorityCount={openingCards} headingLevel={2} label="T-shirts" />
 * );
 * ```
 */
export function ProductGridView({
  products,
  priorityCount = 0,
  headingLevel,
  favourite,
  label,
}: ProductGridViewProps): ReactElement {
  return (
    <GridRoot role="list" aria-label={label}>
      {keyed(products, ({ urlName }) => urlName).map(({ key, item }, index) => (
        <li key={key}>
          <ProductCard
            product={item}
            priority={index < priorityCount}
            headingLevel={headingLevel}
            favourite={favourite?.(item)}
          />
        </li>
      ))}
    </GridRoot>
  );
}
