import { currencies, isCurrencyCode, toMajor, toMinor, type CurrencyCode } from '@omnis/models';
import { readNumber, readText, type Values } from '../../read/read.ts';

/** Bounds of what a calculator is moved over: major units of money, pieces a month. */
export const profitLimits = {
  price: { fallback: 25, min: 1, max: 80 },
  baseCost: { fallback: 11, min: 0, max: 80 },
  quantity: { fallback: 50, min: 1, max: 300 },
} as const;

/** Sliders of a calculator. */
export type ProfitKey = keyof typeof profitLimits;

/** Initial values of a calculator: major units, and pieces. */
export type ProfitValues = Readonly<Record<ProfitKey, number>>;

/** Bounds of one slider. */
export interface ProfitBounds {
  readonly fallback: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The bounds of a slider in a currency; where there are no pence, as in JPY, amounts are a hundred times as high. */
export function boundsOf(key: ProfitKey, currency: CurrencyCode): ProfitBounds {
  const { fallback, min, max } = profitLimits[key];
  if (key === 'quantity') return { fallback, min, max, step: 1 };
  const scale = currencies[currency].decimals === 0 ? 100 : 1;
  return { fallback: fallback * scale, min: min * scale, max: max * scale, step: 0.25 * scale };
}

/** The values of a block, each brought to its bounds. */
export function readProfit(values: Values, currency: CurrencyCode): ProfitValues {
  const number = (key: ProfitKey): number => readNumber(values, key, boundsOf(key, currency));
  return { price: number('price'), baseCost: number('baseCost'), quantity: Math.round(number('quantity')) };
}

/** The currency of a block; pounds unless it names one that is known. */
export function readCurrency(values: Values): CurrencyCode {
  const code = readText(values, 'currency', 'GBP').trim().toUpperCase();
  return isCurrencyCode(code) ? code : 'GBP';
}

/** Earnings in major units; they may be below zero. */
export interface Profit {
  readonly each: number;
  readonly total: number;
  /** Share of the price that is earned, in whole per cent. */
  readonly margin: number;
}

/**
 * (price − base cost) × quantity, counted in minor units.
 *
 * @example
 * profitOf({ price: 25, baseCost: 11.1, quantity: 3 }, 'GBP'); // { each: 13.9, total: 41.7, margin: 56 }
 */
export function profitOf({ price, baseCost, quantity }: ProfitValues, currency: CurrencyCode): Profit {
  const priceMinor = toMinor(price, currency);
  const each = priceMinor - toMinor(baseCost, currency);
  return {
    each: toMajor(each, currency),
    total: toMajor(each * quantity, currency),
    margin: priceMinor === 0 ? 0 : Math.round((each / priceMinor) * 100),
  };
}
