import { z } from 'zod';
import { defineCall, divisionParams } from '../call.ts';
import { bulkProductsSchema } from './bulk-edits.ts';
import { timestamp } from './common.ts';
import { dashboard } from '../prefixes.ts';
import { readVersion } from './read-version.ts';

/**
 * Why Shopify did not answer as it should: it refuses the token, the token lacks scopes, there is no shop at the domain, it
 * was asked too often, or it could not be reached or understood.
 */
export const shopifyProblems = ['token', 'scopes', 'domain', 'throttled', 'unreachable'] as const;

/** Scopes that an access token for Shopify's Admin API needs here. */
export const shopifyScopes = ['read_products', 'write_products', 'read_shipping', 'write_shipping'] as const;

/** A delivery profile of a shop on Shopify. */
export const shopifyProfileSchema = z.object({
  /** Shopify's id, such as `gid://shopify/DeliveryProfile/1`. */
  id: z.string(),
  name: z.string(),
  /** True for the one that products have when no other was chosen. */
  isDefault: z.boolean(),
});

/** A delivery profile of a shop on Shopify. */
export type ShopifyProfile = z.output<typeof shopifyProfileSchema>;

/** A store's connection to its shop on Shopify. The access token is never told again. */
const shopifyConnectionSchema = z.object({
  /** Such as `marlow-finch.myshopify.com`. */
  shopDomain: z.string(),
  shopName: z.string(),
  /** The currency of its prices, ISO 4217. */
  currency: z.string(),
  /** The last four characters of the access token. */
  tokenEnd: z.string(),
  /** The shop's delivery profiles when they were last read; at most 50. */
  profiles: z.array(shopifyProfileSchema),
  /** Id of the profile that the store's products belong to (platform.md §6); null: none is chosen. */
  profileId: z.string().nullable(),
  connectedAt: timestamp,
  /** When Shopify was last asked. */
  checkedAt: timestamp,
  problem: z.enum(shopifyProblems).nullable(),
  /** Goes up with each change; sent back with one. */
  version: z.number().int(),
});

/** A store's connection to its shop on Shopify. */
export type ShopifyConnection = z.output<typeof shopifyConnectionSchema>;

const shopifySettings = z.object({
  /** Null: not connected. */
  connection: shopifyConnectionSchema.nullable(),
});

const shopDomain = z
  .string('This field is required')
  .trim()
  .toLowerCase()
  .min(1, { error: 'This field is required', abort: true })
  .max(120, 'At most 120 characters')
  .regex(/^[a-z\d][a-z\d-]*\.myshopify\.com$/, 'Enter the domain as Shopify shows it: name.myshopify.com');
const accessToken = z
  .string('This field is required')
  .trim()
  .min(1, { error: 'This field is required', abort: true })
  .max(300, 'At most 300 characters')
  .regex(/^[\w-]+$/, 'An access token has letters, digits, - and _ only');

const settings = { access: 'owner', dashboardPermission: 'settings' } as const;
const products = { access: 'owner', dashboardPermission: 'products' } as const;

/** Reads the connection of a store to Shopify. */
export const dashboardShopify = defineCall('dashboard.shopify', {
  method: 'GET',
  path: `${dashboard}/shopify/`,
  ...settings,
  summary: 'How the store is connected to a shop on Shopify.',
  params: divisionParams,
  response: shopifySettings,
});

/** Connects a store to a shop on Shopify. */
export const dashboardConnectShopify = defineCall('dashboard.connectShopify', {
  method: 'POST',
  path: `${dashboard}/shopify/`,
  ...settings,
  summary:
    'Connect the store to a shop on Shopify by an Admin API access token, which is tried first, sealed, and never told again.',
  status: 201,
  idempotent: true,
  params: divisionParams,
  body: z.object({ shopDomain, accessToken }),
  response: shopifySettings,
});

/** Changes the token or the delivery profile. */
export const dashboardUpdateShopify = defineCall('dashboard.updateShopify', {
  method: 'PATCH',
  path: `${dashboard}/shopify/`,
  ...settings,
  summary:
    'Use another access token for the same shop, or choose the delivery profile that the store’s products belong to. Fields left out stay.',
  idempotent: true,
  params: divisionParams,
  body: z.object({
    version: readVersion,
    accessToken: accessToken.optional(),
    /** Id of one of the shop's delivery profiles. */
    profileId: z.string('Choose a delivery profile').min(1, 'Choose a delivery profile').max(200).optional(),
  }),
  response: shopifySettings,
});

/** Asks Shopify again. */
export const dashboardCheckShopify = defineCall('dashboard.checkShopify', {
  method: 'POST',
  path: `${dashboard}/shopify/check/`,
  ...settings,
  summary: 'Ask Shopify now whether the connection works, and read its delivery profiles again.',
  idempotent: true,
  params: divisionParams,
  body: z.object({}),
  response: shopifySettings,
});

/** Ends the connection. */
export const dashboardDisconnectShopify = defineCall('dashboard.disconnectShopify', {
  method: 'DELETE',
  path: `${dashboard}/shopify/`,
  ...settings,
  summary:
    'End the connection: the token is deleted, and nothing more is sent. Products on Shopify stay there.',
  idempotent: true,
  params: divisionParams,
  response: shopifySettings,
});

/** Products being sent to Shopify, with how far it is. */
export const shopifySendSchema = z.object({
  id: z.uuid(),
  state: z.enum(['running', 'done']),
  /** Products that are to be sent. */
  total: z.number().int(),
  /** Products that it has been through. */
  processed: z.number().int(),
  /** Products that Shopify could not take. */
  failed: z.number().int(),
  createdAt: timestamp,
  finishedAt: timestamp.nullable(),
});

/** Products being sent to Shopify. */
export type ShopifySend = z.output<typeof shopifySendSchema>;

/** The outcome for each product that was sent. */
export const shopifyOutcomes = ['created', 'updated', 'failed'] as const;

/** A product of a send, and how it went. */
const shopifySentProductSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Null: not sent yet. */
  outcome: z.enum(shopifyOutcomes).nullable(),
  /** The reason why it failed, in words; '' otherwise. */
  reason: z.string(),
});

/** A product of a send, and how it went. */
export type ShopifySentProduct = z.output<typeof shopifySentProductSchema>;

/** The place that products are sent to. */
const shopifyTargetSchema = z.object({
  shopDomain: z.string(),
  shopName: z.string(),
  profileName: z.string(),
});

const pageQuery = {
  limit: z.coerce.number().int().min(1).max(250).default(25),
  /** `next` of the page before. */
  cursor: z.string().max(200).optional(),
};

/** Lists what was sent. */
export const dashboardShopifySends = defineCall('dashboard.shopifySends', {
  method: 'GET',
  path: `${dashboard}/shopify/sends/`,
  ...products,
  summary: 'The data sent to Shopify, latest first, and where products go now. Kept for 30 days.',
  params: divisionParams,
  query: z.object(pageQuery),
  response: z.object({
    /** Null: not connected, or no delivery profile is chosen. */
    target: shopifyTargetSchema.nullable(),
    items: z.array(shopifySendSchema),
    /** Cursor of the next page; null on the last. */
    next: z.string().nullable(),
  }),
});

/** Starts to send products. */
export const dashboardSendToShopify = defineCall('dashboard.sendToShopify', {
  method: 'POST',
  path: `${dashboard}/shopify/sends/`,
  ...products,
  summary:
    'Send products to Shopify: each is created there or updated, and put into the chosen delivery profile. The work goes on after the answer. 409 without a delivery profile.',
  status: 201,
  idempotent: true,
  params: divisionParams,
  body: z.object({ products: bulkProductsSchema }),
  response: shopifySendSchema,
});

/** Reads a send with its products. */
export const dashboardShopifySend = defineCall('dashboard.shopifySend', {
  method: 'GET',
  path: `${dashboard}/shopify/sends/:id/`,
  ...products,
  summary: 'Products that were sent to Shopify together, with how it went for each; those that failed first.',
  params: divisionParams.extend({ id: z.uuid() }),
  query: z.object(pageQuery),
  response: z.object({
    send: shopifySendSchema,
    items: z.array(shopifySentProductSchema),
    /** Cursor of the next page; null on the last. */
    next: z.string().nullable(),
  }),
});
