import { z } from 'zod';
import { defineCall, divisionParams, done } from '../call.ts';
import { atlasOrderSchema } from './atlas.ts';
import { addressSchema } from './common.ts';
import { draftContentSchema, orderVersion, pricedDraftSchema, updateOrderSchema } from './order-drafts.ts';
import { stockRowSchema } from './stock.ts';
import { v3 } from '../prefixes.ts';

const idParams = z.object({ id: z.coerce.number().int().positive() });

export const atlasCreateDraft = defineCall('atlas.createDraft', {
  method: 'POST',
  path: `${v3}/atlas/stores/:division/orders/`,
  access: 'staff',
  permission: 'orders.edit',
  summary: 'Build an order for a store as a draft: it takes no stock and counts nowhere until it is paid.',
  idempotent: true,
  params: divisionParams,
  body: draftContentSchema,
  response: atlasOrderSchema,
  status: 201,
});

export const atlasPriceDraft = defineCall('atlas.priceDraft', {
  method: 'POST',
  path: `${v3}/atlas/stores/:division/orders/price/`,
  access: 'staff',
  permission: 'orders.edit',
  summary: 'The price of a draft in its store, exactly as its customer will pay it; nothing is saved.',
  params: divisionParams,
  body: draftContentSchema,
  response: pricedDraftSchema,
});

export const atlasUpdateOrder = defineCall('atlas.updateOrder', {
  method: 'PATCH',
  path: `${v3}/atlas/orders/:id/`,
  access: 'staff',
  permission: 'orders.edit',
  summary:
    'Change a draft, or the address and lines of an order before its production, with the `version` that was read (409 when stale). The difference is owed until it is paid, or refunded, which takes the right to refund.',
  idempotent: true,
  params: idParams,
  body: updateOrderSchema,
  response: atlasOrderSchema,
});

export const atlasDeleteDraft = defineCall('atlas.deleteDraft', {
  method: 'DELETE',
  path: `${v3}/atlas/orders/:id/`,
  access: 'staff',
  permission: 'orders.edit',
  summary:
    'Delete a draft for good, with the `version` that was read. Orders that were placed are refunded instead.',
  idempotent: true,
  params: idParams,
  query: z.object({ version: z.coerce.number().int().positive() }),
  response: done,
});

export const atlasSendPayLink = defineCall('atlas.sendPayLink', {
  method: 'POST',
  path: `${v3}/atlas/orders/:id/pay-link/`,
  access: 'staff',
  permission: 'orders.edit',
  summary:
    'Email the customer of a draft, or of an order on which money is owed, a link at which they pay it.',
  idempotent: true,
  params: idParams,
  body: z.object({ version: orderVersion }),
  response: atlasOrderSchema,
});

export const atlasStoreVariants = defineCall('atlas.storeVariants', {
  method: 'GET',
  path: `${v3}/atlas/stores/:division/variants/`,
  access: 'staff',
  permission: 'orders.view',
  summary: 'Variants of a store with their stock, for a draft or a filter of the queue.',
  params: divisionParams,
  query: z.object({
    /** Words of the product, its colour, size, SKU or barcode. */
    q: z.string().trim().max(100).default(''),
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  response: z.object({ items: z.array(stockRowSchema) }),
});

/** A customer as a draft takes them over. */
export const draftCustomerSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  phone: z.string(),
  /** Latest first. */
  addresses: z.array(addressSchema),
});
/** A customer as a draft takes them over. */
export type DraftCustomer = z.output<typeof draftCustomerSchema>;

export const atlasStoreCustomers = defineCall('atlas.storeCustomers', {
  method: 'GET',
  path: `${v3}/atlas/stores/:division/customers/`,
  access: 'staff',
  permission: 'orders.edit',
  summary: 'Customers of a store by name or email address, for a draft.',
  params: divisionParams,
  query: z.object({
    search: z.string().trim().max(120).default(''),
    limit: z.coerce.number().int().min(1).max(10).default(10),
  }),
  response: z.object({ items: z.array(draftCustomerSchema) }),
});
