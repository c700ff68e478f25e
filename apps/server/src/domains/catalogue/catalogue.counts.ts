import { runsLow } from '@omnis/models';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../database/connection.ts';
import { lowAtOf } from '../stock/low-at.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

/** The number of products of a store. */
export interface ProductCounts {
  readonly enabled: number;
  readonly total: number;
  /** Enabled ones of which a variant is low by the store's own setting, or sold out. */
  readonly lowStock: number;
  /** From how many units on a variant is low. */
  readonly lowAt: number;
}

/** Catalogues of more products are counted in memory: the database would go through each of their variants. */
const mostCounted = 2000;

const idsSchema = z.array(z.object({ id: z.coerce.number() }));

/**
 * Products with few units of a variant whose stock the catalogue in memory does not tell: what is sold beyond its stock has no
 * limit there, and neither have gift cards.
 */
async function lowBeyond({ query }: Db, snapshot: Snapshot, lowAt: number): Promise<Set<number>> {
  const { division } = snapshot;
  const cards = [...snapshot.all()].flatMap(({ id, isGiftCard }) => (isGiftCard ? [id] : []));
  const { rows } = await sql`
    SELECT product_id AS id FROM variants
    WHERE division_id = ${division} AND continue_selling AND NOT archived AND stock <= ${lowAt}
    UNION SELECT product_id FROM variants
    WHERE division_id = ${division} AND product_id = ANY (${cards}::bigint[]) AND NOT archived
      AND stock <= ${lowAt}`.execute(query);
  return new Set(idsSchema.parse(rows).map(({ id }) => id));
}

/** Counts the products of a store in memory, but for stock that only the database knows. */
export async function countHeld(db: Db, snapshot: Snapshot): Promise<ProductCounts> {
  const lowAt = await lowAtOf(db, snapshot.division);
  const beyond = await lowBeyond(db, snapshot, lowAt);
  let enabled = 0;
  let lowStock = 0;
  for (const row of snapshot.all()) {
    if (!row.enabled) continue;
    enabled += 1;
    if (beyond.has(row.id) || row.variants.some(({ stock }) => runsLow(stock, lowAt))) lowStock += 1;
  }
  return { enabled, total: snapshot.size, lowStock, lowAt };
}

/** Counts the products of a store, in the transaction of `db`. */
export const countProducts = (db: Db, snapshot: Snapshot): Promise<ProductCounts> =>
  snapshot.size > mostCounted ? countHeld(db, snapshot) : countStored(db, snapshot.division);

/** Counts the products of a store by the database alone. */
export async function countStored(db: Db, division: number): Promise<ProductCounts> {
  const { query } = db;
  const lowAt = await lowAtOf(db, division);
  const [products, low] = await Promise.all([
    query
      .selectFrom('products')
      .select([
        ({ fn }) => fn.countAll<number>().as('total'),
        sql<number>`count(*) FILTER (WHERE enabled)`.as('enabled'),
      ])
      .where('division_id', '=', division)
      .executeTakeFirstOrThrow(),
    // Sold-out variants count too: they want stock most.
    query
      .selectFrom('products')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('division_id', '=', division)
      .where('enabled', '=', true)
      .where((where) =>
        where.exists(
          where
            .selectFrom('variants')
            .select('variants.id')
            .whereRef('variants.division_id', '=', 'products.division_id')
            .whereRef('variants.product_id', '=', 'products.id')
            .where('variants.archived', '=', false)
            .where('variants.stock', '<=', lowAt),
        ),
      )
      .executeTakeFirstOrThrow(),
  ]);
  return { enabled: products.enabled, total: products.total, lowStock: low.count, lowAt };
}
