import type { ReactElement } from 'react';
import { listArg, listPath } from '../blog/blog-arg.ts';
import { feedLink } from '../blog/blog-head.ts';
import { PostsPage } from '../blog/posts-page.tsx';
import { useCore } from '../data/core.ts';
import { pageData } from '../data/page-data.ts';
import { readerOf, seeded, type Reader } from '../data/reader.ts';
import { pagedTitle } from '../head/head.ts';
import { routeHead } from '../head/route-head.ts';
import type { Route } from './+types/blog.ts';

async function load(reader: Reader, query: URLSearchParams) {
  const arg = listArg(query);
  await reader.read('blogPaginate', arg);
  return pageData(reader.seeds, { arg, trail: [{ text: 'Home', href: '/' }, { text: 'Stories' }] });
}

export const loader = ({ context, url }: Route.LoaderArgs) => load(readerOf(context), url.searchParams);
export const clientLoader = ({ context, url }: Route.ClientLoaderArgs) =>
  load(readerOf(context), url.searchParams);

export const meta: Route.MetaFunction = (args) => {
  const listing = seeded(args.loaderData, 'blogPaginate');
  const page = listing?.page ?? 1;
  return [
    ...routeHead(
      {
        title: pagedTitle('Stories', page),
        description: 'How our things are made, worn and looked after, and what we are working on.',
        image: listing?.data[0]?.metaImage.banner ?? null,
        path: listPath(undefined, page),
        trail: args.loaderData?.trail ?? [],
      },
      args,
    ),
    feedLink,
  ];
};

/** The blog's posts, newest first (storefront.md §2 Route list). */
export default function Blog({ loaderData: { arg } }: Route.ComponentProps): ReactElement {
  const { store } = useCore().state;
  return (
    <PostsPage
      arg={arg}
      title="Stories"
      text={`What we make at ${store.companyName || store.name}, how we make it, and how to keep it for years.`}
    />
  );
}
