import type { ReactElement } from 'react';
import { readFilters, writeFilters, changeFilters } from '../catalogue/filters.ts';
import { readListing } from '../catalogue/read-listing.ts';
import { ProductBrowser } from '../catalogue/product-browser.tsx';
import { pageData } from '../data/page-data.ts';
import { readerOf, seeded, type Reader } from '../data/reader.ts';
import { pagedTitle } from '../head/head.ts';
import { metaPlace, routeHead } from '../head/route-head.ts';
import { productListData } from '@omnis/blocks';
import type { Route } from './+types/collection.ts';

async function load(reader: Reader, collection: string, query: URLSearchParams) {
  const listing = await readListing(reader, readFilters(query), collection);
  const name = listing.collection?.name ?? 'All products';
  return pageData(reader.seeds, { trail: [{ text: 'Home', href: '/' }, { text: name }] });
}

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  load(readerOf(context), params.collection, url.searchParams);
export const clientLoader = ({ context, params, url }: Route.ClientLoaderArgs) =>
  load(readerOf(context), params.collection, url.searchParams);

export const meta: Route.MetaFunction = (args) => {
  const { loaderData, params, location } = args;
  const listing = seeded(loaderData, 'productsList');
  const filters = readFilters(new URLSearchParams(location.search));
  // A page of the list has an address of its own; filters and orders of it have not.
  const page = writeFilters(changeFilters(readFilters(new URLSearchParams()), { page: filters.page }));
  return routeHead(
    {
      title: pagedTitle(listing?.collection?.name ?? 'All products', listing?.page ?? 1),
      description: listing?.collection?.description ?? '',
      image: listing?.collection?.image ?? listing?.items[0]?.image ?? null,
      path: `/collection/${params.collection}/${page}`,
      trail: loaderData?.trail ?? [],
      data: listing ? [productListData(listing.items, metaPlace(args).offers)] : [],
    },
    args,
  );
};

/** A collection (storefront.md §2 Route list); `all` is the collection of everything. */
export default function Collection({ params: { collection } }: Route.ComponentProps): ReactElement {
  return (
    <ProductBrowser
      collection={collection}
      intro={(listing) => (
        <>
          <h1>{listing.collection?.name ?? 'All products'}</h1>
          {listing.collection && listing.collection.description !== '' && (
            <p>{listing.collection.description}</p>
          )}
        </>
      )}
    />
  );
}
