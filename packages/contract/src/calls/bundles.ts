import { mostBundleItems, mostOfBundleItem } from '@omnis/models';
import { z } from 'zod';
import { money } from './common.ts';

/** A product that a bundle holds, as its owner names it (platform.md §3 Product: bundleItems). */
export const bundleItemSchema = z.object({
  productId: z.number().int().positive(),
  quantity: z
    .number('Enter a quantity')
    .int('Enter a whole number')
    .min(1, 'At least 1')
    .max(mostOfBundleItem, `At most ${mostOfBundleItem}`),
});

/** Contents of a bundle, as its owner names them; empty for any other product. */
export const bundleItemsSchema = z
  .array(bundleItemSchema)
  .max(mostBundleItems, `A bundle holds ${mostBundleItems} products at most`);

/** A product that a bundle holds, with what can be chosen of it. */
export const bundlePartSchema = z.object({
  productId: z.number().int(),
  quantity: z.number().int(),
  name: z.string(),
  urlName: z.string(),
  image: z.string().nullable(),
  /** Lowest price now of one that is bought alone. */
  price: money,
  variants: z.array(
    z.object({
      id: z.string(),
      colour: z.string(),
      size: z.string(),
      image: z.string().nullable(),
      /** True when there is enough stock of it for one bundle. */
      available: z.boolean(),
    }),
  ),
});
/** A product that a bundle holds. */
export type BundlePart = z.output<typeof bundlePartSchema>;

/** Choices of a shopper for each product in a bundle, in its order: ids of variants, '' where there is no choice. */
export const bundleChoices = z.array(z.string().max(60)).max(mostBundleItems);

/** Contents of a bundle in a basket or an order. */
export const bundleLineSchema = z.object({
  productId: z.number().int(),
  productUrl: z.string(),
  variantId: z.string(),
  name: z.string(),
  sku: z.string(),
  image: z.string().nullable(),
  options: z.object({ Colour: z.string(), Size: z.string() }),
  /** In one bundle. */
  quantity: z.number().int(),
});
/** Contents of a bundle in a basket or an order. */
export type BundleLine = z.output<typeof bundleLineSchema>;
