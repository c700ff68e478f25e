import type { StockSettings } from '@omnis/contract';
import { fewUnits } from '@omnis/models';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** Settings that hold until a store's team decides otherwise. */
const initial: StockSettings = { lowAt: fewUnits - 1, emails: false, version: 0 };

/** When stock is low in a store. Under a lock it stays as it is until the transaction ends, once it is set. */
export async function readStockSettings(
  { query }: Db,
  division: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<StockSettings> {
  const found = query
    .selectFrom('stock_settings')
    .select(['low_at as lowAt', 'emails', 'version'])
    .where('division_id', '=', division);
  return (await (lock ? found.forUpdate() : found).executeTakeFirst()) ?? initial;
}

/**
 * Changes when stock is low in a store.
 *
 * @param settings - with the version that they replace
 * @returns false when that is not the one in force
 */
export async function writeStockSettings(
  { query }: Db,
  division: number,
  { lowAt, emails, version }: StockSettings,
): Promise<boolean> {
  const values = { low_at: lowAt, emails };
  const written =
    version === 0
      ? await query
          .insertInto('stock_settings')
          .values({ division_id: division, ...values })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await query
          .updateTable('stock_settings')
          .set({ ...values, version: version + 1 })
          .where('division_id', '=', division)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst();
  return written !== undefined;
}

/** A variant that fell to the threshold. */
export interface FallenVariant {
  readonly id: string;
  readonly productId: number;
  readonly sku: string;
  readonly name: string;
  readonly colour: string;
  readonly size: string;
  readonly stock: number;
}

/** Forgets which variants were told to be low and are not any more: they are told again when they fall again. */
export async function forgetRisen({ query }: Db, division: number, lowAt: number): Promise<void> {
  await sql`
    DELETE FROM low_stock_told AS told USING variants AS variant
    WHERE told.division_id = ${division} AND variant.division_id = told.division_id AND variant.id = told.variant_id
      AND (variant.stock IS NULL OR variant.stock > ${lowAt})`.execute(query);
}

/** Notes the variants on sale that are low and were not told yet, and gives them, those with fewest units first. */
export async function noteFallen({ query }: Db, division: number, lowAt: number): Promise<FallenVariant[]> {
  const low = await query
    .selectFrom('variants')
    .innerJoin('products', (join) =>
      join
        .onRef('products.division_id', '=', 'variants.division_id')
        .onRef('products.id', '=', 'variants.product_id'),
    )
    .select(['variants.id', 'variants.product_id', 'variants.sku', 'products.name'])
    .select(['variants.colour', 'variants.size', 'variants.stock'])
    .where('variants.division_id', '=', division)
    .where('variants.archived', '=', false)
    .where('variants.stock', '<=', lowAt)
    .where('products.enabled', '=', true)
    .where('products.archived_at', 'is', null)
    .where('products.is_gift_card', '=', false)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('low_stock_told')
            .select('low_stock_told.variant_id')
            .whereRef('low_stock_told.division_id', '=', 'variants.division_id')
            .whereRef('low_stock_told.variant_id', '=', 'variants.id'),
        ),
      ),
    )
    .orderBy('variants.stock')
    .orderBy('products.name')
    .orderBy('variants.position')
    .execute();
  if (low.length === 0) return [];
  const ids = JSON.stringify(low.map(({ id }) => id));
  await sql`
    INSERT INTO low_stock_told (division_id, variant_id)
    SELECT ${division}::integer, id::uuid FROM jsonb_array_elements_text(${ids}::jsonb) AS ids (id)
    ON CONFLICT DO NOTHING`.execute(query);
  return low.map(({ product_id: productId, stock, ...variant }) => ({
    ...variant,
    productId,
    stock: stock ?? 0,
  }));
}
