import { inSentence } from '@omnis/texts';
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
} from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { listArg, listPath } from '../blog/blog-arg.ts';
import { feedLink } from '../blog/blog-head.ts';
import { PostsPage } from '../blog/posts-page.tsx';
import type { Route } from './+types/blog-tag.ts';

async function load(reader: Reader, tag: string | undefined, query: URLSearchParams) {
  const t = await reader.texts(shellTexts);
  const arg = listArg(query, tag);
  const listing = await reader.read('blogPaginate', arg);
  const topic = listing.tag?.name ?? t('everyTopic');
  const trail = [
    { text: t('home'), href: '/' },
    { text: t('stories'), href: '/blog/' },
    { text: topic, kind: 'blog-tag' },
  ] as const;
  return pageData(reader.seeds, { arg, topic, trail });
}

export const handle: RouteHandle = { rests: true };

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  load(readerOf(context), params.tag, url.searchParams);
export const clientLoader = ({ context, params, url }: Route.ClientLoaderArgs) =>
  load(readerOf(context), params.tag, url.searchParams);

export const meta: Route.MetaFunction = (args) => {
  const t = metaTexts(args, shellTexts);
  const listing = seeded(args.loaderData, 'blogPaginate');
  const topic = args.loaderData?.topic ?? t('everyTopic');
  const page = listing?.page ?? 1;
  return [
    ...routeHead(
      {
        title: pagedTitle(t, t('storiesOn', { topic }), page),
        description: pagedText(t, t('storiesAbout', { topic: inSentence(topic, t.locale) }), page),
        image: listing?.data[0]?.metaImage.banner ?? null,
        // Without a topic it is the list of all posts.
        path: listPath(listing?.tag?.url, page),
        indexable: (listing?.data.length ?? 0) > 0,
        trail: args.loaderData?.trail ?? [],
      },
      args,
    ),
    feedLink(t),
  ];
};

/** The posts of a topic (storefront.md §2 /blog/tagged/{tag?}/). */
export default function BlogTag({ loaderData: { arg, topic } }: Route.ComponentProps): ReactElement {
  const t = useTexts(shellTexts);
  return <PostsPage arg={arg} title={topic} text={t('storiesNewest')} />;
}
