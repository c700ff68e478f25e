import { currencyOf, type CurrencyCode } from './currencies.ts';
import { convertMinor, type Conversion } from './money.ts';

/** How converted prices may be rounded: not at all, to what they end in, or to steps of coins. */
export const priceRoundings = ['none', 'end_99', 'end_95', 'end_00', 'step_05', 'step_10'] as const;

/** How converted prices are rounded. */
export type PriceRounding = (typeof priceRoundings)[number];

/** Minor units between two rounded prices, and how far each lies above a whole step. */
const grids: Readonly<
  Record<Exclude<PriceRounding, 'none'>, { readonly step: number; readonly end: number }>
> = {
  end_99: { step: 100, end: 99 },
  end_95: { step: 100, end: 95 },
  end_00: { step: 100, end: 0 },
  step_05: { step: 5, end: 0 },
  step_10: { step: 10, end: 0 },
};

/** Most that one unit of a store's currency may buy of another. */
export const mostRate = 100_000;
/** Most decimals of a rate that is entered by hand. */
export const rateDecimals = 6;
/** Per cent that may be added to a rate, or taken from it. */
export const mostMargin = 50;

/**
 * The roundings that fit a currency: those of cents only where it has cents.
 *
 * @example
 * roundingsOf('JPY'); // ['none']
 */
export function roundingsOf(code: CurrencyCode): readonly PriceRounding[] {
  return currencyOf(code).decimals === 2 ? priceRoundings : ['none'];
}

/**
 * A converted price, rounded to the nearest price that fits, halves up. What costs something never becomes free, and a
 * rounding that does not fit the currency changes nothing.
 *
 * @param minor - minor units of `code`
 * @example
 * roundPrice(2340, 'end_99', 'EUR'); // 2299
 */
export function roundPrice(minor: number, rounding: PriceRounding, code: CurrencyCode): number {
  if (rounding === 'none' || minor <= 0 || !roundingsOf(code).includes(rounding)) return minor;
  const { step, end } = grids[rounding];
  const above = (((minor - end) % step) + step) % step;
  const nearest = minor - above + (2 * above >= step ? step : 0);
  return nearest > 0 ? nearest : nearest + step;
}

/**
 * A price in another currency as it is shown and charged: converted, then rounded. Amounts that are no prices, such as
 * delivery and discounts, are converted with `convertMinor` alone.
 *
 * @param minor - amount in minor units of `from`
 * @returns minor units of `to`
 * @throws RangeError when a rate is missing or not above zero.
 * @example
 * convertPrice(2000, { from: 'GBP', to: 'EUR', rates: { GBP: 1, EUR: 1.2 }, rounding: 'end_99' }); // 2399
 */
export function convertPrice(
  minor: number,
  { rounding, ...conversion }: Conversion & { readonly rounding: PriceRounding },
): number {
  const { from, to } = conversion;
  return from === to ? minor : roundPrice(convertMinor(minor, conversion), rounding, to);
}
