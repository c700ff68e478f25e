import { pickupPlaceSchema } from '@omnis/contract';
import { everywhere, worldCountries, type CurrencyCode } from '@omnis/models';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { gramsOf } from '../catalogue/weights.ts';
import type { Prices } from '../catalogue/listing/prices.ts';
import type { Division } from '../../tenancy/division.ts';
import type { DeliveryDays } from './delivery-days.ts';
import { firstMethods } from './first-methods.ts';
import {
  insertShippingMethods,
  moveDelivery,
  shippingMethodRows,
  updateCutoff,
  type ShippingMethodRow,
} from './shipping.repository.ts';
import type { ShippingMethod } from './shipping-method.ts';

const countriesSchema = z.array(z.string());

/** An order as delivery methods measure it. */
export interface Measured {
  /** Value of the goods after discounts, in minor units of the currency of `prices`. */
  readonly goodsMinor: number;
  readonly prices: Prices;
  readonly grams: number;
  readonly items: number;
}

function toMethod(row: ShippingMethodRow): ShippingMethod {
  return {
    code: row.code,
    name: row.name,
    description: row.description,
    countries: countriesSchema.parse(row.countries),
    priceMinor: row.price_minor,
    freeOverMinor: row.free_over_minor,
    minDays: row.min_days,
    maxDays: row.max_days,
    cutoff: row.cutoff,
    measure: row.measure,
    from: row.measure_from,
    below: row.measure_below,
    pickup: pickupPlaceSchema.nullable().parse(row.pickup),
  };
}

/** Tells whether a method is offered for an order of this value, weight or number of items. */
export function isOffered({ measure, from, below }: ShippingMethod, order: Measured): boolean {
  const { goodsMinor, prices, grams, items } = order;
  const within = (value: number, bound: (given: number) => number): boolean =>
    (from === null || value >= bound(from)) && (below === null || value < bound(below));
  switch (measure) {
    case 'none':
      return true;
    case 'price':
      return within(goodsMinor, (minor) => prices.converted(minor));
    case 'weight':
      return within(grams, (bound) => bound);
    case 'quantity':
      return within(items, (bound) => bound);
  }
}

/** Value of goods from which a method is free, in minor units of the store's own currency; null when never. */
export function freeFromOf({
  priceMinor,
  freeOverMinor,
  measure,
  from,
  below,
}: ShippingMethod): number | null {
  if (measure === 'weight' || measure === 'quantity') return null;
  if (priceMinor === 0 && measure === 'price' && below === null) return from;
  return freeOverMinor;
}

/** Methods that deliver to a country: those that name it, else those for everywhere that there is a country. */
export function methodsFor(methods: readonly ShippingMethod[], country: string): ShippingMethod[] {
  const named = methods.filter(({ countries }) => countries.includes(country));
  if (named.length > 0 || !worldCountries.includes(country)) return named;
  return methods.filter(({ countries }) => countries.includes(everywhere));
}

/** ISO 3166 codes that a store delivers to, its own country first. */
export function deliveryCountries(methods: readonly ShippingMethod[], own: string): string[] {
  const named = methods.flatMap(({ countries }) => countries).filter((code) => code !== everywhere);
  const all = methods.some(({ countries }) => countries.includes(everywhere))
    ? [...named, ...worldCountries]
    : named;
  const codes = [...new Set(all)].toSorted();
  return codes.includes(own) ? [own, ...codes.filter((code) => code !== own)] : codes;
}

/** Price of a method for goods of this value, both in minor units of the currency of `prices`. */
export function shippingPrice(
  { priceMinor, freeOverMinor }: ShippingMethod,
  goodsMinor: number,
  prices: Prices,
): number {
  const free = freeOverMinor !== null && goodsMinor >= prices.converted(freeOverMinor);
  return free ? 0 : prices.converted(priceMinor);
}

// To make a formatter costs more than all that it ever writes.
const dayMonths = new Map<string, Intl.DateTimeFormat>();

function dayMonthIn(locale: string): Intl.DateTimeFormat {
  const made =
    dayMonths.get(locale) ??
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  dayMonths.set(locale, made);
  return made;
}

/** The days as a shopper reads them, such as `12 June – 14 June`. */
export function estimateText(
  { earliest, latest }: Pick<DeliveryDays, 'earliest' | 'latest'>,
  locale = 'en-GB',
): string {
  const dayMonth = dayMonthIn(locale);
  const text = (date: string): string => dayMonth.format(new Date(date));
  return earliest === latest ? text(earliest) : `${text(earliest)} – ${text(latest)}`;
}

/** A store's delivery methods as the cache keeps them. */
class HomeDelivery {
  readonly freeFrom: number | null;

  constructor(freeFrom: number | null) {
    this.freeFrom = freeFrom;
  }
}

/** Delivery methods of the stores. */
export function createShipping({ database, cache }: Pick<Core, 'database' | 'cache'>) {
  /** As they stand in the database now. */
  async function read(db: Db, division: Division): Promise<ShippingMethod[]> {
    return (await shippingMethodRows(db, division.id)).map(toMethod);
  }

  return {
    read,

    /** Grams of variants by their ids; none where no method of the store asks for the weight. */
    weigh: (
      division: number,
      ids: readonly string[],
      methods: readonly ShippingMethod[],
    ): Promise<ReadonlyMap<string, number>> =>
      methods.some(({ measure }) => measure === 'weight')
        ? database.tenant(division, (db) => gramsOf(db, division, ids))
        : Promise.resolve(new Map()),

    /** The delivery methods of a store with until when their orders leave on the same day. */
    async cutoffs(division: Division): Promise<{ code: string; name: string; cutoff: string }[]> {
      const methods = await database.tenant(division.id, (db) => read(db, division));
      return methods.map(({ code, name, cutoff }) => ({ code, name, cutoff }));
    },

    /** Changes cut-offs, in the transaction that writes the store’s settings. */
    async setCutoffs(
      db: Db,
      division: number,
      cutoffs: readonly { readonly code: string; readonly cutoff: string }[],
    ): Promise<void> {
      for (const each of cutoffs) await updateCutoff(db, division, each);
    },

    /** Gives a new store its first methods, in the transaction that makes it. */
    writeFirst: (
      db: Db,
      division: number,
      home: { readonly country: string; readonly currency: CurrencyCode },
    ): Promise<void> => insertShippingMethods(db, division, firstMethods(home)),

    /** Has what was delivered in one country alone be delivered in another, as a store moves. */
    move: (db: Db, division: number, countries: { readonly from: string; readonly to: string }) =>
      moveDelivery(db, division, countries),

    /** Value of goods, in minor units of the store's own currency, from which delivery at home is free; null when never. */
    async freeFrom(division: Division): Promise<number | null> {
      const key = `home delivery ${division.id}`;
      const known = cache.get(key);
      if (known instanceof HomeDelivery) return known.freeFrom;
      const methods = await database.tenant(division.id, (db) => read(db, division));
      const delivering = methods.filter(({ pickup }) => pickup === null);
      const thresholds = methodsFor(delivering, division.country).flatMap((each) => freeFromOf(each) ?? []);
      const fresh = new HomeDelivery(thresholds.length === 0 ? null : Math.min(...thresholds));
      cache.set(key, fresh, { tags: [`division:${division.id}`], bytes: 200 });
      return fresh.freeFrom;
    },
  };
}

/** Delivery methods of the stores. */
export type Shipping = ReturnType<typeof createShipping>;
