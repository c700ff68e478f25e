import { convertMinor, isCurrencyCode, toMajor, toMinor, type CurrencyCode } from '@omnis/models';
import type { Division } from '../../divisions/division.ts';

/** Prices of a store in one currency. */
export interface Prices {
  readonly currency: CurrencyCode;
  /** Minor units of the store's own currency as major units of this one. */
  major(minor: number): number;
  /** Minor units of this currency as its major units. */
  fromMinor(minor: number): number;
  /** Minor units of this currency of an amount in its major units. */
  minor(major: number): number;
  /** Minor units of the store's own currency as minor units of this one. */
  converted(minor: number): number;
}

/** Prices in a currency that the store sells in; in its own when it does not, or has no rate for it. */
export function pricesIn(division: Division, asked: string): Prices {
  const rate = division.exchangeRates[asked];
  const usable =
    isCurrencyCode(asked) && division.currencies.includes(asked) && rate !== undefined && rate > 0;
  const currency = usable ? asked : division.currency;
  // A store has few different prices, and exact conversion is slow.
  const known = new Map<number, number>();
  const rates = {
    ...division.exchangeRates,
    [division.currency]: division.exchangeRates[division.currency] ?? 1,
  };
  const converted = (minor: number): number => {
    if (currency === division.currency) return minor;
    let value = known.get(minor);
    if (value === undefined)
      known.set(minor, (value = convertMinor(minor, { from: division.currency, to: currency, rates })));
    return value;
  };
  return {
    currency,
    converted,
    major: (minor) => toMajor(converted(minor), currency),
    fromMinor: (minor) => toMajor(minor, currency),
    minor: (major) => toMinor(major, currency),
  };
}
