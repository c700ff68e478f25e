import { productFileLimits, productLimits } from '@omnis/models';
import { z } from 'zod';
import { cursorListOf, cursorQuery, defineCall, divisionParams } from '../call.ts';
import { currencyCode, imageSchema, money, timestamp } from './common.ts';
import { cancelOrderSchema, orderNoteRequestSchema } from './order-actions.ts';
import { cancelFulfilmentSchema, changeFulfilmentSchema, fulfilOrderSchema } from './order-fulfilments.ts';
import { sendOrderMailSchema } from './order-mails.ts';
import { recordPaymentSchema, refundRequestSchema } from './order-money.ts';
import { managedOrderRowSchema, managedOrderSchema } from './orders.ts';
import { bundleItemSchema, bundleItemsSchema } from './bundles.ts';
import { giftCardValuesSchema } from './gift-cards.ts';
import { personalisationFieldsSchema } from './personalisation.ts';
import {
  askedPrice as price,
  managedDetails,
  managedOnly,
  managedVariantSchema,
  moreProductFields,
  pictureViewSchema,
  productFilter,
  variantChange,
} from './product-fields.ts';
import { productFileSchema, quantityPriceSchema, sizeChartSchema } from './products.ts';
import { readVersion } from './read-version.ts';
import { dashboard } from '../prefixes.ts';

const idParams = divisionParams.extend({ id: z.coerce.number().int().positive() });

export const dashboardOverview = defineCall('dashboard.overview', {
  method: 'GET',
  path: `${dashboard}/overview/`,
  access: 'owner',
  dashboardPermission: 'finance',
  summary: 'How the store does: sales of the last 30 days, what waits, latest orders, best sellers.',
  params: divisionParams,
  response: z.object({
    currency: currencyCode,
    sales: z.array(z.object({ day: z.string(), orders: z.number().int(), total: money })),
    totals: z.object({ orders: z.number().int(), revenue: money, average: money, previousRevenue: money }),
    openOrders: z.number().int(),
    products: z.object({
      enabled: z.number().int(),
      total: z.number().int(),
      /** Those with a variant of `lowAt` units or fewer, which the store's team sets. */
      lowStock: z.number().int(),
      lowAt: z.number().int(),
    }),
    latestOrders: z.array(managedOrderRowSchema),
    bestSellers: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        image: z.string().nullable(),
        sold: z.number().int(),
        revenue: money,
      }),
    ),
  }),
});

export const dashboardOrder = defineCall('dashboard.order', {
  method: 'GET',
  path: `${dashboard}/orders/:id/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'One order with its lines, money, addresses, payment attempts and status log.',
  params: idParams,
  response: managedOrderSchema,
});

export const dashboardRecordPayment = defineCall('dashboard.recordPayment', {
  method: 'POST',
  path: `${dashboard}/orders/:id/payments/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'Record how an order was paid outside of the platform; one that waits for its payment moves on.',
  idempotent: true,
  params: idParams,
  body: recordPaymentSchema,
  response: managedOrderSchema,
});

export const dashboardRefundOrder = defineCall('dashboard.refundOrder', {
  method: 'POST',
  path: `${dashboard}/orders/:id/refunds/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'Refund an order by line, quantity, delivery or amount, never more than was paid.',
  idempotent: true,
  params: idParams,
  body: refundRequestSchema,
  response: managedOrderSchema,
});

export const dashboardCancelOrder = defineCall('dashboard.cancelOrder', {
  method: 'POST',
  path: `${dashboard}/orders/:id/cancel/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary:
    'Cancel an order that is not in production: what was paid goes back, and the items go back into stock.',
  idempotent: true,
  params: idParams,
  body: cancelOrderSchema,
  response: managedOrderSchema,
});

export const dashboardAddOrderNote = defineCall('dashboard.addOrderNote', {
  method: 'POST',
  path: `${dashboard}/orders/:id/notes/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'Write a note on an order, or change its tags. Shoppers see neither.',
  idempotent: true,
  params: idParams,
  body: orderNoteRequestSchema,
  response: managedOrderSchema,
});

export const dashboardFulfilOrder = defineCall('dashboard.fulfilOrder', {
  method: 'POST',
  path: `${dashboard}/orders/:id/fulfilments/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'Send items of an order in a parcel: all that are left, or some of them.',
  idempotent: true,
  params: idParams,
  body: fulfilOrderSchema,
  response: managedOrderSchema,
});

const fulfilmentParams = idParams.extend({ fulfilment: z.uuid() });

export const dashboardUpdateFulfilment = defineCall('dashboard.updateFulfilment', {
  method: 'PATCH',
  path: `${dashboard}/orders/:id/fulfilments/:fulfilment/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'Change the carrier and tracking number of a parcel; `version` is the one that was read.',
  idempotent: true,
  params: fulfilmentParams,
  body: changeFulfilmentSchema,
  response: managedOrderSchema,
});

export const dashboardCancelFulfilment = defineCall('dashboard.cancelFulfilment', {
  method: 'POST',
  path: `${dashboard}/orders/:id/fulfilments/:fulfilment/cancel/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'Cancel a parcel that was noted wrongly: its items are to be sent again.',
  idempotent: true,
  params: fulfilmentParams,
  body: cancelFulfilmentSchema,
  response: managedOrderSchema,
});

export const dashboardSendOrderMail = defineCall('dashboard.sendOrderMail', {
  method: 'POST',
  path: `${dashboard}/orders/:id/mails/`,
  access: 'owner',
  dashboardPermission: 'orders',
  summary: 'Send an email about an order again, to its customer or to another address.',
  idempotent: true,
  params: idParams,
  body: sendOrderMailSchema,
  response: managedOrderSchema,
});

/** A product in the owner's list. Prices in the store's own currency. */
export const managedProductRowSchema = z.object({
  id: z.number().int(),
  uuid: z.string(),
  urlName: z.string(),
  name: z.string(),
  sku: z.string(),
  image: z.string().nullable(),
  enabled: z.boolean(),
  price: money,
  salePrice: money.nullable(),
  currency: currencyCode,
  variantCount: z.number().int(),
  /** Units over all variants; null when made to order. */
  stock: z.number().int().nullable(),
  /** True when one of its variants is sold beyond its stock. */
  continueSelling: z.boolean(),
  /** Variants with fewer than 10 units left, sold-out ones among them. */
  lowVariants: z.number().int(),
  updatedAt: timestamp,
  ...managedOnly,
});

export const dashboardProducts = defineCall('dashboard.products', {
  method: 'GET',
  path: `${dashboard}/products/`,
  access: 'owner',
  dashboardPermission: 'products',
  summary: 'Products of the store, with search and filter; archived ones where they are asked for.',
  params: divisionParams,
  query: cursorQuery.extend({
    ...productFilter.shape,
    sort: z.enum(['updated', 'name', 'price']).default('updated'),
  }),
  response: cursorListOf(managedProductRowSchema),
});

/** A product as its owner edits it. */
export const managedProductSchema = managedProductRowSchema.extend({
  description: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  /** Separated by commas; '' for none. */
  metaKeywords: z.string(),
  gender: z.string(),
  type: z.string(),
  vendor: z.string(),
  /** Stock-keeping unit of the plain product that it is printed on; empty for none. */
  baseSku: z.string(),
  /** Id of that product; null where the store does not sell it. */
  baseProductId: z.number().int().nullable(),
  /** Maker or designer; null where the store does not name one. */
  creator: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  tags: z.array(z.string()),
  vatRate: z.number(),
  priceMatrix: z.array(quantityPriceSchema),
  sizeChart: sizeChartSchema.nullable(),
  personalisation: personalisationFieldsSchema,
  isBundle: z.boolean(),
  isGiftCard: z.boolean(),
  /** Contents, with the name of each; '' where it is gone. */
  bundleItems: z.array(bundleItemSchema.extend({ name: z.string(), image: z.string().nullable() })),
  images: z.array(imageSchema),
  /** Files that shoppers may download on its page, in their order. */
  files: z.array(productFileSchema),
  variants: z.array(managedVariantSchema),
  storeUrl: z.string(),
  ...managedDetails,
});
/** A product as its owner edits it. */
export type ManagedProduct = z.output<typeof managedProductSchema>;

export const dashboardProduct = defineCall('dashboard.product', {
  method: 'GET',
  path: `${dashboard}/products/:id/`,
  access: 'owner',
  dashboardPermission: 'products',
  summary: 'One product to edit.',
  params: idParams,
  response: managedProductSchema,
});

/** Changes that an owner may make to a product; a property that is left out stays. */
export const productChanges = z.object({
  name: z.string().trim().min(1, 'This field is required').max(200).optional(),
  description: z.string().max(50_000).optional(),
  metaTitle: z.string().trim().max(200).optional(),
  metaDescription: z.string().trim().max(400).optional(),
  /** Separated by commas. */
  metaKeywords: z
    .string()
    .trim()
    .max(productLimits.metaKeywords, `At most ${productLimits.metaKeywords} characters`)
    .optional(),
  price: price.optional(),
  /** null takes the product off sale. */
  salePrice: price.nullable().optional(),
  enabled: z.boolean().optional(),
  gender: z.string().max(20).optional(),
  /** Id of who made or designed it; null for nobody. */
  creator: z.number().int().positive().nullable().optional(),
  tags: z.array(z.string().trim().min(1).max(60)).max(50).optional(),
  /** Quantities and percentages both rise from step to step. */
  priceMatrix: z.array(quantityPriceSchema).optional(),
  /** null takes the chart away. */
  sizeChart: sizeChartSchema.nullable().optional(),
  /** The fields that shoppers may fill in, in their order. */
  personalisation: personalisationFieldsSchema.optional(),
  /** Makes it a bundle of these products; an empty list makes it a product of its own again. */
  bundleItems: bundleItemsSchema.optional(),
  /** Makes it a gift card that is sold at these values; an empty list makes it a product of its own again. */
  giftCardValues: giftCardValuesSchema.optional(),
  /** Ids of the pictures that stay, in their new order, with their texts; a view that is left out stays. */
  images: z
    .array(z.object({ id: z.string(), alt: z.string().max(300), view: pictureViewSchema.optional() }))
    .max(100)
    .optional(),
  /** Ids of the files that stay, in their new order, with their titles. */
  files: z
    .array(
      z.object({
        id: z.string(),
        title: z
          .string()
          .trim()
          .min(1, 'This field is required')
          .max(productFileLimits.title, `At most ${productFileLimits.title} characters`),
      }),
    )
    .max(productFileLimits.files, `A product has at most ${productFileLimits.files} files`)
    .optional(),
  variants: z.array(variantChange).max(2000).optional(),
  ...moreProductFields,
  /** `updatedAt` that was read; another one is answered with 409. */
  expectedUpdatedAt: timestamp.optional(),
});

export const dashboardUpdateProduct = defineCall('dashboard.updateProduct', {
  method: 'PATCH',
  path: `${dashboard}/products/:id/`,
  access: 'owner',
  dashboardPermission: 'products',
  idempotent: 'optional',
  summary:
    'Change a product; `version` is the one that was read. Shoppers see the change on their next load.',
  params: idParams,
  body: productChanges.extend({ version: readVersion }),
  response: managedProductSchema,
});

export const dashboardAddProductImage = defineCall('dashboard.addProductImage', {
  method: 'POST',
  path: `${dashboard}/products/:id/images/`,
  access: 'owner',
  dashboardPermission: 'products',
  status: 201,
  summary: 'Upload a picture of a product: PNG, JPEG, WebP, AVIF or GIF, up to 40 megapixels.',
  upload: true,
  idempotent: 'optional',
  params: idParams,
  response: managedProductSchema,
});

export const dashboardAddProductFile = defineCall('dashboard.addProductFile', {
  method: 'POST',
  path: `${dashboard}/products/:id/files/`,
  access: 'owner',
  dashboardPermission: 'products',
  status: 201,
  summary: 'Attach a file to a product for shoppers to download: PDF, PNG or JPEG, up to 10 MB.',
  upload: true,
  idempotent: 'optional',
  params: idParams,
  response: managedProductSchema,
});

/** A picture that the owner has uploaded for pages; its address is the same on every host of the platform. */
export const storeFileSchema = z.object({
  id: z.string(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  createdAt: timestamp,
});
/** A picture that the owner has uploaded for pages. */
export type StoreFile = z.output<typeof storeFileSchema>;

export const dashboardFiles = defineCall('dashboard.files', {
  method: 'GET',
  path: `${dashboard}/files/`,
  access: 'owner',
  dashboardPermission: 'pages',
  summary: 'Pictures that were uploaded for pages, newest first.',
  params: divisionParams,
  query: cursorQuery,
  response: cursorListOf(storeFileSchema),
});

export const dashboardAddFile = defineCall('dashboard.addFile', {
  method: 'POST',
  path: `${dashboard}/files/`,
  access: 'owner',
  dashboardPermission: 'pages',
  status: 201,
  summary: 'Upload a picture for pages: PNG, JPEG, WebP, AVIF or GIF, up to 40 megapixels.',
  upload: true,
  idempotent: 'optional',
  params: divisionParams,
  response: storeFileSchema,
});
