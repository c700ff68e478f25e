import type { CallResponse, PostCard } from '@omnis/contract';
import { slugOf } from '../../catalogue/slug.ts';
import type { PostRow } from './blog.repository.ts';

/** A topic with how many posts it has. */
export type TagCount = CallResponse<'blog.paginate'>['tags'][number];

/** Words that people read in a minute. */
const readingSpeed = 220;

/** The topics of posts, the most used first. Two spellings of one address are one topic; the first is shown. */
export function tagCounts(posts: readonly PostRow[]): TagCount[] {
  const byUrl = new Map<string, TagCount>();
  for (const { tags } of posts) {
    for (const name of tags) {
      const url = slugOf(name);
      const known = byUrl.get(url);
      if (known) known.count += 1;
      else if (url !== '') byUrl.set(url, { name, url, count: 1 });
    }
  }
  return [...byUrl.values()].toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** Tells whether a post has a topic, by its address. */
export function hasTag({ tags }: PostRow, url: string): boolean {
  return tags.some((name) => slugOf(name) === url);
}

/** Path of a post's page. */
export const postPath = (url: string): string => `/blog/${encodeURIComponent(url)}/`;

/** A post as lists show it. */
export function postCard(post: PostRow): Required<PostCard> {
  const tags = post.tags.map((name) => ({ name, url: slugOf(name) })).filter(({ url }) => url !== '');
  return {
    url: postPath(post.url),
    title: post.title,
    metaImage: { banner: post.image, alt: post.imageAlt },
    excerpt: post.excerpt,
    author: post.author,
    tags,
    publishedAt: post.publishedAt.toISOString(),
    readingMinutes: Math.max(1, Math.round(post.words / readingSpeed)),
  };
}

/** A post of a `lite` list (storefront.md §7). */
export function lightCard({ url, title, image, imageAlt }: PostRow): PostCard {
  return { url: postPath(url), title, metaImage: { banner: image, alt: imageAlt } };
}

/** Posts that share topics with one, the nearest first, then the newest. */
export function relatedPosts(posts: readonly PostRow[], post: PostRow, count: number): PostRow[] {
  const shared = (other: PostRow): number => post.tags.filter((name) => hasTag(other, slugOf(name))).length;
  return posts
    .filter((other) => other !== post)
    .map((other, at) => ({ other, at, near: shared(other) }))
    .toSorted((a, b) => b.near - a.near || a.at - b.at)
    .slice(0, count)
    .map(({ other }) => other);
}
