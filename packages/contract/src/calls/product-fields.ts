import {
  approvalStatuses,
  collectionKinds,
  currencyCodes,
  imageLimits,
  productLimits,
  skuKinds,
  taxClasses,
} from '@omnis/models';
import { z } from 'zod';
import { money, timestamp } from './common.ts';
import { variantSchema } from './products.ts';

/** An option of a product with its values, in the order in which shoppers see them. */
export const productOptionSchema = z.object({
  name: z.string(),
  values: z.array(z.object({ name: z.string(), hex: z.string().nullable() })),
});

/** A variant as its owner edits it. */
export const managedVariantSchema = variantSchema.extend({
  /** One value of each option, in the order of the options. */
  values: z.array(z.string()),
  barcode: z.string(),
  grams: z.number().int(),
  /** Cost to the store; null where it does not say. */
  cost: money.nullable(),
  /** Id of the picture that shows it; null: the picture of its colour. */
  image: z.string().nullable(),
  /** Fixed prices in other currencies of the store, instead of converted ones. */
  fixedPrices: z.record(z.string(), z.object({ price: money, salePrice: money.nullable() })),
  /** True when it is sold beyond its stock. */
  continueSelling: z.boolean(),
});

/** Fields of a product that only its owner sees. */
export const managedOnly = {
  /** Goes up with every change: send it with an edit. */
  version: z.number().int(),
  archived: z.boolean(),
  /** The kind that its SKU tells: an unprinted blank, one with a design of its own, or any other. */
  kind: z.enum(skuKinds),
  /** Staff's decision: only `Approved` products are on sale. */
  approvalStatus: z.enum(approvalStatuses),
  /** Why it was denied; null otherwise. */
  denialReason: z.string().nullable(),
};

/** The same of a product that is edited. */
export const managedDetails = {
  options: z.array(productOptionSchema),
  /** From when and until when sale prices count; null: without a start or an end. */
  saleFrom: timestamp.nullable(),
  saleUntil: timestamp.nullable(),
  /** The least and the most that a variant may be priced at; null: no bound. */
  minPrice: money.nullable(),
  maxPrice: money.nullable(),
  /** Price of a new variant; null: the lowest price of the others. */
  defaultPrice: money.nullable(),
  /** False: shoppers see it but cannot buy it. */
  enableAddToCart: z.boolean(),
  /** False: shoppers cannot fill in what may be put on it. */
  customiseIt: z.boolean(),
  /** Products that its page shows first under those that go with it. */
  crossSell: z.array(z.object({ id: z.number().int(), name: z.string(), image: z.string().nullable() })),
  /** Tax class; null: `vatRate` at home and the standard rate elsewhere. */
  vatClass: z.enum(taxClasses).nullable(),
  /** Currencies that the store offers beside its own: a variant may have a price of its own in each. */
  otherCurrencies: z.array(z.enum(currencyCodes)),
  /** Its collections; rules choose it for automatic ones. */
  collections: z.array(z.object({ id: z.number().int(), name: z.string(), kind: z.enum(collectionKinds) })),
};

/** A price that an owner types. */
export const askedPrice = z
  .number('Enter a price')
  .min(0, 'A price cannot be negative')
  .max(1_000_000, 'This price is too high');

const optionChange = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'This field is required')
    .max(productLimits.optionName, `At most ${productLimits.optionName} characters`),
  values: z
    .array(
      z.object({
        name: z
          .string()
          .trim()
          .min(1, 'This field is required')
          .max(productLimits.valueName, `At most ${productLimits.valueName} characters`),
        /** Left out: looked up by the name, where the option is a colour. */
        hex: z
          .string()
          .regex(/^#[\da-f]{6}$/i, 'Use a colour such as #1d2a4d')
          .nullable()
          .optional(),
      }),
    )
    .max(productLimits.values, `An option has at most ${productLimits.values} values`),
});

const time = z.iso.datetime({ offset: true, error: 'Enter a date and a time' });

const code = (most: number) => z.string().trim().max(most, `At most ${most} characters`);

/** Which products of a store a list or a bulk edit is about. */
export const productFilter = z.object({
  search: z.string().max(120).optional(),
  enabled: z.enum(['yes', 'no']).optional(),
  /** `yes`: archived products alone; else those that are not. */
  archived: z.enum(['yes', 'no']).default('no'),
  /** `low`: those of which a variant has fewer than 10 units left. */
  stock: z.enum(['low']).optional(),
  /** The kind that its SKU tells (platform.md §3 Product: SKU kinds). */
  kind: z.enum(skuKinds, 'Choose blank, custom or standard').optional(),
});

const share = z.number('Enter a number').min(0, 'At least 0').max(1, 'At most 1');

/** How a picture is shown: the point that stays in view wherever it is cut, or with a zoom the part that is cut out. */
export const pictureViewSchema = z.strictObject({
  zoom: z
    .number('Enter a number')
    .min(imageLimits.zoom.min, 'At least 1')
    .max(imageLimits.zoom.max, 'At most 10'),
  focalX: share,
  focalY: share,
  /** Degrees clockwise. */
  rotate: z.number('Enter a number').min(imageLimits.rotate.min).max(imageLimits.rotate.max),
  mirror: z.boolean(),
});

/** How a picture is shown. */
export type PictureView = z.output<typeof pictureViewSchema>;

/** Changes of variants by their owner. */
export const variantChange = z.object({
  /** Left out for a variant that is new; that takes `options`. */
  id: z.string().optional(),
  /** One value of each option; needed where `options` are sent. */
  values: z.array(z.string().trim()).max(productLimits.options).optional(),
  price: askedPrice.optional(),
  salePrice: askedPrice.nullable().optional(),
  stock: z
    .number('Enter a whole number')
    .int('Enter a whole number')
    .min(0, 'Stock cannot be negative')
    .max(1_000_000, 'At most 1,000,000')
    .nullable()
    .optional(),
  sku: code(80).optional(),
  barcode: code(80).optional(),
  grams: z
    .number('Enter a whole number')
    .int('Enter a whole number')
    .min(0, 'A weight cannot be negative')
    .max(1_000_000, 'At most 1,000,000')
    .optional(),
  cost: askedPrice.nullable().optional(),
  image: z.string().nullable().optional(),
  /** By currency that the store offers beside its own; null has it converted again, one that is left out stays. */
  fixedPrices: z
    .partialRecord(
      z.enum(currencyCodes),
      z.object({ price: askedPrice, salePrice: askedPrice.nullable().default(null) }).nullable(),
    )
    .optional(),
  /** True when it is sold beyond its stock; wins over the product's own. */
  continueSelling: z.boolean().optional(),
});

/** Fields of a product beside its texts, pictures and prices; what is left out stays. */
export const moreProductFields = {
  sku: code(80).optional(),
  urlName: z.string().trim().min(1, 'This field is required').max(120, 'At most 120 characters').optional(),
  type: code(80).optional(),
  vendor: code(80).optional(),
  /** Stock-keeping unit of the plain product of the store that it is printed on; empty for none. */
  baseSku: code(80).optional(),
  archived: z.boolean().optional(),
  vatClass: z.enum(taxClasses, 'Choose a VAT class').optional(),
  saleFrom: time.nullable().optional(),
  saleUntil: time.nullable().optional(),
  minPrice: askedPrice.nullable().optional(),
  maxPrice: askedPrice.nullable().optional(),
  defaultPrice: askedPrice.nullable().optional(),
  enableAddToCart: z.boolean().optional(),
  /** True when its variants are sold beyond their stock, which falls below 0 then. */
  continueSelling: z.boolean().optional(),
  customiseIt: z.boolean().optional(),
  crossSell: z.array(z.number().int().positive()).max(20, 'At most 20 products').optional(),
  /** The manual collections that it is in; automatic ones stay. */
  collectionIds: z.array(z.number().int().positive()).max(250, 'At most 250 collections').optional(),
  /** All options in their order: variants are made of them, and those that are there stay. */
  options: z
    .array(optionChange)
    .max(productLimits.options, `A product has at most ${productLimits.options} options`)
    .optional(),
  /** The version that was read; another one is answered with 409. */
  version: z.number().int().optional(),
};
