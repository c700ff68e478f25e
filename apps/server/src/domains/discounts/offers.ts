import {
  discountKinds,
  formatMoney,
  type Discount,
  type DiscountGift,
  type DiscountProblem,
} from '@omnis/models';
import { discountGoodsSchema, buyAndGetSchema } from '@omnis/contract';
import { sql, type CompiledQuery } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../database/connection.ts';
import type { Prices } from '../catalogue/listing/prices.ts';
import { inSegmentText } from './segment-members.ts';
import { percentOf } from './discount-values.ts';

/** A discount as one shopper meets it: the one whose code lies on their basket, or one that applies by itself. */
export interface Offer {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly value: number;
  readonly tenths: number;
  readonly goods: unknown;
  readonly buy_and_get: unknown;
  readonly minimum_minor: number;
  readonly minimum_quantity: number;
  readonly for_customers: boolean;
  readonly once_per_customer: boolean;
  readonly max_uses: number | null;
  readonly max_uses_per_code: number | null;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly combines: boolean;
  readonly enabled: boolean;
  readonly uses: number;
  /** The code that lies on the basket; null when it applies by itself. */
  readonly code: string | null;
  readonly code_uses: number | null;
  readonly is_signed_in: boolean;
  /** True when the shopper is among the customers that it is for. */
  readonly is_named: boolean;
  /** True when the shopper has used it in another order. */
  readonly is_used: boolean;
}

const offersText = `
  SELECT d.id, d.title, d.kind, d.value, d.tenths, d.goods, d.buy_and_get, d.minimum_minor, d.minimum_quantity, d.for_customers,
    d.once_per_customer, d.max_uses, d.max_uses_per_code, d.starts_at, d.ends_at, d.combines, d.enabled, d.uses,
    laid.code, laid.uses AS code_uses, $3::uuid IS NOT NULL AS is_signed_in,
    (d.for_customers AND EXISTS (
      SELECT FROM discount_customers AS named
      JOIN customers ON customers.division_id = $1 AND lower(customers.email) = named.email
      WHERE named.division_id = $1 AND named.discount_id = d.id AND customers.id = $3::uuid
        AND customers.verified_at IS NOT NULL)
      OR d.for_customers AND d.segments <> '[]'::jsonb AND ${inSegmentText}) AS is_named,
    (d.once_per_customer AND EXISTS (
      SELECT FROM discount_uses AS used
      JOIN orders ON orders.division_id = $1 AND orders.id = used.order_id
      WHERE used.division_id = $1 AND used.discount_id = d.id AND used.released_at IS NULL
        AND orders.customer_id = $3::uuid)) AS is_used
  FROM discounts AS d
  LEFT JOIN (
    SELECT codes.code, codes.uses, codes.discount_id
    FROM basket_coupons AS basket
    JOIN discount_codes AS codes ON codes.division_id = $1 AND codes.code = basket.code
    WHERE basket.division_id = $1 AND basket.owner = $2) AS laid ON laid.discount_id = d.id
  WHERE d.division_id = $1 AND (laid.code IS NOT NULL OR (d.method = 'automatic' AND d.enabled
    AND (d.starts_at IS NULL OR d.starts_at <= now()) AND (d.ends_at IS NULL OR d.ends_at > now())
    AND (d.max_uses IS NULL OR d.uses < d.max_uses)))
  ORDER BY d.created_at, d.id`;

let offersQuery: CompiledQuery<Offer> | undefined;
const customerOf = (owner: string): string | null => /^customer:(.+)$/.exec(owner)?.[1] ?? null;

/** Asks for what a shopper may be given: the discount of the code on their basket, working or not, and automatic ones. */
export function selectOffers({ query }: Db, division: number, owner: string): CompiledQuery<Offer> {
  // Every call of the basket asks this, so it is compiled once.
  offersQuery ??= sql<Offer>`${sql.raw(offersText)}`.compile(query);
  return { ...offersQuery, parameters: [division, owner, customerOf(owner)] };
}

/** The same, after what was started before. */
export async function readOffers(db: Db, division: number, owner: string): Promise<Offer[]> {
  const { rows } = await db.query.executeQuery(selectOffers(db, division, owner));
  return rows;
}

/** Why a code cannot be used at this moment, whatever is in the basket; '' when it can. */
export function offerFault(offer: Offer | undefined, now: Date): string {
  if (!offer?.enabled) return 'This coupon code is not valid';
  if (offer.starts_at && offer.starts_at > now) return 'This coupon cannot be used yet';
  if (offer.ends_at && offer.ends_at <= now) return 'This coupon has expired';
  const { max_uses: most, max_uses_per_code: mostOfCode, uses, code_uses: codeUses } = offer;
  if ((most !== null && uses >= most) || (mostOfCode !== null && (codeUses ?? 0) >= mostOfCode))
    return 'This coupon has been used up';
  if (offer.for_customers && !offer.is_signed_in) return 'Sign in to use this coupon';
  if (offer.for_customers && !offer.is_named) return 'This coupon is for other customers';
  return offer.is_used ? 'You have already used this coupon' : '';
}

/** Tells whether an offer can be used. An automatic one that is once per customer needs to know them. */
export const isUsable = (offer: Offer, now: Date): boolean =>
  offerFault(offer, now) === '' && (offer.code !== null || !offer.once_per_customer || offer.is_signed_in);

const kindSchema = z.enum(discountKinds);

function toGift(
  { kind, value, tenths, buy_and_get: stored }: Pick<Offer, 'kind' | 'value' | 'tenths' | 'buy_and_get'>,
  prices: Prices,
): DiscountGift {
  const read = kindSchema.parse(kind);
  switch (read) {
    case 'percentage':
      return { kind: read, percent: percentOf({ value, tenths }) };
    case 'fixed_amount':
      return { kind: read, amountMinor: prices.converted(value) };
    case 'free_delivery':
      return { kind: read };
    case 'buy_x_get_y':
      return { kind: read, percent: percentOf({ value, tenths }), ...buyAndGetSchema.parse(stored) };
  }
}

/** An offer as baskets are priced with it, in the currency of `prices`. */
export function toDiscount(offer: Offer, prices: Prices): Discount {
  return {
    id: offer.id,
    title: offer.title,
    code: offer.code,
    gift: toGift(offer, prices),
    goods: discountGoodsSchema.parse(offer.goods),
    minimumSpendMinor: prices.converted(offer.minimum_minor),
    minimumQuantity: offer.minimum_quantity,
    combines: offer.combines,
  };
}

/** The message for a shopper whose code gives nothing on this basket; '' when it gives something. */
export function problemText(problem: DiscountProblem | undefined, prices: Prices): string {
  switch (problem?.kind) {
    case undefined:
      return '';
    case 'goods':
      return 'This coupon is for other products';
    case 'spend':
      return `Spend ${formatMoney(problem.missingMinor, prices.currency)} more to use this coupon`;
    case 'quantity':
      return `Add ${problem.missing} more to use this coupon`;
    case 'gift':
      return `Add ${problem.missing} more to get your offer`;
    case 'better':
      return `You are already getting a better offer: ${problem.title}`;
  }
}
