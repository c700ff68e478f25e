import { fewUnits } from '@omnis/models';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** How many products a store has, in the transaction of `db`. */
export async function countProducts(
  { query }: Db,
  division: number,
): Promise<{ enabled: number; total: number; lowStock: number }> {
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
            .where('variants.stock', '<', fewUnits),
        ),
      )
      .executeTakeFirstOrThrow(),
  ]);
  return { enabled: products.enabled, total: products.total, lowStock: low.count };
}
