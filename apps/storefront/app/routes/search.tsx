import { searchDestination } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import {
  divisionOf,
  later,
  metaTexts,
  pageData,
  type Reader,
  readerOf,
  type RouteHandle,
  routeHead,
  shellTexts,
  useView,
} from '@omnis/shop-kit';
import {
  catalogueTexts,
  FoundPages,
  loadRecentlyViewed,
  orKeepList,
  ProductBrowser,
  readFilters,
  readListing,
  suggestArg,
} from '@omnis/shopping';
import type { ReactElement } from 'react';
import { redirect, useLocation } from 'react-router';
import { SearchBox } from '../shell/search/search-box.tsx';
import type { Route } from './+types/search.ts';

const RecentlyViewed = later(loadRecentlyViewed);

export const handle: RouteHandle = { layout: 'search' };

const placeOf = ({ core, currency }: Reader) => ({ division: divisionOf(core), currency });

async function load(reader: Reader, url: URL) {
  const t = await reader.texts(shellTexts);
  const { core } = reader;
  const filters = readFilters(url.searchParams);
  // A configured term leads elsewhere (storefront.md §4 Search redirect).
  const destination = searchDestination(filters.q, core.state.subdomain.searchRedirects);
  if (destination !== null) throw redirect(destination);
  await Promise.all([
    readListing(reader, url),
    filters.q !== '' && reader.tryRead('productsSuggest', suggestArg(filters.q, placeOf(reader))),
  ]);
  return pageData(reader.seeds, { trail: [{ text: t('home'), href: '/' }, { text: t('search') }] });
}

export const loader = ({ context, url }: Route.LoaderArgs) => load(readerOf(context), url);
export const clientLoader = (args: Route.ClientLoaderArgs) =>
  orKeepList(args, load(readerOf(args.context), args.url));

export const meta: Route.MetaFunction = (args) => {
  const t = metaTexts(args, shellTexts);
  const { q } = readFilters(new URLSearchParams(args.location.search));
  const title = q === '' ? t('search') : t('resultsFor', { q });
  return routeHead({ title, path: '/search/', indexable: false, trail: args.loaderData?.trail ?? [] }, args);
};

/** Results of a search; without a term, everything to look through (storefront.md §2 /search/). */
export default function Search(): ReactElement {
  const t = useTexts(shellTexts);
  const say = useTexts(catalogueTexts);
  const { search } = useLocation();
  const { options } = useView();
  const { q, page } = readFilters(new URLSearchParams(search));
  return (
    <>
      <ProductBrowser
        intro={() => (
          <>
            <h1>{q === '' ? t('search') : say('searched', { term: q })}</h1>
            {/* One in the header is enough. */}
            {!options.searchBar && <SearchBox key={q} term={q} size="lg" takeFocus={q === ''} />}
            {page === 1 && <FoundPages term={q} />}
          </>
        )}
      />
      <RecentlyViewed inset />
    </>
  );
}
