import type { ReactElement } from 'react';
import { articleData, feedLink } from '../blog/blog-head.ts';
import { PostPage } from '../blog/post-page.tsx';
import { pageData } from '../data/page-data.ts';
import { readerOf, seeded, type Reader } from '../data/reader.ts';
import { routeHead } from '../head/route-head.ts';
import type { Route } from './+types/blog-post.ts';
import { shellTexts } from '../texts/shell/index.ts';
import { metaTexts } from '../texts/use-texts.ts';
import type { RouteHandle } from '../shell/route-handle.ts';

async function load(reader: Reader, post: string) {
  const t = await reader.texts(shellTexts);
  const arg = { params: { post } };
  const { title } = await reader.read('blogGet', arg);
  const trail = [
    { text: t('home'), href: '/' },
    { text: t('stories'), href: '/blog/' },
    { text: title, kind: 'blog-post' },
  ] as const;
  return pageData(reader.seeds, { arg, trail });
}

export const handle: RouteHandle = { rests: true };

export const loader = ({ context, params }: Route.LoaderArgs) => load(readerOf(context), params.post);
export const clientLoader = ({ context, params }: Route.ClientLoaderArgs) =>
  load(readerOf(context), params.post);

export const meta: Route.MetaFunction = (args) => {
  const t = metaTexts(args, shellTexts);
  const post = seeded(args.loaderData, 'blogGet');
  return [
    ...routeHead(
      {
        title: post?.title ?? t('story'),
        description: post?.excerpt ?? '',
        image: post?.metaImage.banner ?? null,
        ...(post ? { path: post.url, data: [articleData(post, args)] } : {}),
        trail: args.loaderData?.trail ?? [],
      },
      args,
    ),
    feedLink(t),
  ];
};

/** A post of the blog (storefront.md §2 /blog/{post}/). */
export default function BlogPost({ loaderData: { arg } }: Route.ComponentProps): ReactElement {
  return <PostPage arg={arg} />;
}
