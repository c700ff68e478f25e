import type { Breadcrumb } from '@omnis/models';
import {
  divisionOf,
  metaPlace,
  metaTexts,
  pageData,
  productData,
  type Reader,
  readerOf,
  type RouteHandle,
  routeHead,
  seeded,
  shellTexts,
} from '@omnis/shop-kit';
import {
  chosenColour,
  endOfReviews,
  imagesOf,
  namedColour,
  type Product,
  ProductPage,
  productPath,
  productReads,
} from '@omnis/shopping';
import type { ReactElement } from 'react';
import { redirect } from 'react-router';
import type { Route } from './+types/product.ts';

async function load(reader: Reader, urlName: string, url: URL) {
  const t = await reader.texts(shellTexts);
  const { core, currency } = reader;
  const args = productReads({ urlName, division: divisionOf(core), currency, query: url.searchParams });
  const [product, reviews] = await Promise.all([
    reader.read('productsGet', args.product),
    reader.tryRead('productsReviews', args.reviews),
  ]);
  // Its address was changed since the link was made.
  if (product.urlName !== urlName) throw redirect(`/product/${product.urlName}/${url.search}`, 301);
  const end = reviews && endOfReviews(url, reviews.total);
  if (end !== null) throw redirect(end);
  const [collection] = product.collections;
  const above: Breadcrumb[] = collection
    ? [{ text: collection.name, href: `/collection/${collection.urlName}/`, kind: 'collection' }]
    : [];
  const trail: Breadcrumb[] = [
    { text: t('home'), href: '/' },
    ...above,
    { text: product.name, kind: 'product' },
  ];
  return pageData(reader.seeds, { trail });
}

export const handle: RouteHandle = { rests: true };

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  load(readerOf(context), params.product, url);
export const clientLoader = ({ context, params, url }: Route.ClientLoaderArgs) =>
  load(readerOf(context), params.product, url);

/** Designer of a product in structured data: the vocabulary has no word of its own for them. */
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
      keywords: product.metaKeywords,
      // Anyone who shares a colour shows it.
      image: imagesOf(product, chosenColour(product, args.params.colour))[0]?.src ?? product.image,
      // One address for all colours of a product.
      path: productPath(product.urlName),
      trail: args.loaderData?.trail ?? [],
      data: [{ ...productData(product, metaPlace(args).offers), ...designerOf(product) }],
    },
    args,
  );
};

/** A product in a colour (storefront.md §2 Route list). */
export default function ProductRoute({ params }: Route.ComponentProps): ReactElement {
  return <ProductPage urlName={params.product} colour={params.colour} />;
}
