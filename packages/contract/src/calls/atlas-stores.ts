import { z } from 'zod';
import { defineCall, listOf, pagingQuery } from '../call.ts';
import { timestamp } from './common.ts';

/** A store as staff see it who look after stores. */
export const reviewedStoreSchema = z.object({
  division: z.number().int(),
  name: z.string(),
  /** Host with port. */
  host: z.string(),
  plan: z.enum(['standard', 'pro', 'turbo']),
  /** Who may visit it. A review outweighs the coming-soon page, and that a password. */
  state: z.enum(['open', 'password', 'coming-soon', 'under-review']),
  review: z
    .object({
      since: timestamp,
      /** Its team reads it. */
      reason: z.string(),
      /** Who put it under review, as they were called then. */
      by: z.string(),
    })
    .nullable(),
});
/** A store as staff see it who look after stores. */
export type ReviewedStore = z.output<typeof reviewedStoreSchema>;

export const atlasStoreReviews = defineCall('atlas.storeReviews', {
  access: 'staff',
  permission: 'stores.review',
  summary: 'The stores by name, with who may visit each.',
  query: pagingQuery.extend({
    /** Part of a name or of a host. */
    search: z.string().max(120).optional(),
    /** Only those under review. */
    state: z.literal('under-review').optional(),
  }),
  /** `underReview` counts those under review among what is searched. */
  response: listOf(reviewedStoreSchema).extend({ underReview: z.number().int() }),
});

export const atlasReviewStore = defineCall('atlas.reviewStore', {
  access: 'staff',
  permission: 'stores.review',
  summary:
    'Put a store under review, which shuts it for visitors (storefront.md §2), or lift the review. The owners are told by mail. 409 when it was done already.',
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: z.object({
    underReview: z.boolean(),
    /** Why it is put under review; a note about how it ended, or nothing, when it is lifted. The owners read it. */
    reason: z.string().trim().max(1000).default(''),
  }),
  response: reviewedStoreSchema,
});
