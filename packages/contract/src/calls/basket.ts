import { typedCode } from '@omnis/models';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { designId } from './studio.ts';
import { bundleChoices, bundleLineSchema } from './bundles.ts';
import { giftCardRecipientSchema } from './gift-cards.ts';
import { personalisationAnswers, personalisationSchema } from './personalisation.ts';
import { productCardSchema } from './products.ts';
import { currencyCode, emailField, giftNoteField, money, quantity, totalsSchema } from './common.ts';
import { v3 } from '../prefixes.ts';

/** A basket holds what will be bought; favourites hold what is liked. */
export const basketName = z.enum(['main', 'favourites']);

/** With what is bought at once, which neither touches the basket nor is touched by it: one line, that of the last wish. */
export const readBasketName = z.enum([...basketName.options, 'now']);

/** Baskets that can be ordered: the main one, or the one for buying at once. */
export const orderedBasketName = readBasketName.exclude(['favourites']);

/** A line of a basket (storefront.md §3 Cart). */
export const basketItemSchema = z.object({
  key: z.string(),
  quantity: z.number().int(),
  name: z.string(),
  /** Price of one, tax included, in the basket's currency. */
  priceIncTax: money,
  /** Price of one before a sale, when it is reduced. */
  fullPriceIncTax: money.nullable(),
  /** True of a favourite of which some cost more: its price is one "from". */
  priceVaries: z.boolean().optional(),
  /** Of a favourite: its rating and its colours, as lists of products show them. */
  reviews: productCardSchema.shape.reviews.optional(),
  colours: productCardSchema.shape.colours.optional(),
  image: z.string().nullable(),
  options: z.object({ Colour: z.string(), Size: z.string() }),
  productUuid: z.string(),
  productId: z.number().int(),
  productUrl: z.string(),
  variantId: z.string(),
  /** Personalisation by the shopper. */
  personalisation: personalisationSchema,
  /** The shopper's design from the studio; left out for a product sold as it is. */
  design: designId.optional(),
  /** Contents, when it is a bundle. */
  bundleItems: z.array(bundleLineSchema),
  /** For whom it is, when it is a gift card. */
  giftCard: giftCardRecipientSchema.nullable(),
  /** Value as a gift card; its price may be rounded. Left out for other goods. */
  giftCardValue: money.optional(),
  /** False when it cannot be bought any more; the line counts nothing then. */
  available: z.boolean(),
  /**
   * True of what the shop sells no more, also in this colour and size alone: it can only be taken out, and has no page.
   * A favourite still has the name of its product as `productUrl`.
   */
  withdrawn: z.boolean().optional(),
  /** Most units that can be bought; null without limit. */
  maxQuantity: z.number().int().nullable(),
});

/** A line of a basket. */
export type BasketItem = z.output<typeof basketItemSchema>;

/** A coupon as the shopper sees it on the basket. */
export const appliedCouponSchema = z.object({
  code: z.string(),
  description: z.string(),
  /** Why it gives nothing at present, such as a minimum spend; '' when it works. */
  problem: z.string(),
});

/** Answer of every basket call. */
export const basketSchema = z.object({
  items: z.array(basketItemSchema),
  currency: currencyCode,
  totalQuantity: z.number().int(),
  totals: totalsSchema,
  coupon: appliedCouponSchema.nullable(),
  /** Words for the parcel, which wait until the checkout; '' without any. */
  giftNote: z.string(),
  /** Amount missing for free delivery, or null when the store offers none. */
  freeDelivery: z.object({ threshold: money, remaining: money }).nullable(),
  message: z.string().optional(),
});

/** Answer of every basket call. */
export type Basket = z.output<typeof basketSchema>;

/** Item to add: a product by id or url, with its colour and size; or a variant by id. */
export const addItemSchema = z
  .object({
    productId: z.coerce.number().int().positive().optional(),
    productUrl: z.string().max(600).optional(),
    variantId: z.string().max(60).optional(),
    productColor: z.string().max(255).default(''),
    // Further options join the size, so it can be as long as three of them.
    productSize: z.string().max(800).default(''),
    quantity: quantity.default(1),
    /** A design of the studio, made of this product. */
    design: designId.optional(),
    personalisation: personalisationAnswers.optional(),
    /** Of a bundle. */
    bundleItems: bundleChoices.optional(),
    /** Of a gift card; left out, it goes to the buyer. */
    giftCard: giftCardRecipientSchema.optional(),
  })
  .refine(
    (item) => item.productId !== undefined || item.productUrl !== undefined || item.variantId !== undefined,
    {
      path: ['productId'],
      message: 'Name the product by productId or productUrl',
    },
  );

const currencyQuery = z.object({ currency: currencyCode.optional() });

export const basketList = defineCall('basket.list', {
  method: 'GET',
  path: `${v3}/basket/:name/list/`,
  access: 'store',
  summary: 'The contents of the visitor’s basket or favourites, or the items that they buy at once.',
  params: z.object({ name: readBasketName }),
  query: currencyQuery,
  response: basketSchema,
});

export const basketAdd = defineCall('basket.add', {
  method: 'POST',
  path: `${v3}/frontend/product/addItemToCart/`,
  access: 'store',
  summary: 'Put a product into the basket, or into favourites; or have it alone, to be bought at once.',
  idempotent: 'optional',
  query: currencyQuery,
  body: z.object({ item: addItemSchema, name: readBasketName.default('main') }),
  response: basketSchema,
});

export const basketBulkAdd = defineCall('basket.bulkAdd', {
  method: 'POST',
  path: `${v3}/frontend/product/bulkAddItemsToCart/`,
  access: 'store',
  summary: 'Put several products into the basket: all of them or none.',
  idempotent: 'optional',
  query: currencyQuery,
  body: z.object({ items: z.array(addItemSchema).max(100), name: basketName.default('main') }),
  response: basketSchema,
});

export const basketRemove = defineCall('basket.remove', {
  method: 'POST',
  path: `${v3}/basket/remove/`,
  access: 'store',
  summary: 'Take a line out of the basket or favourites.',
  query: currencyQuery,
  body: z.object({ key: z.string().max(200), name: basketName.default('main') }),
  response: basketSchema,
});

export const basketUpdate = defineCall('basket.update', {
  method: 'POST',
  path: `${v3}/basket/update/`,
  access: 'store',
  summary: 'Change how many of a line are wanted, or in which colour and size.',
  query: currencyQuery,
  body: z.object({
    key: z.string().max(200),
    quantity,
    /** Another variant of the same product, which the line becomes in its place; what was made of it stays. */
    variantId: z.string().max(60).optional(),
  }),
  response: basketSchema,
});

export const basketApplyCoupon = defineCall('basket.applyCoupon', {
  method: 'POST',
  path: `${v3}/basket/coupon/`,
  access: 'store',
  summary: 'Use a coupon code on the basket.',
  query: currencyQuery,
  body: z.object({
    /** Invisible letters, which come with copied text, are left out; wide forms count as the usual ones. */
    code: z.string().overwrite(typedCode).min(1, 'This field is required').max(40),
  }),
  response: basketSchema,
});

export const basketRemoveCoupon = defineCall('basket.removeCoupon', {
  method: 'POST',
  path: `${v3}/basket/coupon/remove/`,
  access: 'store',
  summary: 'Take the coupon off the basket.',
  query: currencyQuery,
  response: basketSchema,
});

export const basketSetGiftNote = defineCall('basket.setGiftNote', {
  method: 'POST',
  path: `${v3}/basket/gift-note/`,
  access: 'store',
  summary: 'Write what goes into the parcel with the basket; empty takes it off.',
  query: currencyQuery,
  body: z.object({ giftNote: giftNoteField }),
  response: basketSchema,
});

export const basketRecoverFavourites = defineCall('basket.recoverFavourites', {
  method: 'POST',
  path: `${v3}/basket/favourites/recover/`,
  access: 'store',
  summary: 'Bring favourites back from a mailed link; they are joined with those at hand.',
  body: z.object({ br: z.string().min(1).max(200) }),
  response: basketSchema,
});

export const basketEmailForLater = defineCall('basket.emailForLater', {
  method: 'POST',
  path: `${v3}/basket/favourites/email-for-later/`,
  access: 'store',
  summary: 'Mail a link that brings the favourites back on any device.',
  body: z.object({ email: emailField }),
  response: z.object({ message: z.string() }),
});
