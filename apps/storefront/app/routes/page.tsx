import { usePagesGetQuery } from '@omnis/api-client';
import type { PageContent } from '@omnis/blocks';
import { isHomeUrl, isIndexable, pagePath } from '@omnis/models';
import {
  everySeeded,
  later,
  listData,
  loadChunk,
  metaPlace,
  metaTexts,
  organisationData,
  readerOf,
  type RouteHandle,
  routeHead,
  shellTexts,
  useCore,
  useView,
} from '@omnis/shop-kit';
import {
  findPage,
  loadCanvas,
  loadGuardedPage,
  loadNative,
  loadPageBlocks,
  loadPageCanvas,
  type PageRouteData,
} from '@omnis/shopping';
import { serverContext } from '@omnis/rendering/server';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { lazy, Suspense, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import type { Route } from './+types/page.ts';

export const handle: RouteHandle = { rests: true };

export const loader = ({ context, url }: Route.LoaderArgs) => {
  const load = context.get(serverContext).mode === 'preview' ? loadCanvas : loadNative;
  return load(readerOf(context), url);
};
export const clientLoader = ({ context, url }: Route.ClientLoaderArgs) => loadNative(readerOf(context), url);

export const meta: Route.MetaFunction = (args) => {
  const t = metaTexts(args, shellTexts);
  const { loaderData, location } = args;
  const { core, offers } = metaPlace(args);
  const entry = core && findPage(core.pages, location.pathname);
  if (!loaderData || !core || !entry) return routeHead({ title: t('notFound'), indexable: false }, args);
  const { title, description, ogImage } = entry.properties;
  const isHome = isHomeUrl(entry.url);
  const lists = everySeeded(loaderData, 'productsList').filter(({ items }) => items.length > 0);
  const { name, logo } = core.state.store;
  return routeHead(
    {
      title: isHome ? '' : title,
      description,
      image: ogImage,
      path: pagePath(entry),
      indexable: isIndexable(entry) && entry.published,
      trail: loaderData.trail,
      data: [
        ...(isHome ? [organisationData({ origin: offers.origin, name, logo })] : []),
        ...lists.map(({ items }) => listData(items, offers)),
        ...(loaderData.faq ? [loaderData.faq] : []),
      ],
    },
    args,
  );
};

const emptyPage: PageContent = { blocks: [] };

const PageBlocks = later(loadPageBlocks);
// Shoppers never load the editor's side, and most never meet a page that is not for everybody.
const PageCanvas = lazy(() => loadChunk(loadPageCanvas));
const GuardedPage = lazy(() => loadChunk(loadGuardedPage));

function Blocks({ arg }: Pick<PageRouteData, 'arg'>): ReactElement | null {
  const { mode } = useView();
  const { data } = usePagesGetQuery(arg ?? skipToken);
  if (mode === 'preview') {
    return (
      <Suspense>
        <PageCanvas page={data ?? emptyPage} />
      </Suspense>
    );
  }
  if (!data || !arg) return null;
  return <PageBlocks page={data} arg={arg} />;
}

/** A page that the store defines: `/` and any of its own addresses (storefront.md §2 Page routes). */
export default function Page({ loaderData: { arg, guarded } }: Route.ComponentProps): ReactElement {
  const { pathname } = useLocation();
  const entry = findPage(useCore().pages, pathname);
  const blocks = <Blocks arg={arg} />;
  if (!guarded || !entry || !arg) return blocks;
  return (
    <Suspense>
      <GuardedPage page={entry} arg={arg}>
        {blocks}
      </GuardedPage>
    </Suspense>
  );
}
