import { percentOf } from './money.ts';

interface CouponBase {
  /** Goods must come to at least this much, in minor units, tax as shown to the shopper. */
  minimumSpendMinor?: number;
}

/** Benefit of a coupon. */
export type Coupon =
  | (CouponBase & { kind: 'percent'; /** 0 to 100 */ percent: number })
  | (CouponBase & { kind: 'fixed'; /** In minor units of the basket's currency. */ amountMinor: number })
  | (CouponBase & { kind: 'free_shipping' });

/** Effect of a coupon on a basket. */
export interface CouponEffect {
  /** False while the basket is below the coupon's minimum spend. */
  applied: boolean;
  /** Amount missing for the minimum spend, in minor units. */
  missingMinor: number;
  /** Off the goods, in minor units; never more than they cost. */
  discountMinor: number;
  freeShipping: boolean;
}

/**
 * Benefit of a coupon on goods of this value.
 *
 * @param subtotalMinor - value of the goods in minor units
 * @throws RangeError when the coupon's percentage is not from 0 to 100 or its amount is negative.
 */
export function couponEffect(coupon: Coupon | null | undefined, subtotalMinor: number): CouponEffect {
  const nothing = { applied: false, missingMinor: 0, discountMinor: 0, freeShipping: false };
  if (coupon === null || coupon === undefined) return nothing;
  const missingMinor = Math.max(0, (coupon.minimumSpendMinor ?? 0) - subtotalMinor);
  if (missingMinor > 0) return { ...nothing, missingMinor };
  const applied = { ...nothing, applied: true };
  switch (coupon.kind) {
    case 'percent':
      if (!(coupon.percent >= 0 && coupon.percent <= 100)) {
        throw new RangeError(`A coupon takes off 0 to 100 percent, not ${coupon.percent}`);
      }
      return { ...applied, discountMinor: percentOf(subtotalMinor, coupon.percent) };
    case 'fixed':
      if (!(coupon.amountMinor >= 0)) throw new RangeError(`A coupon cannot take off ${coupon.amountMinor}`);
      return { ...applied, discountMinor: Math.min(coupon.amountMinor, subtotalMinor) };
    case 'free_shipping':
      return { ...applied, freeShipping: true };
  }
}
