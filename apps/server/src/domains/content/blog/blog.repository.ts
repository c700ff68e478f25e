import { z } from 'zod';
import type { Db } from '../../../database/connection.ts';
import { sanitiseHtml } from '../../../security/sanitise.ts';

const textsSchema = z.array(z.string());

/** A post without its text. */
export interface PostRow {
  /** Last part of its address. */
  url: string;
  title: string;
  excerpt: string;
  image: string | null;
  imageAlt: string;
  tags: readonly string[];
  author: string;
  publishedAt: Date;
  updatedAt: Date;
  words: number;
  /** Last parts of the addresses that it had before. */
  formerUrls: readonly string[];
}

/** A post as it is written. */
export interface NewPost extends Omit<PostRow, 'words' | 'updatedAt' | 'publishedAt' | 'formerUrls'> {
  /** HTML, as it was typed. */
  content: string;
  /** Null: a draft. */
  publishedAt: Date | null;
}

/** Words of a text of HTML, near enough for the time that reading it takes. */
export const wordsIn = (html: string): number => html.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;

/** The posts of a store that have a time, without their texts, newest first; those of the future too. */
export async function readPosts({ query }: Db, division: number): Promise<PostRow[]> {
  const rows = await query
    .selectFrom('blog_posts')
    .select(['url', 'title', 'excerpt', 'meta_image', 'meta_image_alt', 'tags', 'byline'])
    .select(['published_at', 'updated_at', 'words', 'former_urls'])
    .where('division_id', '=', division)
    .where('published_at', 'is not', null)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.flatMap(({ published_at: publishedAt, ...row }) =>
    publishedAt === null
      ? []
      : [
          {
            url: row.url,
            title: row.title,
            excerpt: row.excerpt,
            image: row.meta_image,
            imageAlt: row.meta_image_alt,
            tags: textsSchema.parse(row.tags),
            author: row.byline,
            publishedAt,
            updatedAt: row.updated_at,
            words: row.words,
            formerUrls: textsSchema.parse(row.former_urls),
          },
        ],
  );
}

/** Texts of posts by their addresses. */
export async function readContents(
  { query }: Db,
  division: number,
  urls: readonly string[],
): Promise<Map<string, string>> {
  if (urls.length === 0) return new Map();
  const rows = await query
    .selectFrom('blog_posts')
    .select(['url', 'content'])
    .where('division_id', '=', division)
    .where('url', 'in', urls)
    .execute();
  return new Map(rows.map(({ url, content }) => [url, content]));
}

/** Writes posts; their HTML is cleaned on the way (design: security). */
export async function insertPosts({ query }: Db, division: number, posts: readonly NewPost[]): Promise<void> {
  if (posts.length === 0) return;
  await query
    .insertInto('blog_posts')
    .values(
      posts.map((post) => {
        const content = sanitiseHtml(post.content);
        return {
          division_id: division,
          url: post.url,
          title: post.title,
          excerpt: post.excerpt,
          content,
          words: wordsIn(content),
          meta_image: post.image,
          meta_image_alt: post.imageAlt,
          tags: JSON.stringify(post.tags),
          byline: post.author,
          published_at: post.publishedAt,
          updated_at: post.publishedAt ?? new Date(),
        };
      }),
    )
    .execute();
}
