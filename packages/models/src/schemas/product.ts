import { z } from 'zod';
import { approvalStatuses } from '../product.ts';
import { productAsTold } from './as-told.ts';
import { imageSchema, tagSchema } from './common.ts';
import {
  amount,
  flag,
  id,
  named,
  optionalNumber,
  optionalRelated,
  optionalText,
  related,
  relatedList,
  text,
} from './fields.ts';

const side = z
  .union([z.string(), z.looseObject({})])
  .nullable()
  .default(null);

/** A colour of a product with its sizes and pictures (platform.md §3, Product). */
export const productOptionSchema = z.looseObject({
  colour: text,
  sizes: z.array(z.union([z.string(), z.looseObject({})])).default([]),
  images: z.array(imageSchema).default([]),
});
/** A colour of a product. */
export type ProductOption = z.output<typeof productOptionSchema>;

/** A product (platform.md §3). Prices in major units. */
export const productSchema = z.preprocess(
  productAsTold,
  z.looseObject({
    id,
    uuid: text,
    sku: text,
    name: text,
    description: text,
    metaTitle: text,
    metaDescription: text,
    metaKeywords: text,
    collections: relatedList,
    tags: z.array(z.preprocess(named, tagSchema)).default([]),
    urlName: text,
    images: z.array(imageSchema).default([]),
    options: z.array(productOptionSchema).default([]),
    designs: z
      .looseObject({ front: side, back: side, left: side, right: side })
      .default({ front: null, back: null, left: null, right: null }),
    price: amount,
    salePrice: optionalNumber,
    onSale: flag,
    enabled: z.boolean().default(true),
    gender: optionalText,
    type: optionalText,
    manufacturer: optionalRelated,
    minPrice: optionalNumber,
    maxPrice: optionalNumber,
    defaultPrice: optionalNumber,
    /** Percent. */
    vatRate: optionalNumber,
    baseCost: optionalNumber,
    baseSku: optionalText,
    baseProductId: id.nullable().default(null),
    approvalStatus: z.enum(approvalStatuses).default('No approval item'),
    denialReason: optionalText,
    isBundle: flag,
    bundleItems: relatedList,
    customiseIt: flag,
    enableAddToCart: z.boolean().default(true),
    crossSell: relatedList,
    personalizable: flag,
    sizeChartId: id.nullable().default(null),
    variants: z.array(z.looseObject({ id })).default([]),
    files: z.array(z.union([related, z.string()])).default([]),
    priceMatrix: z.array(z.looseObject({})).default([]),
  }),
);
/** A product. */
export type Product = z.output<typeof productSchema>;
