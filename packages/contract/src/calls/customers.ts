import {
  customerLimits,
  customerSorts,
  dashboardPermissionNames,
  leadStatuses,
  teamRoles,
} from '@omnis/models';
import { z } from 'zod';
import { defineCall, divisionParams, done } from '../call.ts';
import { addressSchema, currencyCode, emailField, money, timestamp } from './common.ts';
import { managedOrderRowSchema } from './orders.ts';
import { dashboard } from '../prefixes.ts';
import { readVersion } from './read-version.ts';

/** A text of a limited length. */
export const customerText = (most: number) => z.string().trim().max(most, `Use at most ${most} characters`);

const tag = z
  .string()
  .trim()
  .min(1, 'Enter a tag')
  .max(customerLimits.tag, `Use at most ${customerLimits.tag} characters`)
  .regex(/^[^,\n]*$/, 'A tag has no comma');
const tags = z.array(tag).max(customerLimits.tags, `Use at most ${customerLimits.tags} tags`);

const social = customerText(customerLimits.social).regex(/^\S*$/, 'Enter a name or a link without spaces');

/** Lead status of a customer; null: none. */
const leadStatus = z.enum(leadStatuses).nullable();

/** The fields of a customer that a team edits. */
const customerFields = z.object({
  firstName: customerText(customerLimits.name),
  lastName: customerText(customerLimits.name),
  phone: customerText(customerLimits.phone),
  mobile: customerText(customerLimits.phone),
  /** Their name where the store knows them from, such as a marketplace; they are found by it. */
  username: customerText(customerLimits.username),
  /**
   * True when they work for the store: with an account whose email address is verified, they can enter while the store
   * has a password, and see unpublished pages (platform.md §4, §6). Changing it takes the permission `settings`.
   */
  internal: z.boolean(),
  company: customerText(customerLimits.company),
  jobTitle: customerText(customerLimits.jobTitle),
  website: customerText(customerLimits.website).regex(
    /^(https?:\/\/[^\s/]+\S*)?$/i,
    'Enter an address that begins with https://',
  ),
  tiktok: social,
  twitter: social,
  youtube: social,
  facebook: social,
  linkedin: social,
  instagram: social,
  leadStatus,
  /** In the store's currency; null: unknown. */
  potentialValue: z
    .number('Enter an amount')
    .min(0, 'Enter an amount from 0')
    .max(customerLimits.amount, `Enter at most ${customerLimits.amount}`)
    .nullable(),
  /** True when they asked to pay on terms. */
  requestTerms: z.boolean(),
  tags,
  /** Services that they are interested in. */
  services: tags,
  /** Industries that they work in. */
  industries: tags,
  /** As the team entered it; null: none. */
  address: addressSchema.nullable(),
});

const consentSchema = z.object({
  at: timestamp,
  /** The list that they confirmed, such as `newsletter`. */
  source: z.string(),
});

/** A customer in a list. */
export const customerRowSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  /** Of the last order; '' without one. */
  country: z.string(),
  /** Orders whose payment did not fail. */
  orders: z.number().int(),
  /** After refunds, in the store's currency. */
  spent: money,
  lastOrderAt: timestamp.nullable(),
  /** To emails about offers; null: none. */
  consent: consentSchema.nullable(),
  leadStatus,
  tags: z.array(z.string()),
  hasAccount: z.boolean(),
  createdAt: timestamp,
});

/** A customer in a list. */
export type CustomerRow = z.output<typeof customerRowSchema>;

/** Text of a note on a customer. */
export const customerNoteText = customerText(customerLimits.note).min(1, 'Write a note');

/** A note that a team wrote on a customer, who never sees it. */
export const customerNoteSchema = z.object({
  id: z.number().int(),
  text: z.string(),
  by: z.string(),
  time: timestamp,
});

/** A customer with everything that a store's team sees of them. */
export const managedCustomerSchema = customerRowSchema.extend({
  ...customerFields.shape,
  website: z.string(),
  /** Goes up with each change; sent back with one. */
  version: z.number().int(),
  /** All of theirs: more than one after a merge. */
  emails: z.array(z.string()),
  account: z
    .object({
      since: timestamp,
      /** True once the email address is confirmed. */
      verified: z.boolean(),
      signedEula: z.boolean(),
      twoFactorAuthEnabled: z.boolean(),
      /** True for a person who signed up to have a store of their own. */
      shouldHaveStore: z.boolean(),
      avatar: z.string().nullable(),
      /** True for an account of the bespoke company (platform.md §1). */
      isBespoke: z.boolean(),
    })
    .nullable(),
  /** Stores whose team they belong to; only of customers of the platform's own store, who are the owners of others. */
  stores: z.array(
    z.object({
      division: z.number().int(),
      name: z.string(),
      role: z.enum(teamRoles),
      /** An owner has all of them. */
      dashboardPermissions: z.array(z.enum(dashboardPermissionNames)),
    }),
  ),
  /** The entered one first, then those saved by them and of their orders. */
  addresses: z.array(addressSchema),
  /** Lists of emails that they confirmed. */
  subscriptions: z.array(consentSchema),
  notes: z.array(customerNoteSchema),
  /** The lead statuses that they had, oldest first. */
  statusJourney: z.array(z.object({ status: leadStatus, at: timestamp, by: z.string() })),
  /** Newest first, at most 50. */
  latestOrders: z.array(managedOrderRowSchema),
  currency: currencyCode,
});

/** A customer with everything that a store's team sees of them. */
export type ManagedCustomer = z.output<typeof managedCustomerSchema>;

const filters = {
  /** Beginnings of words in names, email addresses, company, username and postcode. */
  search: z.string().trim().max(120).optional(),
  consent: z.enum(['yes', 'no']).optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Choose a country')
    .optional(),
  tag: z.string().trim().max(customerLimits.tag).optional(),
  leadStatus: z.enum(leadStatuses).optional(),
} as const;

const manyOrders = z.number().int().min(1).max(1_000_000);
const muchSpent = z.number().min(0).max(customerLimits.amount);

/** The filters of a list of customers, as a segment keeps them. */
export const customerFiltersSchema = z.object({
  ...filters,
  minOrders: manyOrders.optional(),
  minSpent: muchSpent.optional(),
});

/** The filters of a list of customers. */
export type CustomerFilters = z.output<typeof customerFiltersSchema>;

const asked = z.object({
  ...filters,
  minOrders: z.coerce.number().pipe(manyOrders).optional(),
  minSpent: z.coerce.number().pipe(muchSpent).optional(),
  /** `next` of the page before. */
  cursor: z.string().max(200).optional(),
});

const one = divisionParams.extend({ id: z.uuid() });

export const dashboardCustomers = defineCall('dashboard.customers', {
  method: 'GET',
  path: `${dashboard}/customers/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'Customers of a store: people with an account, and guests who ordered.',
  params: divisionParams,
  query: asked.extend({
    limit: z.coerce.number().int().min(1).max(250).default(50),
    sort: z.enum(customerSorts).default('last_order'),
    /** Only the customer of an order. */
    order: z.coerce.number().int().positive().optional(),
  }),
  response: z.object({
    items: z.array(customerRowSchema),
    /** Cursor of the next page; null on the last. */
    next: z.string().nullable(),
    currency: currencyCode,
  }),
});

export const dashboardCustomer = defineCall('dashboard.customer', {
  method: 'GET',
  path: `${dashboard}/customers/:id/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'One customer with orders, addresses, consent and notes.',
  params: one,
  response: managedCustomerSchema,
});

const newFields = {
  firstName: customerFields.shape.firstName.default(''),
  lastName: customerFields.shape.lastName.default(''),
  phone: customerFields.shape.phone.default(''),
  mobile: customerFields.shape.mobile.default(''),
  username: customerFields.shape.username.default(''),
  internal: z.boolean().default(false),
  company: customerFields.shape.company.default(''),
  jobTitle: customerFields.shape.jobTitle.default(''),
  website: customerFields.shape.website.default(''),
  tiktok: social.default(''),
  twitter: social.default(''),
  youtube: social.default(''),
  facebook: social.default(''),
  linkedin: social.default(''),
  instagram: social.default(''),
  leadStatus: leadStatus.default(null),
  potentialValue: customerFields.shape.potentialValue.default(null),
  requestTerms: z.boolean().default(false),
  tags: tags.default([]),
  services: tags.default([]),
  industries: tags.default([]),
  address: customerFields.shape.address.default(null),
} as const satisfies Record<keyof typeof customerFields.shape, z.ZodType>;

/** A customer who is added by hand. */
export const newCustomerSchema = z.object({ ...newFields, email: emailField });

/** Changes of a customer; what is left out stays. */
export const customerChangesSchema = customerFields.partial().extend({ version: readVersion });

/** The customer who is merged into another one, who is kept. */
export const mergeCustomersSchema = z.object({
  /** The customer who is merged into this one and then is no longer in the list. */
  other: z.uuid(),
  version: readVersion,
});

export const dashboardCreateCustomer = defineCall('dashboard.createCustomer', {
  method: 'POST',
  path: `${dashboard}/customers/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'Add a customer by hand.',
  status: 201,
  idempotent: true,
  params: divisionParams,
  body: newCustomerSchema,
  response: managedCustomerSchema,
});

export const dashboardUpdateCustomer = defineCall('dashboard.updateCustomer', {
  method: 'PATCH',
  path: `${dashboard}/customers/:id/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'Change a customer. What is left out stays; `version` is the one that was read.',
  idempotent: true,
  params: one,
  body: customerChangesSchema,
  response: managedCustomerSchema,
});

export const dashboardAddCustomerNote = defineCall('dashboard.addCustomerNote', {
  method: 'POST',
  path: `${dashboard}/customers/:id/notes/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'Write a note on a customer, who never sees it.',
  idempotent: true,
  params: one,
  body: z.object({ text: customerNoteText }),
  response: managedCustomerSchema,
});

export const dashboardMergeCustomers = defineCall('dashboard.mergeCustomers', {
  method: 'POST',
  path: `${dashboard}/customers/:id/merge/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'Merge another customer into this one: their email addresses, orders, notes and tags move.',
  idempotent: true,
  params: one,
  body: mergeCustomersSchema,
  response: managedCustomerSchema,
});

export const dashboardDeleteCustomer = defineCall('dashboard.deleteCustomer', {
  method: 'DELETE',
  path: `${dashboard}/customers/:id/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary:
    'Delete a customer and their account. Orders stay for the books, without what says more of the person than an invoice has to.',
  idempotent: true,
  params: one,
  query: z.object({ version: z.coerce.number().int() }),
  response: done,
});

/** Most customers that a file may be asked for one by one. */
const mostExportedRows = 200;

/** The customers that a file is asked for. */
export const exportedCustomersSchema = asked.omit({ cursor: true }).extend({
  /** Only these customers, parted by commas; at most 200, which fit in an address. */
  ids: z
    .string()
    .transform((ids) => [...new Set(ids.split(','))])
    .pipe(
      z.array(z.uuid('This is no id')).max(mostExportedRows, `At most ${mostExportedRows} customers at once`),
    )
    .optional(),
});

export const dashboardExportCustomers = defineCall('dashboard.exportCustomers', {
  method: 'GET',
  path: `${dashboard}/customers/export/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary:
    'Customers as a CSV file (UTF-8 with a byte order mark), sent as it is read; cells that begin like a formula are escaped.',
  params: divisionParams,
  query: exportedCustomersSchema,
  response: z.string(),
});
