import { searchDestination } from '@omnis/models';
import type { ReactElement } from 'react';
import { redirect, useLocation } from 'react-router';
import { readFilters } from '../catalogue/filters.ts';
import { FoundPages } from '../catalogue/found-pages.tsx';
import { orKeepList } from '../catalogue/kept-list.ts';
import { suggestArg } from '../catalogue/suggest-arg.ts';
import { readListing } from '../catalogue/read-listing.ts';
import { ProductBrowser } from '../catalogue/product-browser.tsx';
import { divisionOf } from '../data/core.ts';
import { useView } from '../data/view.ts';
import { pageData } from '../data/page-data.ts';
import { readerOf, type Reader } from '../data/reader.ts';
import { routeHead } from '../head/route-head.ts';
import { later } from '../shell/later.tsx';
import { SearchBox } from '../shell/search/search-box.tsx';
import type { RouteHandle } from '../shell/route-handle.ts';
import type { Route } from './+types/search.ts';
import { catalogueTexts } from '../texts/catalogue/index.ts';
import { shellTexts } from '../texts/shell/index.ts';
import { metaTexts, useTexts } from '../texts/use-texts.ts';

const RecentlyViewed = later(() => import('../viewed/recently-viewed.tsx'));

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

/** What a search finds; without a term, everything to look through (storefront.md §2 /search/). */
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
