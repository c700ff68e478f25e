import { currencies, currencyOf, type CurrencyCode } from '@omnis/models';
import { sql, type RawBuilder } from 'kysely';
import type { Span } from './period.ts';

/** For which store, days and money figures are counted. */
export interface Scope extends Span {
  readonly division: number;
  /** IANA name. */
  readonly timeZone: string;
  /** The store's own currency. */
  readonly currency: CurrencyCode;
}

/** States of a payment whose order was sold: `refunded` ones were until their refunds. */
export const wasSold = sql<boolean>`o.payment_state IN ('authorised', 'paid', 'refunded')`;

/** An exchange sends other goods free of charge and is no sale. */
export const isSale = sql<boolean>`NOT (o.parent_id IS NOT NULL AND o.total_minor = 0)`;

/** The day of a moment on the store's calendar. */
export const wallDay = (column: string, { timeZone }: Pick<Scope, 'timeZone'>): RawBuilder<string> =>
  sql`(${sql.raw(column)} AT TIME ZONE ${sql.lit(timeZone)})::date`;

/**
 * That a moment lies on days of the store. The wall decides; the wider bounds are for the index, as a day that clocks go
 * back over has no single beginning.
 */
export const within = (column: string, scope: Scope): RawBuilder<boolean> => sql`(
  ${sql.raw(column)} >= (${sql.lit(scope.from)}::date - 1)::timestamp AT TIME ZONE 'UTC'
  AND ${sql.raw(column)} < (${sql.lit(scope.to)}::date + 2)::timestamp AT TIME ZONE 'UTC'
  AND ${wallDay(column, scope)} BETWEEN ${sql.lit(scope.from)}::date AND ${sql.lit(scope.to)}::date)`;

const odd = Object.values(currencies).filter(({ decimals }) => decimals !== 2);
const decimals = sql.raw(
  `CASE o.currency ${odd.map((each) => `WHEN '${each.code}' THEN ${each.decimals}`).join(' ')} ELSE 2 END`,
);

/** An amount of the order `o` in the store's currency, at the order's rate, halves away from zero as `convertMinor` has it. */
export const inOwn = (
  amount: RawBuilder<unknown>,
  { currency }: Pick<Scope, 'currency'>,
): RawBuilder<number> =>
  sql`CASE WHEN o.currency = ${sql.lit(currency)} THEN (${amount})::numeric
    ELSE round((${amount})::numeric * power(10::numeric, ${sql.lit(currencyOf(currency).decimals)} - (${decimals})) / o.exchange_rate) END`;

/** Price of a line `i` of an order, tax and discount included. */
export const lineMinor = sql<number>`((i.price_minor + i.tax_minor) * i.quantity + i.tax_rest_minor - i.discount_minor)`;

/** That a refund `r` lowered the total of its order, which was more before. */
export const lowers = sql<boolean>`(r.order_before IS NOT NULL AND NOT r.of_return AND NOT r.by_hand)`;

/** That a refund `r` gave back all that was left of the order `o`. */
export const ends = sql<boolean>`(r.order_before IS NULL AND NOT r.of_return AND NOT r.by_hand)`;

/**
 * That a refund `r` of the order `o` counts. One that a bank refused does not, unless the order's total was lowered with it:
 * the order is no longer worth it either way.
 */
export const counts = sql<boolean>`(CASE WHEN ${lowers} THEN true ELSE r.state <> 'failed' AND (r.of_return OR r.by_hand
  OR o.payment_state = 'refunded' OR o.status IN ('refunded', 'bespoke_refunded')) END)`;

/** Refunds of the order `o`, added up: those that lowered its total, and all that count. */
export const backOf = sql`LATERAL (
  SELECT coalesce(sum(r.amount_minor) FILTER (WHERE ${lowers}), 0) AS lowered,
    coalesce(sum(r.amount_minor) FILTER (WHERE ${counts}), 0) AS counted
  FROM order_refunds AS r WHERE r.division_id = o.division_id AND r.order_id = o.id) AS back`;

/** Lines of the order `o`, added up: units, and what gift cards in it were sold for. */
export const goodsOf = sql`LATERAL (
  SELECT coalesce(sum(i.quantity), 0) AS units,
    coalesce(sum(${lineMinor}) FILTER (WHERE i.gift_card IS NOT NULL), 0) AS cards
  FROM order_items AS i WHERE i.division_id = o.division_id AND i.order_id = o.id) AS goods`;

/** Part of the total of the order `o` that has not arrived: owed, or paid by a later payment that is on its way. */
const missing = sql<number>`(o.owed_minor + coalesce((
  SELECT sum((charge ->> 'minor')::bigint) FROM jsonb_array_elements(o.charges) AS charges (charge)
  WHERE charge ->> 'state' = 'open'), 0))`;

/**
 * Gross sales of an order on its day: its total as it was placed, without gift cards, as what is bought with them
 * counts. For one that was refunded whole, exactly what its refunds gave back.
 */
export const grossMinor = sql<number>`(CASE WHEN o.payment_state = 'refunded' THEN back.counted
  ELSE o.total_minor + back.lowered - ${missing} END - goods.cards)`;

/**
 * The refunds that count, of the orders that had one in the scope: `refunds` with `day`, `order_id`, `amount` (minor units of the
 * store's currency, without what it gave back for gift cards) and `units`. What all refunds of an order come to is converted
 * before it is divided among them, so that an order that was refunded whole comes to nothing.
 */
export const refundsIn = (scope: Scope) => sql`
  SELECT told.day, told.order_id, told.units, ${inOwn(sql`o.upto`, scope)} - ${inOwn(sql`o.upto - o.minor`, scope)} AS amount
  FROM (
    SELECT noted.*, sum(noted.minor) OVER (PARTITION BY noted.order_id ORDER BY noted.created_at, noted.id) AS upto
    FROM (
      SELECT every.*,
        every.amount_minor - CASE WHEN every.ends THEN least(every.amount_minor, greatest(0,
          every.cards - coalesce(sum(every.credited_cards) OVER (PARTITION BY every.order_id), 0)))
          ELSE every.credited_cards END AS minor,
        CASE WHEN every.ends THEN greatest(0, every.all_units - coalesce(sum(every.credited_units) OVER (PARTITION BY every.order_id), 0))
          ELSE every.credited_units END AS units
      FROM (
        SELECT r.id, r.order_id, r.created_at, r.amount_minor, o.currency, o.exchange_rate, ${ends} AS ends,
          goods.cards, goods.units AS all_units, credited.cards AS credited_cards, credited.units AS credited_units
        FROM (SELECT DISTINCT r.order_id FROM order_refunds AS r
          WHERE r.division_id = ${sql.lit(scope.division)} AND ${within('r.created_at', scope)}) AS touched
        JOIN orders AS o ON o.division_id = ${sql.lit(scope.division)} AND o.id = touched.order_id AND ${wasSold}
        JOIN order_refunds AS r ON r.division_id = o.division_id AND r.order_id = o.id AND ${counts}
        CROSS JOIN ${goodsOf}
        CROSS JOIN LATERAL (
          SELECT coalesce(sum((line ->> 'minor')::bigint) FILTER (WHERE i.gift_card IS NOT NULL), 0) AS cards,
            coalesce(sum((line ->> 'quantity')::integer) FILTER (WHERE i.id IS NOT NULL), 0) AS units
          FROM jsonb_array_elements(r.credited) AS lines (line)
          LEFT JOIN order_items AS i ON i.division_id = o.division_id AND i.order_id = o.id AND i.id::text = line ->> 'item'
        ) AS credited
      ) AS every
    ) AS noted
  ) AS o
  CROSS JOIN LATERAL (SELECT ${wallDay('o.created_at', scope)} AS day, o.order_id, o.units) AS told
  WHERE ${within('o.created_at', scope)}`;
