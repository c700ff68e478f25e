import { addPercent, taxRateOf, taxTreatment, vatIncluded, wallTime } from '@omnis/models';
import type { TaxedProduct, TaxTreatment, VatDestination } from '@omnis/models';
import { regionOf } from '@omnis/guards';
import type { Division } from './division.ts';

/** The tax of an order or of a basket. */
export interface OrderTax {
  readonly treatment: TaxTreatment;
  /** The checked VAT number of the business that owes the tax itself; null: the store charges it. */
  readonly businessNumber: string | null;
  /** VAT rate charged on a product, in percent. */
  rateOf(product: TaxedProduct): number;
  /** VAT rate that would be charged if no business owed the tax itself, in percent. */
  dueRateOf(product: TaxedProduct): number;
  /**
   * Price that a shopper pays for a typed one, in minor units: tax that is not in it is added, tax that is owed by the
   * buyer is taken off.
   */
  toPay(typedMinor: number, product: TaxedProduct): number;
}

/** The day in a store, such as `2026-01-31`. */
export function dayIn(timeZone: string, now: Date): string {
  return wallTime(now, timeZone).date;
}

/**
 * How a store taxes what it sells.
 *
 * @param at.to - where the goods go; null while it is not known: at home
 * @param at.businessNumber - of a business, with its country in front, once the register has confirmed it
 */
export function orderTax(
  { taxes, timeZone }: Pick<Division, 'taxes' | 'timeZone'>,
  { to, now, businessNumber }: { to: VatDestination | null; now: Date; businessNumber?: string | undefined },
): OrderTax {
  const day = dayIn(timeZone, now);
  const due = taxTreatment(taxes, { to, day });
  const treatment = businessNumber === undefined ? due : taxTreatment(taxes, { to, day, businessNumber });
  const isReverse = treatment.scheme === 'reverse';
  const rateOf = (product: TaxedProduct): number => taxRateOf(product, treatment, taxes.home);
  const dueRateOf = (product: TaxedProduct): number => taxRateOf(product, due, taxes.home);
  return {
    treatment,
    businessNumber: isReverse ? (businessNumber ?? null) : null,
    rateOf,
    dueRateOf,
    toPay: (typedMinor, product) => {
      if (!taxes.pricesIncludeTax) return addPercent(typedMinor, rateOf(product));
      return isReverse ? typedMinor - vatIncluded(typedMinor, dueRateOf(product)) : typedMinor;
    },
  };
}

/**
 * The tax that is added to the prices that shoppers are shown; null where they are shown as they were typed. Who sells from
 * the European Union or the United Kingdom has to show consumers prices with tax (directive 98/6/EC, Price Marking Order
 * 2004), also where prices are typed without.
 */
export function consumerTax(division: Pick<Division, 'taxes' | 'timeZone'>): OrderTax | null {
  const { pricesIncludeTax, home } = division.taxes;
  if (pricesIncludeTax || regionOf(home) === 'rest-of-world' || regionOf(home) === null) return null;
  return orderTax(division, { to: null, now: new Date() });
}
