import { z } from 'zod';
import { defineCall, divisionParams, done } from '../call.ts';
import { askedMoneyText, timestamp } from './common.ts';
import { orderPaymentStates } from './order-payment-states.ts';
import { managedOrderRowSchema } from './orders.ts';
import { dashboard } from '../prefixes.ts';

/** Ways to sort orders; totals are compared as they are, whatever their currency. */
export const orderSorts = ['newest', 'oldest', 'total-desc', 'total-asc'] as const;

/** Orders found are counted up to this many. */
export const mostOrdersCounted = 250;

/** Views that a store keeps at most. */
export const mostOrderViews = 50;

const day = z.iso.date('Enter a date');

/** Which orders of a store are wanted, and in what order. */
export const orderFiltersSchema = z.object({
  /** In number, names, email address, postcodes, names of products and tags; `#` before a number finds it alone. */
  search: z.string().max(120).optional(),
  /** Comma list of statuses; `open` for all that wait for work. */
  status: z.string().max(200).optional(),
  payment: z.enum(orderPaymentStates).optional(),
  /** Only orders with a return that has been announced and has not arrived. */
  returns: z.enum(['announced']).optional(),
  /** First day, in the store's time zone. */
  from: day.optional(),
  /** Last day, in the store's time zone. */
  to: day.optional(),
  /** First day of a refund, in the store's time zone. */
  refundedFrom: day.optional(),
  /** Last day of a refund, in the store's time zone. */
  refundedTo: day.optional(),
  /** Id of a product that was bought. */
  product: z.coerce.number().int().positive().optional(),
  /** Where it is sent. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Choose a country')
    .optional(),
  /** A discount code, in any case. */
  discount: z.string().trim().min(1).max(60).optional(),
  /** Lowest total, in the order's currency. */
  min: askedMoneyText.optional(),
  /** Highest total, in the order's currency. */
  max: askedMoneyText.optional(),
  tag: z.string().trim().min(1).max(60).optional(),
  /** Only orders that are worth a look before they are made. */
  signals: z.enum(['any']).optional(),
  /** Drafts alone; without it, orders that were placed. */
  drafts: z.enum(['only']).optional(),
  sort: z.enum(orderSorts).optional(),
});

/** Which orders of a store are wanted, and in what order. */
export type OrderFilters = z.output<typeof orderFiltersSchema>;

/** An order in the list of the store's team. */
export const listedOrderSchema = managedOrderRowSchema.extend({
  payment: z.enum(orderPaymentStates),
  tags: z.array(z.string()),
});

/** An order in the list of the store's team. */
export type ListedOrder = z.output<typeof listedOrderSchema>;

export const dashboardOrders = defineCall('dashboard.orders', {
  method: 'GET',
  path: `${dashboard}/orders/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'Orders of the store, newest first unless sorted otherwise.',
  params: divisionParams,
  query: orderFiltersSchema.extend({
    limit: z.coerce.number().int().min(1).max(250).default(24),
    /** `next` of the page before. */
    cursor: z.string().max(200).optional(),
  }),
  response: z.object({
    items: z.array(listedOrderSchema),
    /** Cursor of the next page; null on the last. */
    next: z.string().nullable(),
    /** Orders found, counted up to 250. */
    total: z.number().int(),
    /** True when there are more than were counted. */
    totalIsMore: z.boolean(),
    /** Name of the product of the filter, from the latest order found; null without one. */
    productName: z.string().nullable(),
  }),
});

export const dashboardExportOrders = defineCall('dashboard.exportOrders', {
  method: 'GET',
  path: `${dashboard}/orders/export/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary:
    'Orders of the store as a CSV file (UTF-8 with a byte order mark): a row for each line, the sums of an order on its first one.',
  params: divisionParams,
  query: orderFiltersSchema,
  response: z.string(),
});

/** Filters that a store's team keeps under a name. */
export const orderViewSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  filters: orderFiltersSchema,
  createdAt: timestamp,
});

/** Filters that a store's team keeps under a name. */
export type OrderView = z.output<typeof orderViewSchema>;

export const dashboardOrderViews = defineCall('dashboard.orderViews', {
  method: 'GET',
  path: `${dashboard}/orders/views/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'The saved views of the order list, by name.',
  params: divisionParams,
  response: z.object({ items: z.array(orderViewSchema) }),
});

export const dashboardCreateOrderView = defineCall('dashboard.createOrderView', {
  method: 'POST',
  path: `${dashboard}/orders/views/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'Save filters of the order list under a name, for everybody in the team.',
  idempotent: true,
  params: divisionParams,
  body: z.object({
    name: z.string().trim().min(1, 'This field is required').max(40, 'At most 40 characters'),
    filters: orderFiltersSchema,
  }),
  response: orderViewSchema,
});

export const dashboardDeleteOrderView = defineCall('dashboard.deleteOrderView', {
  method: 'DELETE',
  path: `${dashboard}/orders/views/:id/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'Delete a saved view of the order list.',
  idempotent: true,
  params: divisionParams.extend({ id: z.uuid() }),
  response: done,
});
