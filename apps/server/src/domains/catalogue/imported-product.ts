import { z } from 'zod';
import { namedItemsSchema } from './bundle-cell.ts';
import { fixedPricesSchema } from './listing/fixed-prices.ts';
import { keptFieldsSchema } from './personalisation.ts';

/** A product as an import brings it; prices are minor units of the store's currency, tax included. */
export const importedProductSchema = z.object({
  handle: z.string(),
  name: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  vendor: z.string(),
  type: z.string(),
  tags: z.array(z.string()),
  gender: z.string(),
  enabled: z.boolean(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  /** Names; a collection that is not there yet is made. */
  collections: z.array(z.string()),
  /** Fields that shoppers may have put on it; left as they are where the file has none. */
  personalisation: keptFieldsSchema.optional(),
  /** Its products, where it is a bundle; left as they are where the file has none. */
  bundle: namedItemsSchema.optional(),
  /** True for a gift card, whose variants are its values; what is there stays as it is where the file does not say so. */
  isGiftCard: z.boolean().optional(),
  variants: z.array(
    z.object({
      sku: z.string(),
      colour: z.string(),
      size: z.string(),
      priceMinor: z.number().int(),
      salePriceMinor: z.number().int().nullable(),
      /** Prices in other currencies; left as they are where the file says nothing of them. */
      fixedPrices: fixedPricesSchema.optional(),
      stock: z.number().int().nullable(),
      /** True when it is sold beyond its stock; left as it is where the file does not say. */
      continueSelling: z.boolean().optional(),
      grams: z.number().int(),
      barcode: z.string(),
      options: z.record(z.string(), z.string()),
    }),
  ),
  images: z.array(
    z.object({
      url: z.string(),
      alt: z.string(),
      colour: z.string().nullable(),
      /** Variants without a colour that it shows, by their size text. */
      sizes: z.array(z.string()).optional(),
    }),
  ),
});

/** A product as an import brings it. */
export type ImportedProduct = z.output<typeof importedProductSchema>;
