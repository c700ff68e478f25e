import { createHash } from 'node:crypto';
import type { ManagedProduct } from '@omnis/contract';
import { productLimits, toMinor, type CurrencyCode } from '@omnis/models';
import type { FixedCosts } from '../catalogue/listing/fixed-prices.ts';
import type { Prices } from '../catalogue/listing/prices.ts';

interface OptionValueInput {
  readonly optionName: string;
  readonly name: string;
}

/** The input of Shopify's mutation `productSet`, as far as it is used. */
export interface ProductSetInput {
  readonly title: string;
  readonly handle: string;
  readonly descriptionHtml: string;
  readonly vendor: string;
  readonly productType: string;
  readonly tags: readonly string[];
  readonly status: 'ACTIVE' | 'DRAFT' | 'ARCHIVED';
  readonly seo: { readonly title: string; readonly description: string };
  readonly productOptions: readonly {
    readonly name: string;
    readonly position: number;
    readonly values: readonly { readonly name: string }[];
  }[];
  readonly variants: readonly {
    readonly optionValues: readonly OptionValueInput[];
    readonly position: number;
    readonly sku: string;
    readonly price: string;
    readonly compareAtPrice: string | null;
    readonly inventoryItem: {
      readonly tracked?: false;
      readonly measurement: { readonly weight: { readonly value: number; readonly unit: 'GRAMS' } };
    };
  }[];
  /** Left out: the images stay as they are. */
  readonly files?: readonly {
    readonly originalSource: string;
    readonly alt: string;
    readonly contentType: 'IMAGE';
  }[];
}

/** How a product is written on Shopify; `reason` says why it cannot be. */
export type ShopifyProduct =
  | { readonly ok: true; readonly input: ProductSetInput; readonly imagesHash: string }
  | { readonly ok: false; readonly reason: string };

/** The facts that a product on Shopify depends on beside itself. */
export interface ProductPlace {
  /** Origin of the store, where Shopify fetches the images. */
  readonly origin: string;
  /** Prices in the currency of the shop on Shopify. */
  readonly prices: Prices;
  /** The store's own currency, in which products are priced. */
  readonly own: CurrencyCode;
  /** Hash of the images that were sent before; '' for none. */
  readonly formerImages: string;
  readonly now?: number;
}

/** Shopify's own words for a product without options. */
const noOption = { optionName: 'Title', name: 'Default Title' } as const;

/** Pixels of the width in which Shopify fetches images; it makes smaller ones by itself. */
const imageWidth = 2048;

/** The public address of an image in a format that Shopify takes. */
function imageAddress(src: string, origin: string): string {
  const url = new URL(src, origin);
  if (url.origin !== new URL(origin).origin) return url.href;
  if (!/\.\w{3,4}$/.test(url.pathname)) url.pathname += '.webp';
  if (!url.searchParams.has('width')) url.searchParams.set('width', String(imageWidth));
  return url.href;
}

const isOnSale = ({ saleFrom, saleUntil }: ManagedProduct, now: number): boolean =>
  (saleFrom === null || Date.parse(saleFrom) <= now) && (saleUntil === null || Date.parse(saleUntil) > now);

function fixedOf(
  { fixedPrices }: ManagedProduct['variants'][number],
  { prices: { currency } }: ProductPlace,
  onSale: boolean,
): FixedCosts {
  const fixed = fixedPrices[currency];
  if (fixed === undefined) return null;
  const full = toMinor(fixed.price, currency);
  return {
    [currency]: {
      full,
      now: onSale && fixed.salePrice !== null ? toMinor(fixed.salePrice, currency) : full,
    },
  };
}

/** The price of a variant on Shopify, and the one before a sale where there is one. */
function pricesOf(
  variant: ManagedProduct['variants'][number],
  place: ProductPlace,
  onSale: boolean,
): { price: string; compareAtPrice: string | null } {
  const { prices, own } = place;
  const fullPriceMinor = toMinor(variant.price, own);
  const priceMinor = onSale && variant.salePrice !== null ? toMinor(variant.salePrice, own) : fullPriceMinor;
  const cost = { fullPriceMinor, priceMinor, fixed: fixedOf(variant, place, onSale) };
  const [now, full] = [prices.now(cost), prices.full(cost)];
  return {
    price: String(prices.fromMinor(now)),
    compareAtPrice: full > now ? String(prices.fromMinor(full)) : null,
  };
}

function statusOf({ archived, enabled, approvalStatus }: ManagedProduct): ProductSetInput['status'] {
  if (archived) return 'ARCHIVED';
  return enabled && approvalStatus === 'Approved' ? 'ACTIVE' : 'DRAFT';
}

function reasonOf({ isGiftCard, isBundle, variants }: ManagedProduct): string | null {
  if (isGiftCard) return 'Gift cards can be used in your own store only, so they aren’t sent to Shopify.';
  if (isBundle) return 'Bundles can’t be sent to Shopify. Send the products in it instead.';
  if (variants.length === 0) return 'This product has no variants. Add one first.';
  if (variants.length > productLimits.variants)
    return `This product has more than ${productLimits.variants} variants.`;
  return null;
}

/**
 * A product as `productSet` takes it: options and variants, prices in the shop's currency, SKUs, and images by their public address.
 * Images are left out when they are the ones that were sent before. Stock is not sent.
 */
export function toShopifyProduct(product: ManagedProduct, place: ProductPlace): ShopifyProduct {
  const reason = reasonOf(product);
  if (reason !== null) return { ok: false, reason };
  const onSale = isOnSale(product, place.now ?? Date.now());
  const valuesOf = ({ values }: ManagedProduct['variants'][number]): OptionValueInput[] =>
    product.options.length === 0
      ? [noOption]
      : product.options.map(({ name }, at) => ({ optionName: name, name: values[at] ?? '' }));
  const variants = product.variants.map((variant, at) => ({
    optionValues: valuesOf(variant),
    position: at + 1,
    sku: variant.sku,
    ...pricesOf(variant, place, onSale),
    inventoryItem: {
      // Made to order: Shopify counts no stock. Otherwise its own setting stays.
      ...(variant.stock === null && { tracked: false as const }),
      measurement: { weight: { value: variant.grams, unit: 'GRAMS' as const } },
    },
  }));
  const names =
    product.options.length === 0 ? [noOption.optionName] : product.options.map(({ name }) => name);
  const files = product.images.map(({ src, alt }) => ({
    originalSource: imageAddress(src, place.origin),
    alt,
    contentType: 'IMAGE' as const,
  }));
  const imagesHash = createHash('sha256').update(JSON.stringify(files)).digest('base64url');
  return {
    ok: true,
    imagesHash,
    input: {
      title: product.name,
      handle: product.urlName,
      descriptionHtml: product.description,
      vendor: product.vendor,
      productType: product.type,
      tags: product.tags,
      status: statusOf(product),
      seo: { title: product.metaTitle, description: product.metaDescription },
      productOptions: names.map((name, at) => ({
        name,
        position: at + 1,
        // Shopify refuses values that no variant has.
        values: [...new Set(variants.map(({ optionValues }) => optionValues[at]?.name ?? ''))].map(
          (value) => ({ name: value }),
        ),
      })),
      variants,
      ...(imagesHash === place.formerImages ? {} : { files }),
    },
  };
}
