import type { ApiError, CallInput } from '@omnis/contract';
import { currencies, toMajor, toMinor, type CurrencyCode } from '@omnis/models';

/** What an owner asks for. */
export type ProductChanges = CallInput<'dashboard.updateProduct'>['body'];

/** A variant as it is stored. */
export interface StoredVariant {
  id: string;
  price_minor: number;
  sale_price_minor: number | null;
  stock: number | null;
}

type FieldErrors = ApiError['errors'];

/** What a rule of prices is told by. */
export const salePriceTooHigh = 'The sale price must be lower than the price';

/** Base price of a product: the lowest of its variants', before any sale. */
function base(variants: readonly StoredVariant[]): number {
  return Math.min(...variants.map((variant) => variant.price_minor));
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
  const before = base(variants);
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
    { field: 'price', value: changes.price },
    { field: 'salePrice', value: changes.salePrice },
    ...(changes.variants ?? []).flatMap(({ price, salePrice }, index) => [
      { field: `variants.${index}.price`, value: price },
      { field: `variants.${index}.salePrice`, value: salePrice },
    ]),
  ];
  return prices.flatMap(({ field, value }) =>
    typeof value === 'number' && toMajor(toMinor(value, currency), currency) !== value
      ? [{ field, message }]
      : [],
  );
}

/** The variants after a change of prices and stock, or what is wrong with the change, field by field. */
export function changedVariants(
  stored: readonly StoredVariant[],
  changes: ProductChanges,
  currency: CurrencyCode,
): { ok: true; variants: StoredVariant[] } | { ok: false; errors: FieldErrors } {
  const errors = decimalErrors(changes, currency);
  const own = new Map((changes.variants ?? []).map((variant, index) => [variant.id, { variant, index }]));
  for (const [id, { index }] of own) {
    if (!stored.some((variant) => variant.id === id)) {
      errors.push({ field: `variants.${index}.id`, message: 'This product has no such variant' });
    }
  }
  const based = changes.variants ? [...stored] : withBase(stored, changes, currency);
  if (!changes.variants && based.some(isSaleTooHigh)) {
    errors.push({ field: 'salePrice', message: salePriceTooHigh });
  }
  const variants = based.map((variant) => {
    const wanted = own.get(variant.id);
    if (!wanted) return variant;
    const { price, salePrice, stock } = wanted.variant;
    const changed = {
      ...variant,
      ...(price === undefined ? {} : { price_minor: toMinor(price, currency) }),
      ...(salePrice === undefined
        ? {}
        : { sale_price_minor: salePrice === null ? null : toMinor(salePrice, currency) }),
      ...(stock === undefined ? {} : { stock }),
    };
    if (isSaleTooHigh(changed))
      errors.push({ field: `variants.${wanted.index}.salePrice`, message: salePriceTooHigh });
    return changed;
  });
  return errors.length > 0 ? { ok: false, errors } : { ok: true, variants };
}

function isSaleTooHigh({ price_minor: price, sale_price_minor: sale }: StoredVariant): boolean {
  return sale !== null && sale >= price;
}
