import { z } from 'zod';
import { defineCall, divisionParams } from '../call.ts';
import { timestamp } from './common.ts';
import { mostUnits, stockFilters, stockReasons } from './stock.ts';
import { dashboard } from '../prefixes.ts';

/** Lists of a store, beside its products, whose rows can be changed many at once. */
export const editedLists = ['orders', 'customers', 'discounts', 'pages', 'stock'] as const;

/** A list whose rows can be changed many at once. */
export type EditedList = (typeof editedLists)[number];

/** Most rows that may be named one by one. */
export const mostNamedRows = 1000;

const tag = z.string().trim().min(1, 'This field is required').max(40, 'At most 40 characters');
const tagList = z.array(tag).max(20, 'At most 20 tags').default([]);
const units = z.number('Enter a whole number').int('Enter a whole number');
const cause = {
  reason: z.enum(stockReasons, 'Choose a reason'),
  note: z.string().trim().max(200, 'At most 200 characters').default(''),
};

const tags = z.object({ kind: z.literal('tags'), add: tagList, remove: tagList });

/** Deletes the rows; an undo puts them back as they were. */
const remove = z.object({ kind: z.literal('delete') });

/** Bulk actions of each list. */
export const listActionSchemas = {
  orders: z.discriminatedUnion('kind', [
    tags,
    /** Notes all that is left of each order as sent, without a tracking number. */
    z.object({ kind: z.literal('fulfil'), notify: z.boolean().default(true) }),
  ]),
  customers: z.discriminatedUnion('kind', [
    tags,
    /** Takes them off all lists of marketing emails. It is not undone: they alone can subscribe again. */
    z.object({ kind: z.literal('unsubscribe') }),
  ]),
  discounts: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('enable'), enabled: z.boolean() }),
    remove,
  ]),
  pages: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('publish'), published: z.boolean() }),
    remove,
  ]),
  stock: z.discriminatedUnion('kind', [
    /** Sets the units; null for variants that are made to order. */
    z.object({
      kind: z.literal('set'),
      to: units.min(0, 'Stock cannot be negative').max(mostUnits, 'At most 1,000,000').nullable(),
      ...cause,
    }),
    /** Adds units, or takes some away when negative. */
    z.object({
      kind: z.literal('adjust'),
      by: units
        .min(-mostUnits, 'At most 1,000,000')
        .max(mostUnits, 'At most 1,000,000')
        .refine((by) => by !== 0, 'Enter a number other than 0'),
      ...cause,
    }),
  ]),
} as const satisfies Record<EditedList, z.ZodType>;

const idsOf = (id: z.ZodType<string>) =>
  z.array(id).min(1, 'Select at least one row').max(mostNamedRows, 'At most 1,000 rows at once');

/** Rows that are named one by one, by a number as text. */
const numbered = z.object({ ids: idsOf(z.string().regex(/^[1-9]\d{0,14}$/, 'This is no id')) });

/** Rows that are named one by one. */
const named = z.object({ ids: idsOf(z.uuid('This is no id')) });

/** A change of many rows of a list, with how far it is and what it did. */
export const listEditSchema = z.object({
  id: z.uuid(),
  list: z.enum(editedLists),
  /** Of its action, or `undo`. */
  kind: z.enum(['tags', 'fulfil', 'unsubscribe', 'enable', 'publish', 'delete', 'set', 'adjust', 'undo']),
  state: z.enum(['running', 'done']),
  /** Rows that it is for. */
  total: z.number().int(),
  /** Rows that it has been through. */
  processed: z.number().int(),
  changed: z.number().int(),
  /** Rows that it could not change. */
  refused: z.number().int(),
  /** The first of them, with the reason. */
  refusals: z.array(z.object({ id: z.string(), name: z.string(), reason: z.string() })),
  /** True while it can be undone: for a day, once. */
  canUndo: z.boolean(),
  createdAt: timestamp,
  finishedAt: timestamp.nullable(),
});

/** A change of many rows of a list. */
export type ListEdit = z.output<typeof listEditSchema>;

const start = { access: 'owner', status: 201, idempotent: true, params: divisionParams } as const;
const goesOn = 'The work goes on after the answer; read the edit to see how far it is.';

export const dashboardEditOrders = defineCall('dashboard.editOrders', {
  method: 'POST',
  path: `${dashboard}/orders/bulk/`,
  ...start,
  dashboardPermission: 'orders',
  summary: `Change the tags of many orders, or note all that is left of them as sent. ${goesOn}`,
  body: z.object({ rows: numbered, action: listActionSchemas.orders }),
  response: listEditSchema,
});

export const dashboardEditCustomers = defineCall('dashboard.editCustomers', {
  method: 'POST',
  path: `${dashboard}/customers/bulk/`,
  ...start,
  dashboardPermission: 'orders',
  summary: `Change the tags of many customers, or take them off all lists of marketing emails. ${goesOn}`,
  body: z.object({ rows: named, action: listActionSchemas.customers }),
  response: listEditSchema,
});

export const dashboardEditDiscounts = defineCall('dashboard.editDiscounts', {
  method: 'POST',
  path: `${dashboard}/discounts/bulk/`,
  ...start,
  dashboardPermission: 'products',
  summary: `Turn many discounts on or off, or delete them. ${goesOn}`,
  body: z.object({ rows: named, action: listActionSchemas.discounts }),
  response: listEditSchema,
});

export const dashboardEditPages = defineCall('dashboard.editPages', {
  method: 'POST',
  path: `${dashboard}/pages/bulk/`,
  ...start,
  dashboardPermission: 'pages',
  summary: `Publish many pages, take them off the shop, or delete them. Needs the pro plan; the home page is not deleted. ${goesOn}`,
  body: z.object({ rows: numbered, action: listActionSchemas.pages }),
  response: listEditSchema,
});

export const dashboardEditStock = defineCall('dashboard.editStock', {
  method: 'POST',
  path: `${dashboard}/stock/bulk/`,
  ...start,
  dashboardPermission: 'products',
  summary: `Set or change the stock of many variants, with a reason: those that are named, or all that match. ${goesOn}`,
  body: z.object({
    rows: z.union([
      named,
      z.object({
        filter: z.object({
          /** As in `dashboard.stock`. */
          q: z.string().trim().max(100).default(''),
          filter: z.enum(stockFilters).default('all'),
        }),
      }),
    ]),
    action: listActionSchemas.stock,
  }),
  response: listEditSchema,
});

const one = divisionParams.extend({ id: z.uuid() });

export const dashboardListEdit = defineCall('dashboard.listEdit', {
  method: 'GET',
  path: `${dashboard}/list-edits/:id/`,
  access: 'owner',
  // That of its list, which the server asks for.
  dashboardPermission: 'any',
  summary: 'A change of many rows: how far it is, and the rows that it could not change. Kept for a week.',
  params: one,
  response: listEditSchema,
});

export const dashboardUndoListEdit = defineCall('dashboard.undoListEdit', {
  method: 'POST',
  path: `${dashboard}/list-edits/:id/undo/`,
  access: 'owner',
  dashboardPermission: 'any',
  status: 201,
  idempotent: true,
  summary: 'Undo a change of many rows within a day. Rows that were changed since stay as they are.',
  params: one,
  body: z.object({}),
  response: listEditSchema,
});
