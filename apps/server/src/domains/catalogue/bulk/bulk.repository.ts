import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../database/connection.ts';
import { readFixedPrices } from '../listing/fixed-prices.ts';
import { readTaxClass } from '../tax-class.ts';
import { formerSchema, type BulkProduct, type BulkTarget, type Former } from './bulk-decision.ts';
import { bulkTaskSchema, type BulkTask } from './bulk-task.ts';

/** A bulk edit of a store. */
export interface EditAt {
  readonly division: number;
  readonly id: string;
}

/** Outcome of a product. */
export interface Outcome {
  readonly id: number;
  readonly outcome: 'changed' | 'unchanged' | 'refused';
  readonly reason: string;
  readonly former: Former | null;
}

/** Notes a bulk edit of products. */
export async function insertEdit(
  { query }: Db,
  { division, id }: EditAt,
  { task, products }: { task: BulkTask; products: readonly { id: number; name: string }[] },
): Promise<void> {
  await query
    .insertInto('bulk_edits')
    .values({
      division_id: division,
      id,
      action: JSON.stringify(task),
      total: products.length,
      undone_by: null,
    })
    .execute();
  await sql`
    INSERT INTO bulk_edit_products (division_id, edit_id, product_id, name)
    SELECT ${division}::integer, ${id}::uuid, p.id, p.name
    FROM jsonb_to_recordset(${JSON.stringify(products)}::jsonb) AS p(id bigint, name text)
    ON CONFLICT DO NOTHING`.execute(query);
}

/** Notes a bulk edit that puts the products back that another one changed. */
export async function insertUndo({ query }: Db, { division, id }: EditAt, of: string): Promise<void> {
  const task: BulkTask = { kind: 'undo', of };
  await sql`
    INSERT INTO bulk_edits (division_id, id, action, total)
    SELECT division_id, ${id}::uuid, ${JSON.stringify(task)}::jsonb, changed FROM bulk_edits
    WHERE division_id = ${division} AND id = ${of}::uuid`.execute(query);
  await sql`
    INSERT INTO bulk_edit_products (division_id, edit_id, product_id, name, former)
    SELECT division_id, ${id}::uuid, product_id, name, former FROM bulk_edit_products
    WHERE division_id = ${division} AND edit_id = ${of}::uuid AND outcome = 'changed'`.execute(query);
  await query
    .updateTable('bulk_edits')
    .set({ undone_by: id })
    .where('division_id', '=', division)
    .where('id', '=', of)
    .execute();
}

/** A bulk edit; `lock` keeps others from it until the transaction ends. */
export async function findEdit({ query }: Db, { division, id }: EditAt, lock = false) {
  const found = query
    .selectFrom('bulk_edits')
    .selectAll()
    .where('division_id', '=', division)
    .where('id', '=', id);
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst();
  return row ? { ...row, task: bulkTaskSchema.parse(row.action) } : null;
}

/** The first products that a bulk edit refused. */
export async function refusalsOf({ query }: Db, { division, id }: EditAt, limit: number) {
  return query
    .selectFrom('bulk_edit_products')
    .select(['product_id as id', 'name', 'reason'])
    .where('division_id', '=', division)
    .where('edit_id', '=', id)
    .where('outcome', '=', 'refused')
    .orderBy('product_id')
    .limit(limit)
    .execute();
}

/** The next products of a bulk edit behind `after`, with what an undo puts back. */
export async function nextProducts(
  { query }: Db,
  { division, id }: EditAt,
  { after, limit }: { after: number; limit: number },
): Promise<{ id: number; name: string; former: Former | undefined }[]> {
  const rows = await query
    .selectFrom('bulk_edit_products')
    .select(['product_id', 'name', 'former'])
    .where('division_id', '=', division)
    .where('edit_id', '=', id)
    .where('product_id', '>', after)
    .where('outcome', 'is', null)
    .orderBy('product_id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.product_id,
    name: row.name,
    former: row.former === null ? undefined : formerSchema.parse(row.former),
  }));
}

/** Notes what came of products, and how far the bulk edit is. */
export async function noteOutcomes(
  { query }: Db,
  { division, id }: EditAt,
  { outcomes, isLast }: { outcomes: readonly Outcome[]; isLast: boolean },
): Promise<void> {
  const count = (outcome: Outcome['outcome']): number =>
    outcomes.filter((each) => each.outcome === outcome).length;
  await sql`
    UPDATE bulk_edit_products AS p SET outcome = o.outcome, reason = o.reason, former = o.former
    FROM jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) AS o(id bigint, outcome text, reason text, former jsonb)
    WHERE p.division_id = ${division} AND p.edit_id = ${id}::uuid AND p.product_id = o.id`.execute(query);
  await sql`
    UPDATE bulk_edits SET processed = processed + ${outcomes.length}, changed = changed + ${count('changed')},
      refused = refused + ${count('refused')}
      ${isLast ? sql`, state = 'done', finished_at = now()` : sql``}
    WHERE division_id = ${division} AND id = ${id}::uuid`.execute(query);
}

const tagsSchema = z.array(z.string()).catch([]);

/** Products with their variants, locked in the order of their ids, so that two edits cannot wait for each other. */
export async function lockProducts(
  { query }: Db,
  division: number,
  ids: readonly number[],
): Promise<BulkProduct[]> {
  const [products, variants] = await Promise.all([
    query
      .selectFrom('products')
      .select(['id', 'updated_at', 'enabled', 'archived_at', 'tags', 'is_gift_card', 'vat_class'])
      .select(['min_price_minor', 'max_price_minor'])
      .where('division_id', '=', division)
      .where(sql<boolean>`id = any(${ids}::bigint[])`)
      .orderBy('id')
      .forUpdate()
      .execute(),
    query
      .selectFrom('variants')
      .select(['id', 'product_id', 'price_minor', 'sale_price_minor', 'fixed_prices'])
      .where('division_id', '=', division)
      .where(sql<boolean>`product_id = any(${ids}::bigint[])`)
      .where('archived', '=', false)
      .orderBy('id')
      .forUpdate()
      .execute(),
  ]);
  const sold = Map.groupBy(variants, ({ product_id: product }) => product);
  return products.map((row) => ({
    id: row.id,
    updatedAt: row.updated_at.getTime(),
    enabled: row.enabled,
    archivedAt: row.archived_at?.toISOString() ?? null,
    tags: tagsSchema.parse(row.tags),
    isGiftCard: row.is_gift_card,
    vatClass: readTaxClass(row.vat_class),
    minPrice: row.min_price_minor,
    maxPrice: row.max_price_minor,
    variants: (sold.get(row.id) ?? []).map((variant) => ({
      id: variant.id,
      price: variant.price_minor,
      sale: variant.sale_price_minor,
      fixed: readFixedPrices(variant.fixed_prices),
    })),
  }));
}

/** Writes products as they are to be, with one time for all of them. */
export async function writeTargets(
  { query }: Db,
  division: number,
  { targets, at }: { targets: readonly BulkTarget[]; at: Date },
): Promise<void> {
  if (targets.length === 0) return;
  await sql`
    UPDATE products AS p SET enabled = t.enabled, archived_at = t."archivedAt", tags = t.tags,
      vat_class = t."vatClass", updated_at = ${at}
    FROM jsonb_to_recordset(${JSON.stringify(targets)}::jsonb)
      AS t(id bigint, enabled boolean, "archivedAt" timestamptz, tags jsonb, "vatClass" text)
    WHERE p.division_id = ${division} AND p.id = t.id`.execute(query);
  const prices = targets.flatMap(({ variants }) => variants);
  if (prices.length > 0)
    await sql`
      UPDATE variants AS v SET price_minor = t.price, sale_price_minor = t.sale, fixed_prices = t.fixed
      FROM jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) AS t(id uuid, price integer, sale integer, fixed jsonb)
      WHERE v.division_id = ${division} AND v.id = t.id`.execute(query);
}

/** Deletes products with all that hangs on them. */
export async function deleteProducts({ query }: Db, division: number, ids: readonly number[]): Promise<void> {
  await query
    .deleteFrom('products')
    .where('division_id', '=', division)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
}

const membersSchema = z.array(z.object({ id: z.coerce.number() }));

/**
 * Puts products into a manual collection, behind those that are in it, or takes them out.
 *
 * @returns the products for which that was a change; null when the collection is gone or is no manual one
 */
export async function writeMembers(
  { query }: Db,
  { division, collection, member }: { division: number; collection: number; member: boolean },
  { ids, at }: { ids: readonly number[]; at: Date },
): Promise<Set<number> | null> {
  const found = await query
    .selectFrom('collections')
    .select('id')
    .where('division_id', '=', division)
    .where('id', '=', collection)
    .where('kind', '=', 'manual')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) return null;
  const { rows } = await (
    member
      ? sql`
        INSERT INTO collection_products (division_id, collection_id, product_id, position)
        SELECT ${division}::integer, ${collection}::bigint, p.id,
          (SELECT coalesce(max(position), -1) FROM collection_products
            WHERE division_id = ${division} AND collection_id = ${collection}) + p.place
        FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS p(id, place)
        ON CONFLICT DO NOTHING RETURNING product_id AS id`
      : sql`
        DELETE FROM collection_products WHERE division_id = ${division} AND collection_id = ${collection}
          AND product_id = any(${ids}::bigint[]) RETURNING product_id AS id`
  ).execute(query);
  const changed = new Set(membersSchema.parse(rows).map(({ id }) => id));
  if (changed.size === 0) return changed;
  await query
    .updateTable('collections')
    .set({ version: sql<number>`version + 1` })
    .where('division_id', '=', division)
    .where('id', '=', collection)
    .execute();
  await query
    .updateTable('products')
    .set({ updated_at: at })
    .where('division_id', '=', division)
    .where(sql<boolean>`id = any(${[...changed]}::bigint[])`)
    .execute();
  return changed;
}
