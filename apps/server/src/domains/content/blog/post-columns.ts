import type { ManagedPost, ManagedPostRow } from '@omnis/contract';
import { postLimits, postState } from '@omnis/models';
import type { Updateable } from 'kysely';
import { z } from 'zod';
import { fail, Rollback } from '../../../http/answer.ts';
import { sanitiseHtml } from '../../../security/sanitise.ts';
import { slugOf } from '../../catalogue/slug.ts';
import type { BlogPostsTable } from '../content.tables.ts';
import { wordsIn } from './blog.repository.ts';
import type { StoredPost } from './managed-posts.repository.ts';
import { postPath } from './posts.ts';

const textsSchema = z.array(z.string());
/** Characters that a number behind an address takes. */
const numberRoom = 6;
const day = 24 * 60 * 60 * 1000;
/** Addresses below `/blog/` that are pages of their own. */
const reserved: ReadonlySet<string> = new Set(['tagged']);

/** Fields of a post that are sent; what is left out stays. */
export interface PostValues {
  readonly title?: string | undefined;
  readonly excerpt?: string | undefined;
  readonly content?: string | undefined;
  readonly image?: null | undefined;
  readonly imageAlt?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly author?: string | undefined;
  readonly publishedAt?: string | null | undefined;
}

/** Addresses that a post had before. */
export const formerUrls = ({ former_urls: former }: Pick<StoredPost, 'former_urls'>): string[] =>
  textsSchema.parse(former);

/** A post as the list of its team shows it. */
export const toPostRow = (row: Omit<StoredPost, 'content' | 'words'>, now = new Date()): ManagedPostRow => ({
  id: row.id,
  title: row.title,
  url: row.url,
  image: row.meta_image,
  author: row.byline,
  tags: textsSchema.parse(row.tags),
  state: postState(row.published_at, now),
  publishedAt: row.published_at?.toISOString() ?? null,
  updatedAt: row.updated_at.toISOString(),
});

/** A post as its team edits it. */
export const toManagedPost = (row: StoredPost, storeOrigin: string): ManagedPost => ({
  ...toPostRow(row),
  version: row.version,
  excerpt: row.excerpt,
  content: row.content,
  imageAlt: row.meta_image_alt,
  storeUrl: `${storeOrigin}${postPath(row.url)}`,
});

/** Tags without those that are the same address twice. */
function differentTags(tags: readonly string[]): string[] {
  const byUrl = new Map(tags.map((tag) => [slugOf(tag), tag] as const).toReversed());
  const kept = new Set(byUrl.values());
  return tags.filter((tag) => kept.delete(tag));
}

/**
 * Columns of the fields that were sent. HTML is cleaned on the way.
 *
 * @throws {@link Rollback} with the field where a value cannot be kept
 */
export function postColumns(values: PostValues): Updateable<BlogPostsTable> {
  const { title, excerpt, content, image, imageAlt, tags, author, publishedAt } = values;
  const clean = content === undefined ? undefined : sanitiseHtml(content);
  const time = typeof publishedAt === 'string' ? new Date(publishedAt) : publishedAt;
  if (time instanceof Date && time.getTime() > Date.now() + postLimits.aheadDays * day)
    throw new Rollback(fail('validation_failed', 'Choose a time within a year', 'publishedAt'));
  const nameless = tags?.findIndex((tag) => slugOf(tag) === '') ?? -1;
  if (nameless !== -1)
    throw new Rollback(fail('validation_failed', 'Use letters or digits', `tags.${nameless}`));
  return {
    ...(title !== undefined && { title }),
    ...(excerpt !== undefined && { excerpt }),
    ...(clean !== undefined && { content: clean, words: wordsIn(clean) }),
    ...(image !== undefined && { meta_image: image }),
    ...(imageAlt !== undefined && { meta_image_alt: imageAlt }),
    ...(tags !== undefined && { tags: JSON.stringify(differentTags(tags)) }),
    ...(author !== undefined && { byline: author }),
    ...(time !== undefined && { published_at: time }),
  };
}

/**
 * The address that an owner asks for in the form that it has in a link.
 *
 * @throws {@link Rollback} where no post can have it
 */
export function askedUrl(asked: string): string {
  const url = slugOf(asked);
  if (url === '') throw new Rollback(fail('validation_failed', 'Use letters or digits', 'url'));
  if (reserved.has(url))
    throw new Rollback(fail('validation_failed', 'This address shows the posts of a tag', 'url'));
  return url;
}

/** An address made from a title that no other post has. */
export function freeUrl(title: string, taken: ReadonlySet<string>): string {
  const base = baseUrl(title);
  let url = base;
  for (let number = 2; taken.has(url) || reserved.has(url); number += 1) url = `${base}-${number}`;
  return url;
}

/** The address of a title, with room for a number behind it. */
export function baseUrl(title: string): string {
  return (
    Array.from(slugOf(title))
      .slice(0, postLimits.url - numberRoom)
      .join('')
      .replace(/-$/, '') || 'post'
  );
}
