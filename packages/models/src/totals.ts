import { couponEffect, type Coupon, type CouponEffect } from './coupon.ts';
import type { CurrencyCode } from './currencies.ts';
import { allocate, percentOf, vatIncluded } from './money.ts';

/** One line of a basket or an order. */
export interface TotalsLine {
  /** Price of one in minor units. */
  unitMinor: number;
  /** Whole number, zero or more. */
  quantity: number;
  /** Percent: 20 for 20 %. */
  vatRate: number;
  /** A gift card: no coupon takes anything off it, and delivery does not share its rate. */
  giftCard?: boolean;
}

/** Input for computing the totals. */
export interface TotalsInput {
  lines: readonly TotalsLine[];
  coupon?: Coupon | null;
  /** Discount of each line in minor units, in the order of the lines (see `applyDiscounts`); instead of a coupon. */
  reductions?: { readonly lines: readonly number[]; readonly freeDelivery: boolean } | undefined;
  /** Delivery in minor units, before any free delivery. */
  shippingMinor?: number;
  /**
   * VAT on delivery in percent. Left out, delivery follows the goods: it is shared over the lines by
   * value and taxed at each line's rate.
   */
  shippingVatRate?: number;
  currency: CurrencyCode;
  /** True when prices and delivery include their tax; false when it comes on top. */
  taxIncluded: boolean;
}

/** Sums of one line in minor units. */
export interface LineTotals {
  /** Unit price × quantity. */
  gross: number;
  /** The line's part of the discount. */
  discount: number;
  /** Tax before the discount. */
  tax: number;
  /** The part of the tax that the discount takes away. */
  taxDiscount: number;
}

/** Sums of a basket or an order in minor units (platform.md §3, Order). */
export interface Totals {
  currency: CurrencyCode;
  /** Goods before the discount, tax included or not as the input says. */
  subtotal: number;
  discount: number;
  /** Tax of the goods before the discount; what is due on them is goodsTax − taxDiscount. */
  goodsTax: number;
  taxDiscount: number;
  shipping: number;
  shippingTax: number;
  /**
   * Amount to pay: subtotal − discount + shipping, and, when tax is not included, + goodsTax − taxDiscount +
   * shippingTax.
   */
  total: number;
  /** In the order of the input. */
  lines: LineTotals[];
  coupon: CouponEffect;
}

/**
 * The sums of a basket or an order, exact in minor units: the discount is shared over the lines by
 * value, tax is rounded once a line, and every sum is the sum of its parts.
 *
 * @throws RangeError for a negative or fractional price, quantity or delivery, or a rate outside 0–100.
 * @example
 * computeTotals({
 *   lines: [{ unitMinor: 2400, quantity: 2, vatRate: 20 }],
 *   coupon: { kind: 'percent', percent: 10 },
 *   shippingMinor: 395,
 *   currency: 'GBP',
 *   taxIncluded: true,
 * }); // subtotal 4800, discount 480, goodsTax 800, taxDiscount 80, shipping 395, shippingTax 66, total 4715
 */
export function computeTotals(input: TotalsInput): Totals {
  const { lines, currency, taxIncluded, shippingMinor = 0 } = input;
  check(input);
  const taxOf = taxIncluded ? vatIncluded : percentOf;
  const gross = lines.map(({ unitMinor, quantity }) => unitMinor * quantity);
  const subtotal = sum(gross);
  if (!Number.isSafeInteger(subtotal))
    throw new RangeError('The basket is worth more than can be counted exactly');

  // The price of a gift card is not goods: a coupon neither counts it nor takes anything off it.
  const goods = gross.map((value, index) => (lines[index]?.giftCard ? 0 : value));
  const coupon = couponEffect(input.coupon, sum(goods));
  const discounts =
    input.reductions?.lines ?? allocate(coupon.discountMinor, lines.length === 0 ? [0] : goods);
  const lineTotals = lines.map(({ vatRate }, index): LineTotals => {
    const value = gross[index] ?? 0;
    const discount = discounts[index] ?? 0;
    const tax = taxOf(value, vatRate);
    return { gross: value, discount, tax, taxDiscount: tax - taxOf(value - discount, vatRate) };
  });

  const discount = sum(lineTotals.map((line) => line.discount));
  const goodsTax = sum(lineTotals.map((line) => line.tax));
  const taxDiscount = sum(lineTotals.map((line) => line.taxDiscount));
  const shipping = coupon.freeShipping || input.reductions?.freeDelivery ? 0 : shippingMinor;
  const shippingTax = shippingTaxOf(shipping, input, lineTotals);
  const onTop = taxIncluded ? 0 : goodsTax - taxDiscount + shippingTax;
  return {
    currency,
    subtotal,
    discount,
    goodsTax,
    taxDiscount,
    shipping,
    shippingTax,
    total: subtotal - discount + shipping + onTop,
    lines: lineTotals,
    coupon,
  };
}

/**
 * Discount left on an order when its goods get fewer: its share by value, in minor units.
 *
 * @param goods - value of the goods before and after, in minor units
 * @example
 * discountLeft(720, { before: 7200, after: 2400 }); // 240
 */
export function discountLeft(discountMinor: number, goods: { before: number; after: number }): number {
  return goods.before === 0 ? 0 : Math.round((discountMinor * goods.after) / goods.before);
}

/**
 * Price of some units of a line, in minor units: their share of the price of all, discount taken off. Over all its
 * units it is exactly that, in whatever portions they come.
 *
 * @param units - how many there are, how many were counted before, and how many are counted now
 * @example
 * unitsShare(1000, { of: 3, before: 0, now: 1 }); // 333
 * unitsShare(1000, { of: 3, before: 1, now: 2 }); // 667
 */
export function unitsShare(lineMinor: number, units: { of: number; before: number; now: number }): number {
  const share = (count: number): number => Math.round((lineMinor * Math.min(count, units.of)) / units.of);
  return share(units.before + units.now) - share(units.before);
}

function shippingTaxOf(shipping: number, input: TotalsInput, lineTotals: readonly LineTotals[]): number {
  const taxOf = input.taxIncluded ? vatIncluded : percentOf;
  if (input.shippingVatRate !== undefined) return taxOf(shipping, input.shippingVatRate);
  if (lineTotals.length === 0) return 0;
  // Lines of one rate are taken together, so that a uniform basket is rounded once.
  const values = new Map<number, number>();
  for (const [index, { vatRate, giftCard }] of input.lines.entries()) {
    if (giftCard) continue;
    const line = lineTotals[index];
    values.set(vatRate, (values.get(vatRate) ?? 0) + (line === undefined ? 0 : line.gross - line.discount));
  }
  if (values.size === 0) return 0;
  const shares = allocate(shipping, [...values.values()]);
  return sum([...values.keys()].map((rate, index) => taxOf(shares[index] ?? 0, rate)));
}

function check({ lines, shippingMinor = 0, shippingVatRate = 0 }: TotalsInput): void {
  for (const { unitMinor, quantity, vatRate } of lines) {
    whole('unitMinor', unitMinor);
    whole('quantity', quantity);
    percentage('vatRate', vatRate);
  }
  whole('shippingMinor', shippingMinor);
  percentage('shippingVatRate', shippingVatRate);
}

function whole(name: string, value: number): void {
  if (!Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`${name} must be a whole number from 0, not ${value}`);
}

function percentage(name: string, value: number): void {
  if (!(value >= 0 && value <= 100))
    throw new RangeError(`${name} must be a percentage from 0 to 100, not ${value}`);
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
