import { currencies, toMajor, toMinor, type CurrencyCode } from '@omnis/models';
import type { FixedPrices } from '../listing/fixed-prices.ts';
import { fixedErrors, withFixed } from './fixed-price-changes.ts';
import {
  salePriceTooHigh,
  type FieldErrors,
  type ProductChanges,
  type VariantChange,
} from './product-changes.ts';

/** A variant as it is stored, or is to be. */
export interface StoredVariant {
  /** null: it is new. */
  id: string | null;
  colour: string;
  size: string;
  sku: string;
  barcode: string;
  grams: number;
  price_minor: number;
  sale_price_minor: number | null;
  cost_minor: number | null;
  stock: number | null;
  continue_selling: boolean;
  image_id: string | null;
  fixed_prices: FixedPrices;
}

/** A variant with what is asked for of it. */
export interface WantedVariant {
  readonly variant: StoredVariant;
  readonly wanted?: VariantChange | undefined;
  /** Where `wanted` stands in the request. */
  readonly at?: number | undefined;
}

/** Base price of a product: the lowest of its variants', before any sale. */
export function basePrice(variants: readonly Pick<StoredVariant, 'price_minor'>[]): number {
  return variants.length === 0 ? 0 : Math.min(...variants.map((variant) => variant.price_minor));
}

function saleBase(variants: readonly StoredVariant[]): number | null {
  const sales = variants.flatMap((variant) => variant.sale_price_minor ?? []);
  return sales.length === 0 ? null : Math.min(...sales);
}

/**
 * The base price of a product changes all variants by the same amount, so that a size that costs more keeps
 * costing more; the sale price of a product likewise.
 */
function withBase(
  variants: readonly StoredVariant[],
  changes: ProductChanges,
  currency: CurrencyCode,
): StoredVariant[] {
  const before = basePrice(variants);
  const after = changes.price === undefined ? before : toMinor(changes.price, currency);
  const sale = changes.salePrice;
  const saleAfter = sale === undefined || sale === null ? sale : toMinor(sale, currency);
  const saleStays = saleAfter === undefined || (saleAfter === saleBase(variants) && after === before);
  return variants.map((variant) => {
    const price = Math.max(0, variant.price_minor + after - before);
    if (saleStays) return { ...variant, price_minor: price };
    const salePrice =
      saleAfter === null || saleAfter === undefined ? null : Math.max(0, price - (after - saleAfter));
    return { ...variant, price_minor: price, sale_price_minor: salePrice };
  });
}

/** A price with more decimals than its currency has would be rounded behind its owner's back. */
function decimalErrors(changes: ProductChanges, currency: CurrencyCode): FieldErrors {
  const { decimals } = currencies[currency];
  const message =
    decimals === 0 ? 'A price has no decimals in this currency' : `A price has at most ${decimals} decimals`;
  const prices = [
    ...(['price', 'salePrice', 'minPrice', 'maxPrice', 'defaultPrice'] as const).map((field) => ({
      field,
      value: changes[field],
    })),
    ...(changes.variants ?? []).flatMap((variant, index) =>
      (['price', 'salePrice', 'cost'] as const).map((key) => ({
        field: `variants.${index}.${key}`,
        value: variant[key],
      })),
    ),
  ];
  return prices.flatMap(({ field, value }) =>
    typeof value === 'number' && toMajor(toMinor(value, currency), currency) !== value
      ? [{ field, message }]
      : [],
  );
}

/** The prices that a product may have, in minor units. */
export interface PriceBounds {
  readonly min: number | null;
  readonly max: number | null;
}

/** Why a price may not be; null when it may. */
export function boundsError(price: number, { min, max }: PriceBounds, currency: CurrencyCode): string | null {
  if (min !== null && price < min)
    return `The lowest price of this product is ${toMajor(min, currency)} ${currency}`;
  if (max !== null && price > max)
    return `The highest price of this product is ${toMajor(max, currency)} ${currency}`;
  return null;
}

function withFields(
  variant: StoredVariant,
  { price, salePrice, cost, stock, sku, barcode, grams, image, fixedPrices, continueSelling }: VariantChange,
  currency: CurrencyCode,
): StoredVariant {
  const minor = (value: number | null): number | null => (value === null ? null : toMinor(value, currency));
  return {
    ...variant,
    ...(price === undefined ? {} : { price_minor: toMinor(price, currency) }),
    ...(salePrice === undefined ? {} : { sale_price_minor: minor(salePrice) }),
    ...(cost === undefined ? {} : { cost_minor: minor(cost) }),
    ...(stock === undefined ? {} : { stock }),
    ...(sku === undefined ? {} : { sku }),
    ...(barcode === undefined ? {} : { barcode }),
    ...(grams === undefined ? {} : { grams }),
    ...(image === undefined ? {} : { image_id: image }),
    ...(fixedPrices === undefined ? {} : { fixed_prices: withFixed(variant.fixed_prices, fixedPrices) }),
    ...(continueSelling === undefined ? {} : { continue_selling: continueSelling }),
  };
}

/** The variants after a change of prices, stock and codes, or what is wrong with the change, field by field. */
export function changedVariants(
  wanted: readonly WantedVariant[],
  changes: ProductChanges,
  { currency, offered, bounds }: { currency: CurrencyCode; offered: readonly string[]; bounds: PriceBounds },
): { ok: true; variants: StoredVariant[] } | { ok: false; errors: FieldErrors } {
  const errors = [...decimalErrors(changes, currency), ...fixedErrors(changes, { currency, offered })];
  const stored = wanted.map(({ variant }) => variant);
  const isAll = changes.variants === undefined;
  const based = isAll ? withBase(stored, changes, currency) : stored;
  if (isAll && based.some(isSaleTooHigh)) errors.push({ field: 'salePrice', message: salePriceTooHigh });
  const isContinued = changes.continueSelling ?? stored.some((variant) => variant.continue_selling);
  const variants = based.map((variant, index) => {
    const { wanted: fields, at } = wanted[index] ?? {};
    const edited = fields === undefined ? variant : withFields(variant, fields, currency);
    // A new variant is sold as the others are.
    const follows =
      fields?.continueSelling === undefined && (changes.continueSelling !== undefined || variant.id === null);
    const changed = follows ? { ...edited, continue_selling: isContinued } : edited;
    if (fields !== undefined && isSaleTooHigh(changed))
      errors.push({ field: `variants.${at}.salePrice`, message: salePriceTooHigh });
    return changed;
  });
  if (variants.some(({ stock, continue_selling: continues }) => stock !== null && stock < 0 && !continues))
    errors.push({ field: 'continueSelling', message: 'Stock is below 0. Set it to 0 or more first.' });
  for (const [index, variant] of variants.entries()) {
    const message = boundsError(variant.price_minor, bounds, currency);
    // Prices that stood before the bounds are left alone until they are touched.
    if (message === null || variant.price_minor === stored[index]?.price_minor) continue;
    errors.push({ field: isAll ? 'price' : `variants.${wanted[index]?.at}.price`, message });
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, variants };
}

function isSaleTooHigh({ price_minor: price, sale_price_minor: sale }: StoredVariant): boolean {
  return sale !== null && sale >= price;
}
