import { z } from 'zod';
import { defineCall, divisionParams } from '../call.ts';
import { timestamp } from './common.ts';
import { dashboard } from '../prefixes.ts';
import { readVersion } from './read-version.ts';

/** Most units of a variant. */
export const mostUnits = 1_000_000;

/** Why an owner changes the stock of a variant. */
export const stockReasons = ['received', 'counted', 'damaged', 'returned', 'other'] as const;

/** Why stock changed: as an owner gave it, `edited` on the page of the product, or `imported`. */
export const stockChangeReasons = [...stockReasons, 'edited', 'imported'] as const;

/** How the stock of a variant stands; `untracked`: it is made to order, without limit. */
export const stockStates = ['in_stock', 'low', 'sold_out', 'untracked'] as const;

/** Which variants a list is about. */
export const stockFilters = ['all', 'low', 'sold_out', 'untracked'] as const;

/** The stock of one variant. */
export const stockRowSchema = z.object({
  variantId: z.string(),
  productId: z.number().int(),
  product: z.string(),
  /** Its colour, size and other values, such as `Sea Blue, M`; '' where the product has none. */
  variant: z.string(),
  sku: z.string(),
  image: z.string().nullable(),
  /** Units, below 0 where more were sold; null when it is made to order. */
  stock: z.number().int().nullable(),
  state: z.enum(stockStates),
  /** True when it is sold beyond its stock, which falls below 0 then. */
  continueSelling: z.boolean(),
  /** True when the product is on sale; otherwise it is a draft. */
  onSale: z.boolean(),
});

/** The stock of one variant. */
export type StockRow = z.output<typeof stockRowSchema>;

const one = divisionParams.extend({ variantId: z.uuid() });

const limit = z.coerce.number().int().min(1).max(250).default(50);

/** `next` of the page before. */
const cursor = z.string().max(200).optional();

const units = z.number('Enter a whole number').int('Enter a whole number');

export const dashboardStock = defineCall('dashboard.stock', {
  method: 'GET',
  path: `${dashboard}/stock/`,
  access: 'owner',
  dashboardPermission: 'products',
  summary: 'Variants of a store with their stock, newest products first. Gift cards have no stock.',
  params: divisionParams,
  query: z.object({
    limit,
    cursor,
    /** Words of the product, its colour, size, SKU or barcode. */
    q: z.string().trim().max(100).default(''),
    filter: z.enum(stockFilters).default('all'),
  }),
  response: z.object({ items: z.array(stockRowSchema), next: z.string().nullable() }),
});

export const dashboardAdjustStock = defineCall('dashboard.adjustStock', {
  method: 'POST',
  path: `${dashboard}/stock/:variantId/`,
  access: 'owner',
  dashboardPermission: 'products',
  summary:
    'Change the stock of a variant: by a number of units, or to a number, with the stock that was read (409 when it changed since).',
  idempotent: true,
  params: one,
  body: z.object({
    /** Units to add, or to take away when negative. */
    by: units.min(-mostUnits, 'At most 1,000,000').max(mostUnits, 'At most 1,000,000').optional(),
    /** Instead of `by`: units that there are; null for a variant that is made to order. */
    to: units.min(0, 'Stock cannot be negative').max(mostUnits, 'At most 1,000,000').nullable().optional(),
    /** With `to`: the stock that was read. */
    expected: units.nullable().optional(),
    reason: z.enum(stockReasons, 'Choose a reason'),
    note: z.string().trim().max(200, 'At most 200 characters').default(''),
  }),
  response: stockRowSchema,
});

export const dashboardStockHistory = defineCall('dashboard.stockHistory', {
  method: 'GET',
  path: `${dashboard}/stock/:variantId/history/`,
  access: 'owner',
  dashboardPermission: 'products',
  summary: 'Changes of the stock of a variant, newest first, with the orders that took of it lately.',
  params: one,
  query: z.object({ limit, cursor }),
  response: stockRowSchema.extend({
    changes: z.array(
      z.object({
        id: z.number().int(),
        at: timestamp,
        reason: z.enum(stockChangeReasons),
        note: z.string(),
        /** Person who changed it; '' for the platform itself. */
        by: z.string(),
        /** Units before and after; null when it was made to order. */
        from: z.number().int().nullable(),
        to: z.number().int().nullable(),
        /** The order whose goods came back. */
        order: z.object({ id: z.number().int(), number: z.string() }).nullable(),
      }),
    ),
    next: z.string().nullable(),
    /** Orders that hold units of it, newest first, among the newest `ordersSearched` orders of the store; on the first page alone. */
    orders: z.array(
      z.object({ id: z.number().int(), number: z.string(), at: timestamp, quantity: z.number().int() }),
    ),
    ordersSearched: z.number().int(),
  }),
});

/** When stock is low in a store, and whether its owners are told by email. */
export const stockSettingsSchema = z.object({
  /** A variant with so many units or fewer is low. */
  lowAt: z.number().int(),
  /** True when owners get an email when a variant falls so low: once, and again only after it rose above. */
  emails: z.boolean(),
  /** Goes up with each change; sent back with one. */
  version: z.number().int(),
});

/** When stock is low in a store, and whether its owners are told by email. */
export type StockSettings = z.output<typeof stockSettingsSchema>;

export const dashboardStockSettings = defineCall('dashboard.stockSettings', {
  method: 'GET',
  path: `${dashboard}/stock-settings/`,
  access: 'owner',
  dashboardPermission: 'products',
  summary: 'When stock is low in a store, and whether its owners are told by email.',
  params: divisionParams,
  response: stockSettingsSchema,
});

export const dashboardUpdateStockSettings = defineCall('dashboard.updateStockSettings', {
  method: 'PATCH',
  path: `${dashboard}/stock-settings/`,
  access: 'owner',
  dashboardPermission: 'products',
  summary: 'Change when stock is low. What is left out stays; `version` is the one that was read.',
  idempotent: true,
  params: divisionParams,
  body: z.object({
    lowAt: units.min(0, 'Enter a whole number from 0').max(mostUnits, 'At most 1,000,000').optional(),
    emails: z.boolean().optional(),
    version: readVersion,
  }),
  response: stockSettingsSchema,
});
