import { currencyCodes, taxClasses } from '@omnis/models';
import { z } from 'zod';
import { defineCall, divisionParams } from '../call.ts';
import { timestamp } from './common.ts';
import { askedPrice, productFilter } from './product-fields.ts';
import { dashboard } from '../prefixes.ts';

/** Most products that a bulk edit may name one by one. */
export const mostNamedProducts = 1000;

/** Prices that a bulk edit may change. */
export const bulkPriceFields = ['price', 'salePrice', 'both'] as const;

const tag = z.string().trim().min(1, 'This field is required').max(60, 'At most 60 characters');
const tagList = z.array(tag).max(50, 'At most 50 tags').default([]);

/** Action of a bulk edit on each of its products. */
export const bulkActionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('price'),
    field: z.enum(bulkPriceFields),
    by: z.enum(['percent', 'amount']),
    /** Per cent with at most two decimals, or an amount in the currency of the store; negative to lower prices. */
    value: z
      .number('Enter a number')
      .min(-1_000_000, 'Enter at least -1,000,000')
      .max(1_000_000, 'At most 1,000,000')
      .refine((value) => value !== 0, 'Enter a number other than 0'),
  }),
  z.object({
    kind: z.literal('fixedPrice'),
    /** One that the store offers beside its own. */
    currency: z.enum(currencyCodes, 'Choose a currency'),
    /** `amount`: the same price for all; `converted`: today's, which then stay; `none`: converted at each day's rate again. */
    set: z.enum(['amount', 'converted', 'none']),
    /** In that currency; with `amount` alone. */
    price: askedPrice.optional(),
    salePrice: askedPrice.nullable().optional(),
  }),
  z.object({ kind: z.literal('vatClass'), vatClass: z.enum(taxClasses, 'Choose a VAT class') }),
  z.object({ kind: z.literal('status'), enabled: z.boolean() }),
  z.object({ kind: z.literal('tags'), add: tagList, remove: tagList }),
  z.object({
    kind: z.literal('collection'),
    /** A manual collection. */
    collectionId: z.number('Choose a collection').int().positive(),
    /** True when the products are to be in it. */
    member: z.boolean(),
  }),
  z.object({ kind: z.literal('archive'), archived: z.boolean() }),
  z.object({ kind: z.literal('delete') }),
]);

/** Action of a bulk edit on each of its products. */
export type BulkAction = z.output<typeof bulkActionSchema>;

/** The products of a bulk edit: named one by one, or all that match a filter when it starts. */
export const bulkProductsSchema = z.union([
  z.object({
    ids: z
      .array(z.number().int().positive())
      .min(1, 'Select at least one product')
      .max(mostNamedProducts, 'At most 1,000 products. Select all that match instead.'),
  }),
  z.object({ filter: productFilter }),
]);

/** A bulk edit, with how far it is and what it did. */
export const bulkEditSchema = z.object({
  id: z.uuid(),
  kind: z.enum([
    'price',
    'fixedPrice',
    'vatClass',
    'status',
    'tags',
    'collection',
    'archive',
    'delete',
    'undo',
  ]),
  state: z.enum(['running', 'done']),
  /** Products that it is for. */
  total: z.number().int(),
  /** Products that it has been through. */
  processed: z.number().int(),
  changed: z.number().int(),
  /** Products that it could not change. */
  refused: z.number().int(),
  /** The first of them, with the reason. */
  refusals: z.array(z.object({ id: z.number().int(), name: z.string(), reason: z.string() })),
  /** True when it can be undone now: for a day, once. */
  canUndo: z.boolean(),
  createdAt: timestamp,
  finishedAt: timestamp.nullable(),
});

/** A bulk edit, with how far it is and what it did. */
export type BulkEdit = z.output<typeof bulkEditSchema>;

const one = divisionParams.extend({ id: z.uuid() });

export const dashboardStartBulkEdit = defineCall('dashboard.startBulkEdit', {
  method: 'POST',
  path: `${dashboard}/products/bulk/`,
  access: 'owner',
  dashboardPermission: 'products',
  status: 201,
  idempotent: true,
  summary:
    'Change many products at once. The work goes on after the answer; read the bulk edit to see how far it is.',
  params: divisionParams,
  body: z.object({ products: bulkProductsSchema, action: bulkActionSchema }),
  response: bulkEditSchema,
});

export const dashboardBulkEdit = defineCall('dashboard.bulkEdit', {
  method: 'GET',
  path: `${dashboard}/products/bulk/:id/`,
  access: 'owner',
  dashboardPermission: 'products',
  summary: 'A bulk edit: how far it is, and the products that it could not change. Kept for a week.',
  params: one,
  response: bulkEditSchema,
});

export const dashboardUndoBulkEdit = defineCall('dashboard.undoBulkEdit', {
  method: 'POST',
  path: `${dashboard}/products/bulk/:id/undo/`,
  access: 'owner',
  dashboardPermission: 'products',
  status: 201,
  idempotent: true,
  summary:
    'Undo a bulk edit of prices, VAT class, status, tags or the archive, within a day. Products that were changed since stay as they are.',
  params: one,
  body: z.object({}),
  response: bulkEditSchema,
});
