import { z } from 'zod';
import { defineCall, divisionParams, done, listOf, pagingQuery } from '../call.ts';
import { bundlePartSchema } from './bundles.ts';
import { creatorSchema } from './creators.ts';
import { personalisationFieldsSchema } from './personalisation.ts';
import { askedMoneyText, currencyCode, emailField, imageSchema, money, timestamp } from './common.ts';
import { v3 } from '../prefixes.ts';

/** A colour of a product with its swatch and whether any size of it can be bought. */
export const productColourSchema = z.object({
  name: z.string(),
  hex: z.string().nullable(),
  image: z.string().nullable(),
  available: z.boolean(),
});

/** One buyable thing. `colour` and `size` are '' when the product has no such choice. */
export const variantSchema = z.object({
  id: z.string(),
  sku: z.string(),
  colour: z.string(),
  size: z.string(),
  price: money,
  salePrice: money.nullable(),
  /** Units left; null when it is made to order without limit. */
  stock: z.number().int().nullable(),
  available: z.boolean(),
  /** Address of the picture that shows it, where it has one of its own. */
  picture: z.string().optional(),
  /** Price of one at each step of the product's price matrix, where it has one. */
  quantityPrices: z.array(money).optional(),
  /** Value as a gift card; its price may be rounded. Left out for other goods. */
  giftCardValue: money.optional(),
});

/** From how many on (all colours and sizes together), how many per cent off. */
export const quantityPriceSchema = z.object({
  quantity: z
    .number('Enter a quantity')
    .int('Enter a whole number')
    .min(2, 'Quantities begin with 2')
    .max(999),
  percent: z
    .number('Enter a percentage')
    .min(0.01, 'A percentage is above 0')
    .max(99, 'A percentage is at most 99'),
});

/** Measures of each size, in centimetres; null where one is not known. */
export const sizeChartSchema = z
  .object({
    measures: z
      .array(z.string().trim().min(1, 'Name each measure').max(40))
      .min(1, 'Name a measure')
      .max(8, 'At most 8 measures'),
    rows: z
      .array(
        z.object({
          size: z.string().trim().min(1).max(40),
          values: z.array(z.number().min(0, 'A measure cannot be negative').max(1000).nullable()),
        }),
      )
      .min(1)
      .max(60),
  })
  .refine(({ measures, rows }) => rows.every(({ values }) => values.length === measures.length), {
    path: ['rows'],
    message: 'Each size has a value for each measure',
  });
/** Measures of each size, in centimetres. */
export type SizeChart = z.output<typeof sizeChartSchema>;

/** A file that goes with a product, such as a size guide (platform.md §3 Product: files). */
export const productFileSchema = z.object({
  id: z.string(),
  /** The title that shoppers read. */
  title: z.string(),
  /** The name under which it is saved. */
  name: z.string(),
  mime: z.string(),
  bytes: z.number().int(),
  /** Path on the host of the store. */
  url: z.string(),
});
/** A file that goes with a product. */
export type ProductFile = z.output<typeof productFileSchema>;

const productSummary = {
  id: z.number().int(),
  uuid: z.string(),
  urlName: z.string(),
  name: z.string(),
  /** Address of the main picture. */
  image: z.string().nullable(),
  imageAlt: z.string(),
  /** Second picture, shown on hover. */
  hoverImage: z.string().nullable(),
  /** The colour that both pictures show, where a list is filtered by colour. */
  colour: z.string().optional(),
  currency: currencyCode,
  /** Lowest price over the variants, before any sale. */
  price: money,
  /** Lowest price now when on sale, else null. */
  salePrice: money.nullable(),
  onSale: z.boolean(),
  /** True when one of the variants costs more than the lowest price: it is a price "from". */
  priceVaries: z.boolean().optional(),
  /** Current prices in the other currencies of the store, where its owner fixed a price in one of them. */
  pricesElsewhere: z.record(z.string(), money).optional(),
  /** False when no variant can be bought. */
  available: z.boolean(),
  manufacturer: z.object({ name: z.string(), urlName: z.string() }),
  description: z.string(),
  reviews: z.object({ count: z.number().int(), average: z.number() }),
  colours: z.array(productColourSchema),
  sizes: z.array(z.string()),
  gender: z.string(),
  badge: z.string().nullable(),
};

/** A product in a list (storefront.md §7). */
export const productCardSchema = z.object(productSummary);
/** A product in a list. */
export type ProductCard = z.output<typeof productCardSchema>;

/** A product with all that its page shows. `description` is sanitised HTML here. */
export const productSchema = z.object({
  ...productSummary,
  sku: z.string(),
  type: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  /** Separated by commas; '' for none. */
  metaKeywords: z.string(),
  tags: z.array(z.string()),
  collections: z.array(z.object({ urlName: z.string(), name: z.string() })),
  /** Maker or designer; null where the store does not name one. */
  creator: creatorSchema.pick({ urlName: true, name: true }).nullable(),
  images: z.array(imageSchema),
  /** The chosen options, in the shop's own words; the colour aside, all options together are the size. */
  namedOptions: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  variants: z.array(variantSchema),
  /** False where it is shown but not sold for now. */
  enableAddToCart: z.boolean(),
  /** Percent that is charged at home. */
  vatRate: z.number(),
  /** Tax in its prices: included, added on top, or none. */
  tax: z.enum(['included', 'added', 'none']),
  /** Prices that fall with the quantity; empty when they do not. */
  priceMatrix: z.array(quantityPriceSchema),
  sizeChart: sizeChartSchema.nullable(),
  /** True when there is something to fill in. */
  personalizable: z.boolean(),
  /** Fields for personalising it, in the order of the form; prices in `currency`. */
  personalisation: personalisationFieldsSchema,
  /** True when it holds other products, which are bought together at its price. */
  isBundle: z.boolean(),
  /** True when it is a gift card, of which each size is a value. */
  isGiftCard: z.boolean(),
  bundleItems: z.array(bundlePartSchema),
  /** Price of its contents when they are bought separately; null where that is not more. */
  separatePrice: money.nullable(),
  /** Bundles that hold it, with what is in each. */
  bundles: z.array(
    productCardSchema.extend({
      separatePrice: money.nullable(),
      bundleItems: z.array(
        bundlePartSchema.pick({ productId: true, quantity: true, name: true, image: true }),
      ),
    }),
  ),
  details: z.array(z.object({ title: z.string(), html: z.string() })),
  /** Files to download, such as a size guide, in the order in which its owner shows them. */
  files: z.array(productFileSchema),
  related: z.array(productCardSchema),
  updatedAt: timestamp,
});
/** A product with all that its page shows. */
export type Product = z.output<typeof productSchema>;

const facetValue = z.object({
  value: z.string(),
  count: z.number().int(),
  hex: z.string().nullable().optional(),
});

/** Sort orders of a list of products. */
export const productSorts = [
  'bestsellerOrder',
  'new-in',
  'price-asc',
  'price-desc',
  'name',
  'rating',
  'relevance',
] as const;

/** Filters and paging of a list of products. A repeated choice is a comma list, such as `colour=Black,Navy`. */
export const productQuery = pagingQuery.extend({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  collection: z.string().max(120).optional(),
  /** Url name of a creator. */
  creator: z.string().max(120).optional(),
  search: z.string().max(120).optional(),
  /** `1`: searches for the very words, without putting any right. */
  exact: z.string().max(5).optional(),
  sort: z.enum(productSorts).optional(),
  removeDuplicates: z.string().optional(),
  /** `1`: gift cards alone. */
  giftCards: z.string().max(5).optional(),
  colour: z.string().max(400).optional(),
  size: z.string().max(400).optional(),
  gender: z.string().max(100).optional(),
  priceMin: askedMoneyText.optional(),
  priceMax: askedMoneyText.optional(),
  currency: currencyCode.optional(),
});

export const productsList = defineCall('products.list', {
  method: 'GET',
  path: `${v3}/division/:division/products/`,
  access: 'visitor-or-owner',
  summary:
    'List the products of a store: by collection, creator or search, filtered, sorted and paged, with facet counts.',
  params: divisionParams,
  query: productQuery,
  response: listOf(productCardSchema).extend({
    collection: z
      .object({
        urlName: z.string(),
        name: z.string(),
        description: z.string(),
        image: z.string().nullable(),
        /** For search engines; '' where its name and description do. */
        metaTitle: z.string(),
        metaDescription: z.string(),
      })
      .nullable(),
    /** Creator whose products were asked for; null where there was none. */
    creator: creatorSchema.nullable(),
    /** Term that was searched for instead of a text that nothing matches. */
    searchedFor: z.string().optional(),
    /** True when no product has all words of the search, and those with the most are listed. */
    isPartial: z.boolean().optional(),
    facets: z.object({
      colour: z.array(facetValue),
      size: z.array(facetValue),
      gender: z.array(facetValue),
      price: z.object({ min: money, max: money }),
    }),
  }),
});

export const productsGet = defineCall('products.get', {
  method: 'GET',
  path: `${v3}/division/:division/products/:urlName/`,
  access: 'visitor-or-owner',
  summary: 'A product by its url name, with variants, pictures and related products.',
  params: divisionParams.extend({ urlName: z.string().max(255) }),
  query: z.object({ currency: currencyCode.optional() }),
  response: productSchema,
});

/** A picture that a buyer took of what they bought; its address is on `/images/…`. */
const reviewPicture = z.object({ src: z.string(), width: z.number().int(), height: z.number().int() });

/** A review by a buyer; `rating` from 1 to 5. */
export const reviewSchema = z.object({
  id: z.string(),
  author: z.string(),
  rating: z.number().int().min(1).max(5),
  title: z.string(),
  body: z.string(),
  verified: z.boolean(),
  pictures: z.array(reviewPicture),
  createdAt: timestamp,
});

export const productsReviews = defineCall('products.reviews', {
  method: 'GET',
  path: `${v3}/division/:division/products/:urlName/reviews/`,
  access: 'visitor-or-owner',
  summary: 'Reviews of a product, newest first, with how many there are of each rating.',
  params: divisionParams.extend({ urlName: z.string().max(255) }),
  query: pagingQuery,
  response: listOf(reviewSchema).extend({
    average: z.number(),
    /** Count by rating, index 0 for one star. */
    histogram: z.array(z.number().int()).length(5),
  }),
});

export const productsSuggest = defineCall('products.suggest', {
  method: 'GET',
  path: `${v3}/division/:division/search/suggest/`,
  access: 'store',
  summary: 'Suggestions while a shopper types: products, collections, pages and search terms.',
  params: divisionParams,
  query: z.object({ q: z.string().max(120).default(''), currency: currencyCode.optional() }),
  response: z.object({
    products: z.array(
      productCardSchema.pick({
        urlName: true,
        name: true,
        image: true,
        price: true,
        salePrice: true,
        currency: true,
        priceVaries: true,
      }),
    ),
    collections: z.array(z.object({ urlName: z.string(), name: z.string() })),
    /** Pages of the store that are searchable (storefront.md §3); the icon is one that blocks name. */
    pages: z.array(
      z.object({
        path: z.string(),
        title: z.string(),
        description: z.string().nullable(),
        icon: z.string().nullable(),
      }),
    ),
    terms: z.array(z.string()),
    /** The query with its typing errors put right, by the store's own words; null where there are none. */
    didYouMean: z.string().nullable(),
    /** Popular searches of others in this store, where nothing has been typed or nothing was found. */
    popular: z.array(z.string()),
  }),
});

export const productsFetch = defineCall('products.fetch', {
  method: 'POST',
  path: `${v3}/products/fetch/`,
  access: 'store',
  summary: 'Products by id, in the order asked for; unknown ids are left out.',
  body: z.object({
    product_ids: z.array(z.coerce.number().int()).min(1).max(100),
    currency: currencyCode.optional(),
  }),
  response: z.object({ items: z.array(productCardSchema) }),
});

export const productsFetchBase = defineCall('products.fetchBase', {
  method: 'GET',
  path: `${v3}/products/fetch-base-product/`,
  access: 'store',
  summary:
    'The plain product that a product of the store is printed on, by the stock-keeping unit of the product or of one of its variants.',
  query: z.object({ sku: z.string().trim().min(1, 'This field is required').max(120) }),
  response: productCardSchema.extend({ sku: z.string(), type: z.string() }),
});

/** A collection as the menu and the collection list show it. */
export const collectionSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  urlName: z.string(),
  description: z.string(),
  productCount: z.number().int(),
  banner: z.object({ thumbnails: z.object({ full: z.string().nullable() }) }),
});

export const collectionsList = defineCall('collections.list', {
  method: 'GET',
  path: `${v3}/collections/get/:division/`,
  access: 'visitor-or-owner',
  summary: 'The collections of a store in the order of the owner.',
  params: divisionParams,
  response: z.object({ items: z.array(collectionSchema) }),
});

export const productsTellWhenBack = defineCall('products.tellWhenBack', {
  method: 'POST',
  path: `${v3}/frontend/product/tellWhenBack/`,
  access: 'store',
  summary: 'Ask for one mail when something that is sold out is back; answered alike for who waits already.',
  body: z.object({ variantId: z.uuid('Choose a colour and size'), email: emailField }),
  response: done,
});
