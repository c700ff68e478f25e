import { couponKinds, formatMoney, type Coupon, type CouponEffect } from '@omnis/models';
import { z } from 'zod';
import type { Prices } from '../catalogue/listing/prices.ts';
import type { CouponRow } from './coupons.repository.ts';

const kindSchema = z.enum(couponKinds);

/** Why a coupon cannot be used at all at this moment; '' when it can. */
export function couponFault(row: CouponRow | undefined, now: Date): string {
  if (!row) return 'This coupon code is not valid';
  if (row.starts_at && row.starts_at > now) return 'This coupon cannot be used yet';
  if (row.expires_at && row.expires_at <= now) return 'This coupon has expired';
  if (row.max_uses !== null && row.uses >= row.max_uses) return 'This coupon has been used up';
  return '';
}

/** A coupon as totals are computed with it, in the currency of `prices`. */
export function toCoupon(row: CouponRow, prices: Prices): Coupon {
  const minimum = { minimumSpendMinor: prices.converted(row.minimum_minor) };
  const kind = kindSchema.parse(row.kind);
  switch (kind) {
    case 'percent':
      return { kind, percent: Math.min(100, Math.max(0, row.value)), ...minimum };
    case 'fixed':
      return { kind, amountMinor: prices.converted(row.value), ...minimum };
    case 'free_shipping':
      return { kind, ...minimum };
  }
}

/** What a shopper reads when the basket is too small for the coupon; '' when it is not. */
export function couponProblem({ missingMinor }: CouponEffect, prices: Prices): string {
  return missingMinor > 0
    ? `Spend ${formatMoney(missingMinor, prices.currency)} more to use this coupon`
    : '';
}
