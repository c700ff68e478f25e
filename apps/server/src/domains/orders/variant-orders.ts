import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** Newest orders of a store among which those of a variant are looked for: a fixed number, so that a big store waits no longer. */
export const ordersSearched = 1000;

/** Orders of a variant that are listed. */
const mostListed = 50;

/** An order that holds units of a variant. */
export interface VariantOrder {
  readonly id: number;
  readonly number: string;
  readonly at: Date;
  readonly quantity: number;
}

/**
 * Orders that hold units of a variant, by itself or in bundles, newest first. Not those whose payment failed or that the
 * customer cancelled: they gave their units back.
 */
export async function ordersOfVariant(
  { query }: Db,
  division: number,
  variantId: string,
): Promise<VariantOrder[]> {
  const { rows } = await sql<{ id: string | number; number: string; at: Date; quantity: string | number }>`
    SELECT recent.id, recent.number, recent.created_at AS at,
      sum(CASE WHEN item.variant_id = ${variantId}::uuid THEN item.quantity ELSE 0 END + item.quantity * coalesce((
        SELECT sum((part ->> 'quantity')::integer) FROM jsonb_array_elements(item.bundle_items) AS parts (part)
        WHERE part ->> 'variantId' = ${variantId}::text), 0)) AS quantity
    FROM (
      SELECT division_id, id, number, created_at, payment_state FROM orders
      WHERE division_id = ${division} AND draft IS NULL ORDER BY created_at DESC LIMIT ${sql.lit(ordersSearched)}
    ) AS recent
    JOIN order_items AS item ON item.division_id = recent.division_id AND item.order_id = recent.id
    WHERE item.division_id = ${division}
      AND recent.payment_state <> 'failed'
      AND (item.variant_id = ${variantId}::uuid
        OR item.bundle_items @> jsonb_build_array(jsonb_build_object('variantId', ${variantId}::text)))
      AND NOT EXISTS (
        SELECT 1 FROM order_changes AS change
        WHERE change.division_id = recent.division_id AND change.order_id = recent.id AND change.kind = 'cancelled')
    GROUP BY recent.id, recent.number, recent.created_at
    ORDER BY recent.created_at DESC, recent.id DESC
    LIMIT ${sql.lit(mostListed)}`.execute(query);
  return rows.map(({ id, number, at, quantity }) => ({
    id: Number(id),
    number,
    at,
    quantity: Number(quantity),
  }));
}
