import { useProductsGetQuery } from '@omnis/api-client';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { divisionOf, later, type ReadArg, shellTexts, useCore, useView } from '@omnis/shop-kit';
import { useMemo, type ReactElement } from 'react';
import { useLocation } from '@omnis/shop-kit/react-router';
import { loadBuyTogether, loadRecentlyViewed, loadRelated, loadReviews } from '../late-parts.ts';
import { productTexts } from '../texts/product/index.ts';
import { BuyBox } from './buy-box.tsx';
import { Description, Details } from './details.tsx';
import { Downloads } from './downloads.tsx';
import { Gallery } from './gallery.tsx';
import { ProductRoot } from './product-root.ts';
import { reviewsPage, reviewsPerPage } from './reviews-page.ts';
import { chosenColour, imagesOf, type Product } from './selection.ts';
import { usualWordLimit } from './words.ts';

const ProductReviews = later(loadReviews);
const BuyTogether = later(loadBuyTogether);
const RelatedProducts = later(loadRelated);
const RecentlyViewed = later(loadRecentlyViewed);

/** The product that a page asks for. */
export interface AskedProduct {
  /** The product’s name in addresses, such as `paper-fox-womens-t-shirt`. */
  readonly urlName: string;
  /** Number of the store. */
  readonly division: number;
  /** ISO 4217 code of the currency of the prices. */
  readonly currency: string;
  /** The query of the page’s address, which names the page of reviews. */
  readonly query: URLSearchParams;
}

/**
 * The reads of a product’s page, for a loader that makes them before the page is shown.
 *
 * @example
 * ```ts
 * import { productReads } from '@omnis/shopping';
 *
 * const { product } = productReads({ urlName: 'mug', division: 12, currency: 'EUR', query: new URLSearchParams() });
 * console.log(product.params.urlName); // 'mug'
 * ```
 */
export function productReads({ urlName, division, currency, query }: AskedProduct): {
  readonly product: ReadArg<'productsGet'>;
  readonly reviews: ReadArg<'productsReviews'>;
} {
  const params = { division, urlName };
  return {
    product: { params, query: { currency } },
    reviews: { params, query: { page: reviewsPage.read(query), perPage: reviewsPerPage } },
  };
}

/** Number of related products: a row of the widest grid. */
const relatedCount = 4;

/** Related products without the bundles, which have a place of their own. */
function relatedOf(product: Product | undefined): Product['related'] {
  const bundles = new Set(product?.bundles.map(({ id }) => id));
  return product?.related.filter(({ id }) => !bundles.has(id)).slice(0, relatedCount) ?? [];
}

/** Properties of {@link ProductPage}. */
export interface ProductPageProps {
  /** The product’s name in addresses. */
  readonly urlName: string;
  /** The colour in the address, as it is written there; the first one without it. */
  readonly colour?: string | undefined;
}

/** A product in a colour (storefront.md §2 Route list). Nothing while it is read: a loader can read it first. */
export function ProductPage({ urlName, colour: asked }: ProductPageProps): ReactElement | null {
  const t = useTexts(shellTexts);
  const words = useTexts(productTexts);
  const core = useCore();
  const { options } = useView();
  const currency = useAppSelector(selectCurrency);
  const { search } = useLocation();
  const division = divisionOf(core);
  const args = useMemo(
    () => productReads({ urlName, division, currency, query: new URLSearchParams(search) }),
    [urlName, division, currency, search],
  );
  const { data: product } = useProductsGetQuery(args.product);
  const related = useMemo(() => relatedOf(product), [product]);
  if (!product) return null;
  const colour = chosenColour(product, asked);
  const description = (
    <Description
      key={product.id}
      html={product.description}
      wordLimit={options.wordLimit ?? usualWordLimit}
    />
  );
  return (
    <ProductRoot>
      <div className="top">
        <Gallery key={`${product.id} ${colour}`} images={imagesOf(product, colour)} name={product.name} />
        <div className="side">
          <BuyBox
            key={product.id}
            product={product}
            colour={colour}
            description={description}
            descriptionAbove={!options.descriptionBelow}
          />
          <Details items={product.details} />
          <Downloads files={product.files} />
        </div>
      </div>
      <ProductReviews key={product.id} arg={args.reviews} count={product.reviews.count} />
      {product.bundles.length > 0 && (
        <section className="related" aria-labelledby="together-title">
          <h2 id="together-title">{words('buyTogether')}</h2>
          <BuyTogether bundles={product.bundles} />
        </section>
      )}
      {related.length > 0 && (
        <section className="related" aria-labelledby="related-title">
          <h2 id="related-title">{t('alsoLike')}</h2>
          <RelatedProducts products={related} />
        </section>
      )}
      <RecentlyViewed except={urlName} />
    </ProductRoot>
  );
}
