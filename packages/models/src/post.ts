/** States of a post: nobody but its team sees a draft, or a scheduled one before its time. */
export const postStates = ['draft', 'scheduled', 'published'] as const;

/** State of a post of a store's blog. */
export type PostState = (typeof postStates)[number];

/** Limits of a store's blog: counts, and lengths in characters. */
export const postLimits = {
  inStore: 5000,
  title: 200,
  url: 160,
  excerpt: 500,
  /** HTML of the text. */
  content: 200_000,
  imageAlt: 300,
  author: 120,
  tags: 20,
  tag: 60,
  /** Furthest time ahead of a scheduled post, in days. */
  aheadDays: 366,
} as const;

/**
 * State of a post by the time that it is published at.
 *
 * @param publishedAt - null for a draft
 * @example
 * ```ts
 * import { postState } from '@omnis/models';
 *
 * postState(null, new Date()); // 'draft'
 * ```
 */
export function postState(publishedAt: Date | null, now: Date): PostState {
  if (publishedAt === null) return 'draft';
  return publishedAt > now ? 'scheduled' : 'published';
}
