import {
  convertMinor,
  isCurrencyCode,
  roundPrice,
  toMajor,
  toMinor,
  type CurrencyCode,
  type TaxedProduct,
} from '@omnis/models';
import type { Division } from '../../../tenancy/division.ts';
import { consumerTax } from '../../../tenancy/order-tax.ts';
import type { FixedCosts, FixedSpans } from './fixed-prices.ts';

/** Price of a variant: minor units of the store's own currency, and of others in which its owner fixed it. */
export interface VariantCost {
  /** Price that is paid now. */
  readonly priceMinor: number;
  /** Before any sale. */
  readonly fullPriceMinor: number;
  readonly fixed: FixedCosts;
}

/** Price of a product: the lowest of its variants', in the same way. */
export interface ProductCost {
  readonly price: number;
  readonly fullPrice: number;
  /** True when one of its variants costs more than the lowest price. */
  readonly priceVaries: boolean;
  readonly fixed: FixedSpans;
}

/** Facts that the shown price of a product depends on besides its price. */
export type ShownProduct = TaxedProduct & { readonly isGiftCard: boolean };

/** Prices of a store in one currency. Amounts are minor units of it unless told. */
export interface Prices {
  readonly currency: CurrencyCode;
  /** Changes with everything that prices depend on beside the products; by it what was made of them is kept. */
  readonly stamp: string;
  /** Price of a variant now: as its owner fixed it, otherwise converted and rounded as the store rounds prices. */
  now(variant: VariantCost): number;
  /** The same before any sale. */
  full(variant: VariantCost): number;
  /** The fixed price of a variant now; null where it is converted. */
  fixedNow(variant: Pick<VariantCost, 'fixed'>): number | null;
  /** The lowest price of a product now. */
  lowest(product: Pick<ProductCost, 'price' | 'fixed'>): number;
  /** The lowest price of a product before any sale. */
  lowestFull(product: Pick<ProductCost, 'fullPrice' | 'fixed'>): number;
  /**
   * A price as shoppers are shown it: with its tax where prices are typed without and the law of the store's country asks
   * for prices with it.
   */
  shown(minor: number, product: ShownProduct): number;
  /** Tells whether a variant of a product costs more than the lowest price. */
  varies(product: Pick<ProductCost, 'price' | 'priceVaries' | 'fixed'>): boolean;
  /** Price of a product now in each other currency of the store, in major units. */
  elsewhere(product: Pick<ProductCost, 'price' | 'fixed'> & ShownProduct): Record<string, number>;
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
  const isOwn = currency === division.currency;
  const rounding = (isOwn ? undefined : division.priceRoundings[currency]) ?? 'none';
  // A store has few different prices, and exact conversion is slow.
  const known = new Map<number, number>();
  const rates = {
    ...division.exchangeRates,
    [division.currency]: division.exchangeRates[division.currency] ?? 1,
  };
  const converted = (minor: number): number => {
    if (isOwn) return minor;
    let value = known.get(minor);
    if (value === undefined)
      known.set(minor, (value = convertMinor(minor, { from: division.currency, to: currency, rates })));
    return value;
  };
  const priced = (minor: number): number => roundPrice(converted(minor), rounding, currency);
  /** The own currency has no fixed prices beside its prices. */
  const fixedIn = <T>(fixed: Readonly<Partial<Record<CurrencyCode, T>>> | null): T | undefined =>
    fixed === null || isOwn ? undefined : fixed[currency];
  const lowest = ({ price, fixed }: Pick<ProductCost, 'price' | 'fixed'>): number => {
    const span = fixedIn(fixed);
    if (span === undefined) return priced(price);
    return span.rest === null ? span.now : Math.min(span.now, priced(span.rest.now));
  };
  const taxed = consumerTax(division);
  let others: readonly Prices[] | undefined;
  return {
    currency,
    // A gift card is taxed when it is spent.
    shown: (minor, product) => (taxed === null || product.isGiftCard ? minor : taxed.toPay(minor, product)),
    elsewhere: (product) => {
      others ??= [...new Set([division.currency, ...division.currencies])].flatMap((code) => {
        const prices = code === currency ? null : pricesIn(division, code);
        return prices?.currency === code ? [prices] : [];
      });
      return Object.fromEntries(
        others.map((prices) => [
          prices.currency,
          prices.fromMinor(prices.shown(prices.lowest(product), product)),
        ]),
      );
    },
    stamp: [
      isOwn ? currency : `${currency} ${rate} ${rounding}`,
      ...(taxed === null ? [] : [JSON.stringify(taxed.treatment)]),
    ].join(' '),
    now: ({ priceMinor, fixed }) => fixedIn(fixed)?.now ?? priced(priceMinor),
    full: ({ fullPriceMinor, fixed }) => fixedIn(fixed)?.full ?? priced(fullPriceMinor),
    fixedNow: ({ fixed }) => fixedIn(fixed)?.now ?? null,
    lowest,
    lowestFull: ({ fullPrice, fixed }) => {
      const span = fixedIn(fixed);
      if (span === undefined) return priced(fullPrice);
      return span.rest === null ? span.full : Math.min(span.full, priced(span.rest.full));
    },
    varies: (product) => {
      const span = fixedIn(product.fixed);
      if (span === undefined) return product.priceVaries;
      return Math.max(span.most, span.rest === null ? 0 : priced(span.rest.most)) > lowest(product);
    },
    converted,
    fromMinor: (minor) => toMajor(minor, currency),
    minor: (major) => toMinor(major, currency),
  };
}
