import { useProductsGetQuery } from '@omnis/api-client';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { useMemo, type ReactElement } from 'react';
import { redirect, useLocation } from 'react-router';
import { divisionOf, useCore } from '../data/core.ts';
import { pageData } from '../data/page-data.ts';
import { readerOf, seeded, type Reader } from '../data/reader.ts';
import type { ReadArg } from '../data/reads.ts';
import { useView } from '../data/view.ts';
import { metaPlace, routeHead } from '../head/route-head.ts';
import { productData } from '../head/structured-data.ts';
import { BuyBox } from '../product/buy-box.tsx';
import { Description, Details } from '../product/details.tsx';
import { Gallery } from '../product/gallery.tsx';
import { ProductRoot } from '../product/product-root.ts';
import { endOfReviews, reviewsPage, reviewsPerPage } from '../product/reviews-page.ts';
import { chosenColour, imagesOf, namedColour, productPath, type Product } from '../product/selection.ts';
import { usualWordLimit } from '../product/words.ts';
import { later } from '../shell/later.tsx';
import type { Route } from './+types/product.ts';
import { productTexts } from '../texts/product/index.ts';
import { shellTexts } from '../texts/shell/index.ts';
import { metaTexts, useTexts } from '../texts/use-texts.ts';
import type { RouteHandle } from '../shell/route-handle.ts';

const ProductReviews = later(() => import('../product/reviews.tsx'));
const BuyTogether = later(() => import('../product/buy-together.tsx'));
const RelatedProducts = later(() => import('../product/related.tsx'));
const RecentlyViewed = later(() => import('../viewed/recently-viewed.tsx'));

interface Asked {
  readonly urlName: string;
  readonly division: number;
  readonly currency: string;
  readonly query: URLSearchParams;
}

function argsOf({ urlName, division, currency, query }: Asked): {
  readonly product: ReadArg<'productsGet'>;
  readonly reviews: ReadArg<'productsReviews'>;
} {
  const params = { division, urlName };
  return {
    product: { params, query: { currency } },
    reviews: { params, query: { page: reviewsPage.read(query), perPage: reviewsPerPage } },
  };
}

async function load(reader: Reader, urlName: string, url: URL) {
  const t = await reader.texts(shellTexts);
  const { core, currency } = reader;
  const args = argsOf({ urlName, division: divisionOf(core), currency, query: url.searchParams });
  const [product, reviews] = await Promise.all([
    reader.read('productsGet', args.product),
    reader.tryRead('productsReviews', args.reviews),
  ]);
  // Its address was changed since the link was made.
  if (product.urlName !== urlName) throw redirect(`/product/${product.urlName}/${url.search}`, 301);
  const end = reviews && endOfReviews(url, reviews.total);
  if (end !== null) throw redirect(end);
  const [collection] = product.collections;
  const above = collection ? [{ text: collection.name, href: `/collection/${collection.urlName}/` }] : [];
  return pageData(reader.seeds, {
    trail: [{ text: t('home'), href: '/' }, ...above, { text: product.name }],
  });
}

export const handle: RouteHandle = { rests: true };

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  load(readerOf(context), params.product, url);
export const clientLoader = ({ context, params, url }: Route.ClientLoaderArgs) =>
  load(readerOf(context), params.product, url);

/** Who designed a product, as structured data says it: the vocabulary has no word of its own for them. */
function designerOf({ creator }: Product) {
  return creator === null
    ? {}
    : { additionalProperty: { '@type': 'PropertyValue', propertyID: 'designer', value: creator.name } };
}

export const meta: Route.MetaFunction = (args) => {
  const t = metaTexts(args, shellTexts);
  const product = seeded(args.loaderData, 'productsGet');
  if (!product) return routeHead({ title: t('notFound'), indexable: false }, args);
  return routeHead(
    {
      // Each colour has an address, and tabs, histories and bookmarks tell them by their titles.
      title: [product.metaTitle || product.name, namedColour(product, args.params.colour)]
        .filter(Boolean)
        .join(', '),
      description: product.metaDescription || product.description,
      // Who shares a colour shows it.
      image: imagesOf(product, chosenColour(product, args.params.colour))[0]?.src ?? product.image,
      // One address for all colours of a product.
      path: productPath(product.urlName),
      trail: args.loaderData?.trail ?? [],
      data: [{ ...productData(product, metaPlace(args).offers), ...designerOf(product) }],
    },
    args,
  );
};

/** How many related products are shown: a row of the widest grid. */
const relatedCount = 4;

/** What goes with a product, without the bundles, which have a place of their own. */
function relatedOf(product: Product | undefined): Product['related'] {
  const bundles = new Set(product?.bundles.map(({ id }) => id));
  return product?.related.filter(({ id }) => !bundles.has(id)).slice(0, relatedCount) ?? [];
}

/** A product in a colour (storefront.md §2 Route list). */
export default function ProductPage({ params }: Route.ComponentProps): ReactElement | null {
  const t = useTexts(shellTexts);
  const words = useTexts(productTexts);
  const core = useCore();
  const { options } = useView();
  const currency = useAppSelector(selectCurrency);
  const { search } = useLocation();
  const urlName = params.product;
  const division = divisionOf(core);
  const args = useMemo(
    () => argsOf({ urlName, division, currency, query: new URLSearchParams(search) }),
    [urlName, division, currency, search],
  );
  const { data: product } = useProductsGetQuery(args.product);
  const related = useMemo(() => relatedOf(product), [product]);
  if (!product) return null;
  const colour = chosenColour(product, params.colour);
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
