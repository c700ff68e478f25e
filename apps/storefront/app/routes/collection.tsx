import type { Breadcrumb } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import {
  later,
  listData,
  metaPlace,
  metaTexts,
  pageData,
  pagedText,
  pagedTitle,
  type Reader,
  readerOf,
  type ReadValue,
  type RouteHandle,
  routeHead,
  seeded,
  shellTexts,
  type ShellTexts,
} from '@omnis/shop-kit';
import {
  changeFilters,
  loadRecentlyViewed,
  orKeepList,
  ProductBrowser,
  readFilters,
  readListing,
  writeFilters,
} from '@omnis/shopping';
import type { ReactElement } from 'react';
import { redirect } from 'react-router';
import type { Route } from './+types/collection.ts';

const RecentlyViewed = later(loadRecentlyViewed);

/** The name of a list; that of everything is the shop's own word. */
function nameOf(t: ShellTexts, urlName: string, listing: ReadValue<'productsList'> | undefined): string {
  return (urlName === 'all' ? undefined : listing?.collection?.name) ?? t('allProducts');
}

async function load(reader: Reader, collection: string, url: URL) {
  const t = await reader.texts(shellTexts);
  const listing = await readListing(reader, url, { collection });
  const urlName = listing.collection?.urlName ?? collection;
  // Its address was changed since the link was made.
  if (urlName !== collection) throw redirect(`/collection/${urlName}/${url.search}`, 301);
  const name = nameOf(t, collection, listing);
  const trail: Breadcrumb[] = [
    { text: t('home'), href: '/' },
    { text: name, kind: 'collection' },
  ];
  return pageData(reader.seeds, { trail });
}

export const handle: RouteHandle = { rests: true };

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  load(readerOf(context), params.collection, url);
export const clientLoader = (args: Route.ClientLoaderArgs) =>
  orKeepList(args, load(readerOf(args.context), args.params.collection, args.url));

export const meta: Route.MetaFunction = (args) => {
  const t = metaTexts(args, shellTexts);
  const { loaderData, params, location } = args;
  const listing = seeded(loaderData, 'productsList');
  const filters = readFilters(new URLSearchParams(location.search));
  // A page of the list has an address of its own; filters and orders of it have not.
  const page = writeFilters(changeFilters(readFilters(new URLSearchParams()), { page: filters.page }));
  return routeHead(
    {
      title: pagedTitle(
        t,
        listing?.collection?.metaTitle || nameOf(t, params.collection, listing),
        listing?.page ?? 1,
      ),
      description: pagedText(
        t,
        listing?.collection?.metaDescription || listing?.collection?.description,
        listing?.page,
      ),
      image: listing?.collection?.image ?? listing?.items[0]?.image ?? null,
      path: `/collection/${params.collection}/${page}`,
      trail: loaderData?.trail ?? [],
      data: listing && listing.items.length > 0 ? [listData(listing.items, metaPlace(args).offers)] : [],
    },
    args,
  );
};

/** A collection (storefront.md §2 Route list); `all` is the collection of everything. */
export default function Collection({ params: { collection } }: Route.ComponentProps): ReactElement {
  const t = useTexts(shellTexts);
  return (
    <>
      <ProductBrowser
        collection={collection}
        intro={(listing) => (
          <>
            <h1>{nameOf(t, collection, listing)}</h1>
            {listing.collection && listing.collection.description !== '' && (
              <p dir="auto">{listing.collection.description}</p>
            )}
          </>
        )}
      />
      <RecentlyViewed inset />
    </>
  );
}
