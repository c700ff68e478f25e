import {
  storeBetaNames,
  storeChatChannelNames,
  storeDemographicNames,
  storeIntegrationTypeNames,
  storePaymentIntervalNames,
} from '@omnis/models';
import { z } from 'zod';
import { defineCall, listOf, pagingQuery } from '../call.ts';
import { timestamp } from './common.ts';
import { v3 } from '../prefixes.ts';
import { readVersion } from './read-version.ts';

/** That staff shut a store, since when and why. */
const shut = z.object({
  since: timestamp,
  /** Its team reads it. */
  reason: z.string(),
  /** Name of the person who did it, at the time. */
  by: z.string(),
});

/** Facts about a store that staff decide (platform.md §3 Project). */
const project = {
  /** Its chats and orders come first. */
  isVip: z.boolean(),
  /** Its shop takes no orders, and its team reads why. */
  isFraud: z.boolean(),
  /** Staff look after it: they may come in while it is closed. */
  managed: z.boolean(),
  demographic: z.enum(storeDemographicNames).nullable(),
  /** Ways in which its shop can be spoken to. */
  chatChannels: z.array(z.enum(storeChatChannelNames)).max(storeChatChannelNames.length),
  /** How often the platform pays it out; null: nothing is agreed on. */
  paymentInterval: z.enum(storePaymentIntervalNames).nullable(),
  /** The other system that it sells through; null: none. */
  integrationType: z.enum(storeIntegrationTypeNames).nullable(),
};

/** A store as staff see it who look after stores. */
export const reviewedStoreSchema = z.object({
  division: z.number().int(),
  name: z.string(),
  /** Host with port. */
  host: z.string(),
  plan: z.enum(['standard', 'pro', 'turbo']),
  /** Access to the store. Being off outweighs a review, that the coming-soon page, and that a password. */
  state: z.enum(['open', 'password', 'coming-soon', 'under-review', 'off']),
  review: shut.nullable(),
  ...project,
});
/** A store as staff see it who look after stores. */
export type ReviewedStore = z.output<typeof reviewedStoreSchema>;

export const atlasStoreReviews = defineCall('atlas.storeReviews', {
  method: 'GET',
  path: `${v3}/atlas/stores/reviews/`,
  access: 'staff',
  permission: 'stores.review',
  summary: 'The stores by name, with who may visit each.',
  query: pagingQuery.extend({
    /** Part of a name, of a host or of the number that a store is known by (`hash`). */
    search: z.string().max(120).optional(),
    /** Only those under review, switched off, or of a kind. */
    state: z.enum(['under-review', 'off', 'vip', 'fraud', 'managed']).optional(),
    demographic: project.demographic.unwrap().optional(),
    paymentInterval: project.paymentInterval.unwrap().optional(),
    integrationType: project.integrationType.unwrap().optional(),
  }),
  /** `underReview` counts those under review among what is searched. */
  response: listOf(reviewedStoreSchema).extend({ underReview: z.number().int() }),
});

export const atlasReviewStore = defineCall('atlas.reviewStore', {
  method: 'POST',
  path: `${v3}/atlas/stores/:id/review/`,
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

const storeParams = z.object({ id: z.coerce.number().int().positive() });

/** The page by which staff promote a store; '' for none. */
const promoUrl = z.union([
  z.literal(''),
  z
    .string()
    .trim()
    .max(300, 'Use at most 300 characters')
    .regex(/^https:\/\/[^\s/]+\S*$/i, 'Enter an address that begins with https://'),
]);

/** Features in test that the store may use. */
const betas = z.array(z.enum(storeBetaNames)).max(storeBetaNames.length);

const reason = z.string().trim().max(1000, 'Use at most 1000 characters');

/** A store as staff manage it. */
export const storeProjectSchema = reviewedStoreSchema.extend({
  /** False: its shop answers visitors with a page that says that it is closed. */
  active: z.boolean(),
  /** That it is switched off; null: it is on. */
  closure: shut.nullable(),
  /** Why its shop takes no orders; '' where it does. */
  fraudReason: z.string(),
  /** The number that its team reads under General, to name the store by; staff find it by that. */
  hash: z.string(),
  /** The page by which staff promote it; '' for none. */
  promoUrl: z.string(),
  betas,
  /** Goes up with each change; sent back with one. */
  version: z.number().int(),
});
/** A store as staff manage it. */
export type StoreProject = z.output<typeof storeProjectSchema>;

export const atlasStoreProject = defineCall('atlas.storeProject', {
  method: 'GET',
  path: `${v3}/atlas/stores/:id/project/`,
  access: 'staff',
  permission: 'stores.review',
  summary: 'A store with what it is to the platform.',
  params: storeParams,
  response: storeProjectSchema,
});

export const atlasUpdateStoreProject = defineCall('atlas.updateStoreProject', {
  method: 'PATCH',
  path: `${v3}/atlas/stores/:id/project/`,
  access: 'staff',
  permission: 'stores.manage',
  summary:
    'Change what a store is to the platform. What is left out stays; `version` is the one that was read. Switching it off and suspecting fraud take a reason, which its team reads.',
  params: storeParams,
  body: z
    .object({ ...project, active: z.boolean(), closureReason: reason, fraudReason: reason, promoUrl, betas })
    .partial()
    .extend({ version: readVersion }),
  response: storeProjectSchema,
});

export const atlasVisitStore = defineCall('atlas.visitStore', {
  method: 'POST',
  path: `${v3}/atlas/stores/:id/visit/`,
  access: 'staff',
  permission: 'stores.review',
  summary:
    'A way into a closed store for staff: one behind a password or under review, and any that staff manage. 409 for others.',
  params: storeParams,
  response: z.object({
    /** Opens the shop; works for some minutes. */
    url: z.string(),
  }),
});
