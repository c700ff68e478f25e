import { currencies, currencyCodes, toMajor, toMinor, type CurrencyCode } from '@omnis/models';
import type { FixedPrices } from '../listing/fixed-prices.ts';
import {
  salePriceTooHigh,
  type FieldErrors,
  type ProductChanges,
  type VariantChange,
} from './product-changes.ts';

/** The fixed prices of a variant after a change; null has a currency converted again. */
export function withFixed(
  before: FixedPrices,
  wanted: NonNullable<VariantChange['fixedPrices']>,
): FixedPrices {
  const after: FixedPrices = { ...before };
  for (const code of currencyCodes) {
    const one = wanted[code];
    if (one === null) delete after[code];
    else if (one !== undefined)
      after[code] = {
        price: toMinor(one.price, code),
        sale: one.salePrice === null ? null : toMinor(one.salePrice, code),
      };
  }
  return after;
}

const isWhole = (value: number, code: CurrencyCode): boolean => toMajor(toMinor(value, code), code) === value;

/** Faults of fixed prices, field by field: they are in currencies that the store offers besides its own. */
export function fixedErrors(
  { variants = [] }: ProductChanges,
  { currency, offered }: { currency: CurrencyCode; offered: readonly string[] },
): FieldErrors {
  return variants.flatMap(({ fixedPrices = {} }, index) =>
    currencyCodes.flatMap((code): FieldErrors => {
      const one = fixedPrices[code];
      const field = `variants.${index}.fixedPrices.${code}`;
      if (one === undefined || one === null) return [];
      if (code === currency) return [{ field, message: 'Set the price in your main currency as its price' }];
      if (!offered.includes(code)) return [{ field, message: `Your store does not offer ${code}` }];
      const { decimals } = currencies[code];
      const message =
        decimals === 0 ? `A price in ${code} has no decimals` : `A price has at most ${decimals} decimals`;
      const { price, salePrice } = one;
      return [
        ...(price === 0 ? [{ field: `${field}.price`, message: 'Enter a price above 0' }] : []),
        ...(isWhole(price, code) ? [] : [{ field: `${field}.price`, message }]),
        ...(salePrice === null || isWhole(salePrice, code) ? [] : [{ field: `${field}.salePrice`, message }]),
        ...(salePrice !== null && salePrice >= price
          ? [{ field: `${field}.salePrice`, message: salePriceTooHigh }]
          : []),
      ];
    }),
  );
}
