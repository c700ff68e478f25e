import {
  metaTexts,
  pageData,
  type Reader,
  readerOf,
  type RouteHandle,
  routeHead,
  seeded,
  shellTexts,
} from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { redirect } from 'react-router';
import { articleData, feedLink } from '../blog/blog-head.ts';
import { PostPage } from '../blog/post-page.tsx';
import type { Route } from './+types/blog-post.ts';

async function load(reader: Reader, post: string) {
  const t = await reader.texts(shellTexts);
  const arg = { params: { post } };
  const { title, url } = await reader.read('blogGet', arg);
  if (url !== `/blog/${encodeURIComponent(post)}/`) throw redirect(url, 301);
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
