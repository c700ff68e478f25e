import { z } from 'zod';
import { defineCall, divisionParams, done } from '../call.ts';
import { currencyCode } from './common.ts';
import {
  customerChangesSchema,
  customerNoteText,
  customerRowSchema,
  exportedCustomersSchema,
  managedCustomerSchema,
  mergeCustomersSchema,
  newCustomerSchema,
} from './customers.ts';
import { v3 } from '../prefixes.ts';

/** The store of a customer whom staff see. */
const ofStore = {
  division: z.number().int(),
  storeName: z.string(),
};

/** A customer in the list of staff. */
export const atlasCustomerRowSchema = customerRowSchema.extend({
  ...ofStore,
  /** Of `spent`. */
  currency: currencyCode,
});
/** A customer in the list of staff. */
export type AtlasCustomerRow = z.output<typeof atlasCustomerRowSchema>;

/** A customer as staff see them. */
export const atlasCustomerSchema = managedCustomerSchema.extend(ofStore);
/** A customer as staff see them. */
export type AtlasCustomer = z.output<typeof atlasCustomerSchema>;

const one = z.object({ division: z.coerce.number().int().positive(), id: z.uuid() });

export const atlasCustomers = defineCall('atlas.customers', {
  method: 'GET',
  path: `${v3}/atlas/customers/`,
  access: 'staff',
  permission: 'orders.view',
  summary:
    'Customers of a store, last order first; without a store those of all stores whose email address begins with the search.',
  query: z.object({
    division: z.coerce.number().int().positive().optional(),
    /** With a store: beginnings of words in names, email addresses, company, username and postcode. */
    search: z.string().trim().max(120).optional(),
    limit: z.coerce.number().int().min(1).max(250).default(50),
    /** `next` of the page before. */
    cursor: z.string().max(200).optional(),
  }),
  response: z.object({
    items: z.array(atlasCustomerRowSchema),
    /** Cursor of the next page; null on the last. */
    next: z.string().nullable(),
    /** Of the store that was asked for; null without one. */
    currency: currencyCode.nullable(),
  }),
});

export const atlasCustomer = defineCall('atlas.customer', {
  method: 'GET',
  path: `${v3}/atlas/customers/:division/:id/`,
  access: 'staff',
  permission: 'orders.view',
  summary: 'A customer of a store, with addresses, consent, notes and latest orders.',
  params: one,
  response: atlasCustomerSchema,
});

export const atlasAddCustomerNote = defineCall('atlas.addCustomerNote', {
  method: 'POST',
  path: `${v3}/atlas/customers/:division/:id/notes/`,
  access: 'staff',
  permission: 'orders.view',
  idempotent: true,
  summary: 'Write a note on a customer, which the team of the store reads and the customer never sees.',
  params: one,
  body: z.object({ text: customerNoteText }),
  response: atlasCustomerSchema,
});

export const atlasSetCustomerBespoke = defineCall('atlas.setCustomerBespoke', {
  method: 'PATCH',
  path: `${v3}/atlas/customers/:division/:id/bespoke/`,
  access: 'staff',
  permission: 'orders.edit',
  idempotent: true,
  summary:
    'Say whether the account of a customer belongs to the bespoke company (platform.md §1, §6 isBespoke). 409 for a customer without an account.',
  params: one,
  body: z.object({ bespoke: z.boolean() }),
  response: atlasCustomerSchema,
});

export const atlasCreateCustomer = defineCall('atlas.createCustomer', {
  method: 'POST',
  path: `${v3}/atlas/customers/:division/`,
  access: 'staff',
  permission: 'orders.edit',
  status: 201,
  idempotent: true,
  summary: 'Add a customer to a store by hand.',
  params: divisionParams,
  body: newCustomerSchema,
  response: atlasCustomerSchema,
});

export const atlasUpdateCustomer = defineCall('atlas.updateCustomer', {
  method: 'PATCH',
  path: `${v3}/atlas/customers/:division/:id/`,
  access: 'staff',
  permission: 'orders.edit',
  idempotent: true,
  summary: 'Change a customer of a store. What is left out stays; `version` is the one that was read.',
  params: one,
  body: customerChangesSchema,
  response: atlasCustomerSchema,
});

export const atlasMergeCustomers = defineCall('atlas.mergeCustomers', {
  method: 'POST',
  path: `${v3}/atlas/customers/:division/:id/merge/`,
  access: 'staff',
  permission: 'orders.edit',
  idempotent: true,
  summary:
    'Merge another customer of the store into this one: their email addresses, orders, notes and tags move.',
  params: one,
  body: mergeCustomersSchema,
  response: atlasCustomerSchema,
});

export const atlasDeleteCustomer = defineCall('atlas.deleteCustomer', {
  method: 'DELETE',
  path: `${v3}/atlas/customers/:division/:id/`,
  access: 'staff',
  permission: 'orders.edit',
  idempotent: true,
  summary:
    'Delete a customer and their account. Orders stay for the books, without what says more of the person than an invoice has to.',
  params: one,
  query: z.object({ version: z.coerce.number().int() }),
  response: done,
});

export const atlasExportCustomers = defineCall('atlas.exportCustomers', {
  method: 'GET',
  path: `${v3}/atlas/customers/:division/export/`,
  access: 'staff',
  permission: 'orders.edit',
  summary:
    'Customers of a store as a CSV file (UTF-8 with a byte order mark), sent as it is read; cells that begin like a formula are escaped.',
  params: divisionParams,
  query: exportedCustomersSchema,
  response: z.string(),
});
