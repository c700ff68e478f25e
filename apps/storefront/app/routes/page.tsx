import { usePagesGetQuery } from '@omnis/api-client';
import { PageView } from '@omnis/blocks';
import { isHomeUrl, isIndexable, pagePath } from '@omnis/models';
import { lazy, Suspense, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { useCore } from '../data/core.ts';
import { readerOf, seeded } from '../data/reader.ts';
import { useView } from '../data/view.ts';
import { metaPlace, routeHead } from '../head/route-head.ts';
import { organisationData, productListData } from '../head/structured-data.ts';
import { useBlockEnvironmentValue } from '../page/block-environment.tsx';
import { GuardedPage } from '../page/guarded-page.tsx';
import { findPage, loadPage, type PageRouteData } from '../page/load-page.ts';
import type { Route } from './+types/page.ts';

export const loader = ({ context, url }: Route.LoaderArgs) => loadPage(readerOf(context), url.pathname);
export const clientLoader = ({ context, url }: Route.ClientLoaderArgs) =>
  loadPage(readerOf(context), url.pathname);

export const meta: Route.MetaFunction = (args) => {
  const { loaderData, location } = args;
  const { core, offers } = metaPlace(args);
  const entry = core && findPage(core.pages, location.pathname);
  if (!loaderData || !core || !entry) return routeHead({ title: 'Not found', indexable: false }, args);
  const { title, description, ogImage } = entry.properties;
  const isHome = isHomeUrl(entry.url);
  const products = seeded(loaderData, 'productsList')?.items ?? [];
  const { companyName, name, logo } = core.state.store;
  return routeHead(
    {
      title: isHome ? '' : title,
      description,
      image: ogImage,
      path: pagePath(entry),
      indexable: isIndexable(entry) && entry.published,
      trail: loaderData.trail,
      data: [
        ...(isHome ? [organisationData({ origin: offers.origin, name: companyName || name, logo })] : []),
        ...(products.length > 0 ? [productListData(products, offers)] : []),
      ],
    },
    args,
  );
};

// Shoppers never load the editor's side.
const CanvasPage = lazy(() => import('../page/canvas.ts'));

function Blocks({ arg }: Pick<PageRouteData, 'arg'>): ReactElement | null {
  const { mode, editorOrigin } = useView();
  const environment = useBlockEnvironmentValue(mode);
  const { data } = usePagesGetQuery(arg);
  if (!data) return null;
  if (mode === 'native') return <PageView page={data} environment={environment} />;
  return (
    <Suspense>
      <CanvasPage page={data} environment={environment} editorOrigin={editorOrigin} />
    </Suspense>
  );
}

/** A page that the store defines: `/` and any of its own addresses (storefront.md §2 Page routes). */
export default function Page({ loaderData: { arg, guarded } }: Route.ComponentProps): ReactElement {
  const { pathname } = useLocation();
  const entry = findPage(useCore().pages, pathname);
  const blocks = <Blocks arg={arg} />;
  return guarded && entry ? <GuardedPage page={entry}>{blocks}</GuardedPage> : blocks;
}
