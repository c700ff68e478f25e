import { approvalStatuses } from '@omnis/models';
import { z } from 'zod';
import { defineCall, divisionParams, listOf, pagingQuery } from '../call.ts';
import { timestamp } from './common.ts';
import { managedProductSchema } from './dashboard.ts';
import { dashboard, v3 } from '../prefixes.ts';

/** A product as staff see it who approve products. */
export const moderatedProductSchema = z.object({
  id: z.number().int(),
  division: z.number().int(),
  storeName: z.string(),
  /** Host of the store, without port. */
  host: z.string(),
  name: z.string(),
  sku: z.string(),
  urlName: z.string(),
  image: z.string().nullable(),
  /** The beginning of its description, without markup. */
  text: z.string(),
  /** True when its owner has put it on sale. */
  enabled: z.boolean(),
  approvalStatus: z.enum(approvalStatuses),
  denialReason: z.string().nullable(),
  /** From when on it waited last. */
  askedAt: timestamp,
  /** The last decision; null: nobody has decided. */
  decided: z.object({ at: timestamp, by: z.string() }).nullable(),
});

/** A product as staff see it who approve products. */
export type ModeratedProduct = z.output<typeof moderatedProductSchema>;

export const atlasProducts = defineCall('atlas.products', {
  method: 'GET',
  path: `${v3}/atlas/products/`,
  access: 'staff',
  permission: 'stores.review',
  summary: 'Products of all stores by their approval, those that have waited longest first.',
  query: pagingQuery.extend({
    status: z.enum(approvalStatuses).default('Not modded yet'),
    /** Number of a store. */
    division: z.coerce.number().int().positive().optional(),
    /** Part of a name or SKU. */
    search: z.string().max(120).optional(),
  }),
  response: listOf(moderatedProductSchema),
});

export const atlasDecideProduct = defineCall('atlas.decideProduct', {
  method: 'POST',
  path: `${v3}/atlas/products/:division/:id/approval/`,
  access: 'staff',
  permission: 'stores.review',
  summary:
    'Approve a product, or deny it with a reason that its owner reads. 409 when its state is no longer `from`.',
  params: divisionParams.extend({ id: z.coerce.number().int().positive() }),
  body: z.object({
    status: z.enum(['Approved', 'Denied']),
    /** The state that was read. */
    from: z.enum(approvalStatuses),
    reason: z.string().trim().max(1000, 'Use at most 1000 characters').default(''),
  }),
  response: moderatedProductSchema,
});

const storeParams = z.object({ id: z.coerce.number().int().positive() });

/** Rule for whether the new products of a store wait for approval. */
const approvalRule = z.object({ division: z.number().int(), storeName: z.string(), required: z.boolean() });

export const atlasProductApproval = defineCall('atlas.productApproval', {
  method: 'GET',
  path: `${v3}/atlas/stores/:id/product-approval/`,
  access: 'staff',
  permission: 'stores.review',
  summary: 'The setting that makes new products of a store wait for approval.',
  params: storeParams,
  response: approvalRule,
});

export const atlasSetProductApproval = defineCall('atlas.setProductApproval', {
  method: 'PATCH',
  path: `${v3}/atlas/stores/:id/product-approval/`,
  access: 'staff',
  permission: 'stores.review',
  summary:
    'Have the new products of a store wait for approval, or not. Products that are there stay as they are.',
  params: storeParams,
  body: z.object({ required: z.boolean() }),
  response: approvalRule,
});

export const dashboardAskApproval = defineCall('dashboard.askApproval', {
  method: 'POST',
  path: `${dashboard}/products/:id/approval/`,
  access: 'owner',
  dashboardPermission: 'products',
  summary:
    'Ask staff to look at a denied product again, once it was changed. 409 when it is approved or unchanged.',
  idempotent: 'optional',
  params: divisionParams.extend({ id: z.coerce.number().int().positive() }),
  response: managedProductSchema,
});
