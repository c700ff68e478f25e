import type { CallArg } from '@omnis/api-client';
import type { ManagedPost } from '@omnis/contract';
import type { PostState } from '@omnis/models';
import { localTime, timeOfLocal } from '../product/sale-time.ts';
import { tagsOf } from '../products/bulk/bulk-words.ts';

/** The edited fields of a post. */
export interface PostFormValues {
  readonly title: string;
  readonly url: string;
  readonly excerpt: string;
  /** HTML. */
  readonly content: string;
  readonly imageAlt: string;
  /** With commas between them. */
  readonly tags: string;
  readonly author: string;
  readonly state: PostState;
  /** Time of a scheduled post, as its field has it; '' for none. */
  readonly time: string;
}

/** A post before anything is typed. */
export const newPost: PostFormValues = {
  title: '',
  url: '',
  excerpt: '',
  content: '',
  imageAlt: '',
  tags: '',
  author: '',
  state: 'draft',
  time: '',
};

/** A post as its form begins with it. */
export const valuesOf = (post: ManagedPost): PostFormValues => ({
  title: post.title,
  url: post.url,
  excerpt: post.excerpt,
  content: post.content,
  imageAlt: post.imageAlt,
  tags: post.tags.join(', '),
  author: post.author,
  state: post.state,
  time: post.state === 'scheduled' ? localTime(post.publishedAt) : '',
});

/**
 * The time that a post is published at by its form.
 *
 * @param before - the time that it has; a published post keeps it
 * @param now - ISO time of a post that is published now
 * @returns null for a draft; '' where the time of a scheduled post is missing, which the server refuses beside the field
 */
export function publishedAtOf(
  { state, time }: Pick<PostFormValues, 'state' | 'time'>,
  before: string | null,
  now: string,
): string | null {
  if (state === 'draft') return null;
  if (state === 'scheduled') return timeOfLocal(time) ?? '';
  return before !== null && before <= now ? before : now;
}

/** The body that creates a post. */
export function bodyOf(
  values: PostFormValues,
  now: string,
): NonNullable<CallArg<'dashboard.createPost'>['body']> {
  const { title, url, excerpt, content, imageAlt, tags, author } = values;
  return {
    title,
    ...(url.trim() === '' ? {} : { url }),
    excerpt,
    content,
    imageAlt,
    tags: tagsOf(tags),
    author,
    publishedAt: publishedAtOf(values, null, now),
  };
}

const plainFields = ['title', 'url', 'excerpt', 'content', 'imageAlt', 'author'] as const;

/** The changes that are sent: only what differs. */
export function changesOf(
  before: PostFormValues,
  values: PostFormValues,
  { publishedAt, now }: { readonly publishedAt: string | null; readonly now: string },
) {
  const fields = plainFields.filter((key) => before[key] !== values[key]);
  const isMoved = before.state !== values.state || before.time !== values.time;
  return {
    ...Object.fromEntries(fields.map((key) => [key, values[key]])),
    ...(before.tags === values.tags ? {} : { tags: tagsOf(values.tags) }),
    ...(isMoved ? { publishedAt: publishedAtOf(values, publishedAt, now) } : {}),
  };
}
