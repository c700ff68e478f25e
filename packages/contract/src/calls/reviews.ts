import { z } from 'zod';
import { cursorListOf, cursorQuery, defineCall, divisionParams } from '../call.ts';
import { artworkId } from './artworks.ts';
import { orderHash, timestamp } from './common.ts';
import { reviewSchema } from './products.ts';
import { dashboard, v3 } from '../prefixes.ts';

/** Where a review stands: it waits for the store's team, is shown on the product's page, or is not. */
export const reviewStates = ['pending', 'published', 'rejected'] as const;
const reviewState = z.enum(reviewStates);

/** A product of an order, and what its buyer has said of it. */
const reviewableSchema = z.object({
  productId: z.number().int(),
  name: z.string(),
  image: z.string().nullable(),
  /** null: nothing yet. */
  review: z
    .object({ rating: z.number().int(), title: z.string(), body: z.string(), state: reviewState })
    .nullable(),
});

const ofOrder = z.object({
  /** True when the goods are on their way, so that they can be reviewed. */
  open: z.boolean(),
  /** How the buyer is called under a review unless they say otherwise. */
  author: z.string(),
  items: z.array(reviewableSchema),
});

export const ordersReviews = defineCall('orders.reviews', {
  method: 'GET',
  path: `${v3}/orders/:orderHash/reviews/`,
  access: 'store',
  summary: 'The products of an order with what its buyer has said of them.',
  params: z.object({ orderHash }),
  response: ofOrder,
});

export const ordersReview = defineCall('orders.review', {
  method: 'POST',
  path: `${v3}/orders/:orderHash/reviews/`,
  access: 'store',
  summary: 'Review a product of an order: once, shown when the store’s team has read it.',
  status: 201,
  params: z.object({ orderHash }),
  body: z.object({
    productId: z.number().int().positive(),
    rating: z.number('Choose from one to five stars').int().min(1, 'Choose from one to five stars').max(5),
    author: z.string().trim().min(1, 'This field is required').max(60),
    title: z.string().trim().max(120).default(''),
    body: z.string().trim().min(10, 'Write at least 10 characters').max(4000),
    /** Ids of pictures that were uploaded as artwork. */
    pictures: z.array(artworkId).max(4, 'Four pictures at most').default([]),
  }),
  response: ofOrder,
});

/** A review as the store's team reads it. */
export const managedReviewSchema = reviewSchema.extend({
  state: reviewState,
  product: z.object({
    id: z.number().int(),
    name: z.string(),
    urlName: z.string(),
    image: z.string().nullable(),
  }),
  createdAt: timestamp,
});

export const dashboardReviews = defineCall('dashboard.reviews', {
  method: 'GET',
  path: `${dashboard}/reviews/`,
  access: 'owner',
  dashboardPermission: 'products',
  summary: 'Reviews of the store’s products by buyers, newest first, with the number of unread ones.',
  params: divisionParams,
  query: cursorQuery.extend({ state: reviewState.optional() }),
  response: cursorListOf(managedReviewSchema).extend({ pending: z.number().int() }),
});

export const dashboardModerateReview = defineCall('dashboard.moderateReview', {
  method: 'PATCH',
  path: `${dashboard}/reviews/:id/`,
  access: 'owner',
  dashboardPermission: 'products',
  summary: 'Show a review on its product’s page, or take it off; the product’s average follows.',
  idempotent: 'optional',
  params: divisionParams.extend({ id: z.uuid() }),
  body: z.object({ state: z.enum(['published', 'rejected']) }),
  response: managedReviewSchema,
});
