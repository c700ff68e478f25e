import { useTexts } from '@omnis/texts/react';
import {
  metaTexts,
  pageData,
  pagedText,
  pagedTitle,
  type Reader,
  readerOf,
  type RouteHandle,
  routeHead,
  seeded,
  shellTexts,
  useCore,
} from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { listArg, listPath } from '../blog/blog-arg.ts';
import { feedLink } from '../blog/blog-head.ts';
import { PostsPage } from '../blog/posts-page.tsx';
import type { Route } from './+types/blog.ts';

async function load(reader: Reader, query: URLSearchParams) {
  const t = await reader.texts(shellTexts);
  const arg = listArg(query);
  await reader.read('blogPaginate', arg);
  return pageData(reader.seeds, { arg, trail: [{ text: t('home'), href: '/' }, { text: t('stories') }] });
}

export const handle: RouteHandle = { rests: true };

export const loader = ({ context, url }: Route.LoaderArgs) => load(readerOf(context), url.searchParams);
export const clientLoader = ({ context, url }: Route.ClientLoaderArgs) =>
  load(readerOf(context), url.searchParams);

export const meta: Route.MetaFunction = (args) => {
  const t = metaTexts(args, shellTexts);
  const listing = seeded(args.loaderData, 'blogPaginate');
  const page = listing?.page ?? 1;
  return [
    ...routeHead(
      {
        title: pagedTitle(t, t('stories'), page),
        description: pagedText(t, t('storiesText'), page),
        image: listing?.data[0]?.metaImage.banner ?? null,
        path: listPath(undefined, page),
        // Without posts it is in no sitemap.
        indexable: (listing?.data.length ?? 0) > 0,
        trail: args.loaderData?.trail ?? [],
      },
      args,
    ),
    feedLink(t),
  ];
};

/** The blog's posts, newest first (storefront.md §2 Route list). */
export default function Blog({ loaderData: { arg } }: Route.ComponentProps): ReactElement {
  const t = useTexts(shellTexts);
  const { store } = useCore().state;
  return <PostsPage arg={arg} title={t('stories')} text={t('storiesOf', { name: store.name })} />;
}
