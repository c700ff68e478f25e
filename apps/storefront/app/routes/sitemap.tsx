import {
  metaTexts,
  pageData,
  pagedTitle,
  pageNumber,
  type Reader,
  readerOf,
  type RouteHandle,
  routeHead,
  shellTexts,
} from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { SitemapPage } from '../sitemap/sitemap-page.tsx';
import { sitemapPath } from '../sitemap/sitemap-path.ts';
import type { Route } from './+types/sitemap.ts';

async function load(reader: Reader, query: URLSearchParams) {
  const t = await reader.texts(shellTexts);
  const page = pageNumber(query);
  const arg = { query: { page } };
  await reader.read('sitemapGet', arg);
  return pageData(reader.seeds, {
    arg,
    page,
    trail: [{ text: t('home'), href: '/' }, { text: t('sitemap') }],
  });
}

export const handle: RouteHandle = { rests: true };

export const loader = ({ context, url }: Route.LoaderArgs) => load(readerOf(context), url.searchParams);
export const clientLoader = ({ context, url }: Route.ClientLoaderArgs) =>
  load(readerOf(context), url.searchParams);

export const meta: Route.MetaFunction = (args) => {
  const t = metaTexts(args, shellTexts);
  const page = args.loaderData?.page ?? 1;
  return routeHead(
    {
      title: pagedTitle(t, t('sitemap'), page),
      description: t('sitemapText'),
      path: sitemapPath(page),
      // It leads to all others, and is in no sitemap itself.
      indexable: false,
      trail: args.loaderData?.trail ?? [],
    },
    args,
  );
};

/** Everything that can be visited (storefront.md §2 /sitemap/). */
export default function Sitemap({ loaderData: { arg } }: Route.ComponentProps): ReactElement {
  return <SitemapPage arg={arg} />;
}
