import { convertMinor, isCurrencyCode, roundPrice, toMajor, toMinor, type CurrencyCode } from '@omnis/models';
import type { Division } from '../../divisions/division.ts';

/** Prices of a store in one currency. */
export interface Prices {
  readonly currency: CurrencyCode;
  /** Changes with everything that prices depend on; by it what was made of them is kept. */
  readonly stamp: string;
  /** A price in minor units of the store's own currency, in major units of this one: rounded as the store rounds prices. */
  major(minor: number): number;
  /** The same in minor units of this currency. Prices of products only; what they are discounted by is not rounded. */
  priced(minor: number): number;
  /** Minor units of this currency as its major units. */
  fromMinor(minor: number): number;
  /** Minor units of this currency of an amount in its major units. */
  minor(major: number): number;
  /** Another amount, such as of delivery or a discount, in minor units of this currency: to the penny. */
  converted(minor: number): number;
}

/** Prices in a currency that the store sells in; in its own when it does not, or has no rate for it. */
export function pricesIn(division: Division, asked: string): Prices {
  const rate = division.exchangeRates[asked];
  const usable =
    isCurrencyCode(asked) && division.currencies.includes(asked) && rate !== undefined && rate > 0;
  const currency = usable ? asked : division.currency;
  const rounding = (currency === division.currency ? undefined : division.priceRoundings[currency]) ?? 'none';
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
  const priced = (minor: number): number => roundPrice(converted(minor), rounding, currency);
  return {
    currency,
    stamp: currency === division.currency ? currency : `${currency} ${rate} ${rounding}`,
    converted,
    priced,
    major: (minor) => toMajor(priced(minor), currency),
    fromMinor: (minor) => toMajor(minor, currency),
    minor: (major) => toMinor(major, currency),
  };
}
