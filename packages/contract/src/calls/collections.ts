import {
  collectionKinds,
  collectionLimits,
  collectionMatches,
  collectionNumberRelations,
  collectionSorts,
  collectionTextFields,
  collectionTextRelations,
} from '@omnis/models';
import { z } from 'zod';
import { defineCall, divisionParams, done } from '../call.ts';
import { currencyCode } from './common.ts';
import { dashboard } from '../prefixes.ts';
import { readVersion } from './read-version.ts';

const most = (length: number) => `At most ${length} characters`;

/** A rule by which an automatic collection chooses products: a price in the store's currency, stock over all variants. */
export const collectionRuleSchema = z.discriminatedUnion('field', [
  z.object({
    field: z.enum(collectionTextFields),
    relation: z.enum(collectionTextRelations),
    value: z
      .string('Enter a text')
      .trim()
      .min(1, 'This field is required')
      .max(collectionLimits.ruleText, most(collectionLimits.ruleText)),
  }),
  z.object({
    field: z.literal('price'),
    relation: z.enum(collectionNumberRelations),
    value: z
      .number('Enter a price')
      .min(0, 'A price cannot be negative')
      .max(collectionLimits.ruleNumber, 'This price is too high'),
  }),
  z.object({
    field: z.literal('stock'),
    relation: z.enum(collectionNumberRelations),
    value: z
      .number('Enter a whole number')
      .int('Enter a whole number')
      .min(0, 'Stock cannot be negative')
      .max(collectionLimits.ruleNumber, 'At most 1,000,000'),
  }),
]);
/** A rule by which an automatic collection chooses products. */
export type CollectionRule = z.output<typeof collectionRuleSchema>;

/** A collection in the list of the store's team. */
export const managedCollectionRowSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  urlName: z.string(),
  kind: z.enum(collectionKinds),
  image: z.string().nullable(),
  /** Products in it, those that shoppers do not see too. */
  productCount: z.number().int(),
});
/** A collection in the list of the store's team. */
export type ManagedCollectionRow = z.output<typeof managedCollectionRowSchema>;

const listedProduct = z.object({
  id: z.number().int(),
  name: z.string(),
  image: z.string().nullable(),
  /** True when shoppers see it. */
  shown: z.boolean(),
});

/** A collection as the store's team edits it. */
export const managedCollectionSchema = managedCollectionRowSchema.extend({
  /** Goes up with each change; sent back with one. */
  version: z.number().int(),
  /** Plain text. */
  description: z.string(),
  sort: z.enum(collectionSorts),
  metaTitle: z.string(),
  metaDescription: z.string(),
  match: z.enum(collectionMatches),
  /** Empty for a manual collection. */
  rules: z.array(collectionRuleSchema),
  /** All of a manual collection, in its owner's order; the first of an automatic one. */
  products: z.array(listedProduct),
  currency: currencyCode,
  storeUrl: z.string(),
  /** Menus, pages and discounts that name it; `id` is the page's or the discount's, '' for a menu. */
  namedIn: z.array(
    z.object({ kind: z.enum(['menu', 'footer', 'page', 'discount']), id: z.string(), text: z.string() }),
  ),
});
/** A collection as the store's team edits it. */
export type ManagedCollection = z.output<typeof managedCollectionSchema>;

const rules = z
  .array(collectionRuleSchema)
  .max(collectionLimits.rules, `At most ${collectionLimits.rules} rules`);

const fields = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'This field is required')
    .max(collectionLimits.name, most(collectionLimits.name)),
  /** Without one, the address is made from the name. A former address leads to the new one. */
  urlName: z
    .string()
    .trim()
    .min(1, 'This field is required')
    .max(collectionLimits.urlName, most(collectionLimits.urlName)),
  description: z.string().trim().max(collectionLimits.description, most(collectionLimits.description)),
  sort: z.enum(collectionSorts),
  metaTitle: z.string().trim().max(collectionLimits.metaTitle, most(collectionLimits.metaTitle)),
  metaDescription: z
    .string()
    .trim()
    .max(collectionLimits.metaDescription, most(collectionLimits.metaDescription)),
  /** Of a manual collection: all of its products, in their order. */
  productIds: z
    .array(z.number().int().positive())
    .max(collectionLimits.products, `At most ${collectionLimits.products} products`),
  /** Of an automatic collection. */
  match: z.enum(collectionMatches),
  rules,
});

const one = divisionParams.extend({ id: z.coerce.number().int().positive() });

export const dashboardCollections = defineCall('dashboard.collections', {
  method: 'GET',
  path: `${dashboard}/collections/`,
  access: 'owner',
  dashboardPermission: 'products',
  summary: 'Collections of a store by name, with how many products are in each.',
  params: divisionParams,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(250).default(50),
    /** `next` of the page before. */
    cursor: z.string().max(1000).optional(),
    kind: z.enum(collectionKinds).optional(),
    /** In the name or the address. */
    search: z.string().trim().max(120).optional(),
  }),
  response: z.object({
    items: z.array(managedCollectionRowSchema),
    /** Cursor of the next page; null on the last. */
    next: z.string().nullable(),
    currency: currencyCode,
  }),
});

export const dashboardCollection = defineCall('dashboard.collection', {
  method: 'GET',
  path: `${dashboard}/collections/:id/`,
  access: 'owner',
  dashboardPermission: 'products',
  summary: 'One collection to edit, with its products and where it is named.',
  params: one,
  response: managedCollectionSchema,
});

export const dashboardCreateCollection = defineCall('dashboard.createCollection', {
  method: 'POST',
  path: `${dashboard}/collections/`,
  access: 'owner',
  dashboardPermission: 'products',
  status: 201,
  idempotent: 'optional',
  summary: 'Create a collection: a manual one of chosen products, or an automatic one with rules.',
  params: divisionParams,
  body: fields
    .partial()
    .required({ name: true })
    .extend({ kind: z.enum(collectionKinds).default('manual') }),
  response: managedCollectionSchema,
});

export const dashboardUpdateCollection = defineCall('dashboard.updateCollection', {
  method: 'PATCH',
  path: `${dashboard}/collections/:id/`,
  access: 'owner',
  dashboardPermission: 'products',
  idempotent: 'optional',
  summary: 'Change a collection. What is left out stays; `version` is the one that was read.',
  params: one,
  /** `image: null` removes the image. The kind stays as it is: another one is refused. */
  body: fields
    .extend({ image: z.null(), kind: z.enum(collectionKinds) })
    .partial()
    .extend({ version: readVersion }),
  response: managedCollectionSchema,
});

export const dashboardSetCollectionImage = defineCall('dashboard.setCollectionImage', {
  method: 'POST',
  path: `${dashboard}/collections/:id/image/`,
  access: 'owner',
  dashboardPermission: 'products',
  summary: 'Upload the image of a collection: PNG, JPEG, WebP, AVIF or GIF, up to 40 megapixels.',
  upload: true,
  idempotent: 'optional',
  params: one,
  response: managedCollectionSchema,
});

export const dashboardDeleteCollection = defineCall('dashboard.deleteCollection', {
  method: 'DELETE',
  path: `${dashboard}/collections/:id/`,
  access: 'owner',
  dashboardPermission: 'products',
  idempotent: 'optional',
  summary:
    'Delete a collection; its products stay. One that is named is refused with 409 and says where, unless `anyway` is `yes`.',
  params: one,
  query: z.object({
    /** `yes`: links to it are taken out of the menu and the footer; blocks that show it stay empty. */
    anyway: z.enum(['yes', 'no']).default('no'),
  }),
  response: done,
});

export const dashboardPreviewCollection = defineCall('dashboard.previewCollection', {
  method: 'POST',
  path: `${dashboard}/collections/preview/`,
  access: 'owner',
  dashboardPermission: 'products',
  summary: 'The products that rules choose now: how many, and the first of them.',
  params: divisionParams,
  body: z.object({ match: z.enum(collectionMatches), rules: rules.min(1, 'Add a rule') }),
  response: z.object({ productCount: z.number().int(), products: z.array(listedProduct) }),
});
