import { customerLimits, customerSorts, leadStatuses } from '@omnis/models';
import { z } from 'zod';
import { defineCall, divisionParams, done } from '../call.ts';
import { addressSchema, currencyCode, emailField, money, timestamp } from './common.ts';
import { managedOrderRowSchema } from './orders.ts';

const text = (most: number) => z.string().trim().max(most, `Use at most ${most} characters`);

const tag = z
  .string()
  .trim()
  .min(1, 'Enter a tag')
  .max(customerLimits.tag, `Use at most ${customerLimits.tag} characters`)
  .regex(/^[^,\n]*$/, 'A tag has no comma');
const tags = z.array(tag).max(customerLimits.tags, `Use at most ${customerLimits.tags} tags`);

const social = text(customerLimits.social).regex(/^\S*$/, 'Enter a name or a link without spaces');

/** Lead status of a customer; null: none. */
const leadStatus = z.enum(leadStatuses).nullable();

/** The fields of a customer that a team edits. */
const customerFields = z.object({
  firstName: text(customerLimits.name),
  lastName: text(customerLimits.name),
  phone: text(customerLimits.phone),
  company: text(customerLimits.company),
  jobTitle: text(customerLimits.jobTitle),
  website: text(customerLimits.website).regex(
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
  /** Whether they asked to pay on terms. */
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

/** What a note on a customer says. */
export const customerNoteText = text(customerLimits.note).min(1, 'Write a note');

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
  account: z.object({ since: timestamp, verified: z.boolean() }).nullable(),
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
  /** Beginnings of words in names, email addresses, company and postcode. */
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

export const dashboardCreateCustomer = defineCall('dashboard.createCustomer', {
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'Add a customer by hand.',
  status: 201,
  idempotent: true,
  params: divisionParams,
  body: z.object({ ...newFields, email: emailField }),
  response: managedCustomerSchema,
});

export const dashboardUpdateCustomer = defineCall('dashboard.updateCustomer', {
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'Change a customer. What is left out stays; `version` is the one that was read.',
  idempotent: true,
  params: one,
  body: customerFields
    .partial()
    .extend({ version: z.number('Send the version that you read').int('Send the version that you read') }),
  response: managedCustomerSchema,
});

export const dashboardAddCustomerNote = defineCall('dashboard.addCustomerNote', {
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'Write a note on a customer, who never sees it.',
  idempotent: true,
  params: one,
  body: z.object({ text: customerNoteText }),
  response: managedCustomerSchema,
});

export const dashboardMergeCustomers = defineCall('dashboard.mergeCustomers', {
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'Merge another customer into this one: their email addresses, orders, notes and tags move.',
  idempotent: true,
  params: one,
  body: z.object({
    /** The customer who is merged into this one and then is no longer in the list. */
    other: z.uuid(),
    version: z.number('Send the version that you read').int('Send the version that you read'),
  }),
  response: managedCustomerSchema,
});

export const dashboardDeleteCustomer = defineCall('dashboard.deleteCustomer', {
  access: 'owner',
  dashboardPermission: 'orders',
  summary:
    'Delete a customer and their account. Orders stay for the books, without what says more of the person than an invoice has to.',
  idempotent: true,
  params: one,
  query: z.object({ version: z.coerce.number().int() }),
  response: done,
});

const filePart = z.object({
  filename: z.string(),
  /** Lines of the file; the first part begins with the names of the columns. */
  csv: z.string(),
  /** Cursor of the next part; null with the last. */
  next: z.string().nullable(),
});

export const dashboardExportCustomers = defineCall('dashboard.exportCustomers', {
  access: 'owner',
  dashboardPermission: 'orders',
  summary:
    'Customers as a CSV file (UTF-8 with a byte order mark), sent as it is read; cells that begin like a formula are escaped.',
  params: divisionParams,
  query: asked.omit({ cursor: true }),
  response: z.string(),
});

/** Somebody who confirmed that they want emails about offers. */
export const subscriberSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  /** The list that they confirmed, such as `newsletter`. */
  source: z.string(),
  consentAt: timestamp,
  /** The customer with this address; null when there is none. */
  customer: z.string().nullable(),
});

/** Somebody who confirmed that they want emails about offers. */
export type Subscriber = z.output<typeof subscriberSchema>;

const askedSubscribers = z.object({
  /** In the email address or first name. */
  search: z.string().trim().max(120).optional(),
  cursor: z.string().max(500).optional(),
});

export const dashboardSubscribers = defineCall('dashboard.subscribers', {
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'People who confirmed that they want emails about offers, newest first.',
  params: divisionParams,
  query: askedSubscribers.extend({ limit: z.coerce.number().int().min(1).max(250).default(50) }),
  response: z.object({ items: z.array(subscriberSchema), next: z.string().nullable() }),
});

export const dashboardExportSubscribers = defineCall('dashboard.exportSubscribers', {
  access: 'owner',
  dashboardPermission: 'orders',
  summary: `Subscribers as a CSV file, in parts of ${customerLimits.exported} lines; cells that begin like a formula are escaped.`,
  params: divisionParams,
  query: askedSubscribers,
  response: filePart,
});

const segmentFields = {
  name: text(customerLimits.segmentName).min(1, 'This field is required'),
  filters: customerFiltersSchema,
} as const;

/** A saved filter of the list of customers. */
export const customerSegmentSchema = z.object({
  id: z.string(),
  name: z.string(),
  filters: customerFiltersSchema,
  /** Goes up with each change; sent back with one. */
  version: z.number().int(),
});

/** A saved filter of the list of customers. */
export type CustomerSegment = z.output<typeof customerSegmentSchema>;

export const dashboardCustomerSegments = defineCall('dashboard.customerSegments', {
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'Saved filters of the list of customers, by name.',
  params: divisionParams,
  response: z.object({ items: z.array(customerSegmentSchema) }),
});

export const dashboardCreateCustomerSegment = defineCall('dashboard.createCustomerSegment', {
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'Save filters of the list of customers under a name.',
  status: 201,
  idempotent: true,
  params: divisionParams,
  body: z.object(segmentFields),
  response: customerSegmentSchema,
});

export const dashboardUpdateCustomerSegment = defineCall('dashboard.updateCustomerSegment', {
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'Rename a saved filter; `version` is the one that was read.',
  idempotent: true,
  params: one,
  body: z.object({
    name: segmentFields.name,
    version: z.number('Send the version that you read').int('Send the version that you read'),
  }),
  response: customerSegmentSchema,
});

export const dashboardDeleteCustomerSegment = defineCall('dashboard.deleteCustomerSegment', {
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'Delete a saved filter; its customers stay.',
  idempotent: true,
  params: one,
  response: done,
});
