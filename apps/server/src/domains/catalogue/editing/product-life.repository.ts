import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import type { Division } from '../../../tenancy/division.ts';
import { freeAddress } from './product-address.ts';

/** Adds a product of a name as a draft, with the one variant that a product without options has. */
export async function insertProduct(db: Db, division: Division, name: string): Promise<number> {
  const at = { division_id: division.id };
  const { id } = await db.query
    .insertInto('products')
    .values({
      ...at,
      name,
      url_name: await freeAddress(db, division.id, name),
      enabled: false,
      vat_class: 'standard',
      badge: null,
      source_key: null,
      source_hash: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.query
    .insertInto('variants')
    .values({ ...at, product_id: id, position: 0, price_minor: 0, sale_price_minor: null, stock: null })
    .execute();
  return id;
}

/** Deletes a product with all that hangs on it. */
export async function deleteProduct({ query }: Db, at: { division: number; id: number }): Promise<void> {
  await query.deleteFrom('products').where('division_id', '=', at.division).where('id', '=', at.id).execute();
}

/** Columns that a copy does not take over: they tell of one product, of its sales or of an import. */
const ownColumns = new Set([
  'id',
  'uuid',
  'name',
  'url_name',
  'enabled',
  'archived_at',
  'approval_status',
  'denial_reason',
  'approval_asked_at',
  'approval_decided_at',
  'approval_decided_by',
  'sold',
  'rating_count',
  'rating_sum',
  'source',
  'source_key',
  'source_hash',
  'created_at',
  'updated_at',
]);

async function columnsOf({ query }: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT column_name AS name FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = ${table} ORDER BY ordinal_position`.execute(query);
  return rows.map(({ name }) => name);
}

const listed = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));

/** Copies the rows that belong to a product, without their own ids; a variant keeps its picture by its address. */
async function copyRows(
  db: Db,
  table: string,
  at: { division: number; from: number; to: number },
): Promise<void> {
  const own = new Set(['id', 'product_id', 'image_id']);
  const columns = (await columnsOf(db, table)).filter((name) => !own.has(name));
  const notArchived = table === 'variants' ? sql`AND NOT archived` : sql``;
  await sql`
    INSERT INTO ${sql.table(table)} (product_id, ${listed(columns)})
    SELECT ${at.to}::bigint, ${listed(columns)} FROM ${sql.table(table)}
    WHERE division_id = ${at.division} AND product_id = ${at.from} ${notArchived}`.execute(db.query);
}

/**
 * Copies a product as a draft, with its pictures, files, colours, variants, collections and creator. SKUs and barcodes stay with
 * the product that was copied: they are one thing's.
 *
 * @returns the id of the copy; null where there is no such product
 */
export async function copyProduct(
  db: Db,
  { division, id: from }: { division: Division; id: number },
  name: string | undefined,
): Promise<number | null> {
  const source = await db.query
    .selectFrom('products')
    .select('name')
    .where('division_id', '=', division.id)
    .where('id', '=', from)
    .executeTakeFirst();
  if (!source) return null;
  const called = name ?? `${source.name.slice(0, 190)} (copy)`;
  const columns = (await columnsOf(db, 'products')).filter((column) => !ownColumns.has(column));
  const { rows } = await sql<{ id: number }>`
    INSERT INTO products (name, url_name, enabled, ${listed(columns)})
    SELECT ${called}, ${await freeAddress(db, division.id, called)}, false, ${listed(columns)} FROM products
    WHERE division_id = ${division.id} AND id = ${from} RETURNING id`.execute(db.query);
  const to = Number(rows[0]?.id);
  const at = { division: division.id, from, to };
  for (const table of [
    'product_colours',
    'product_images',
    'product_files',
    'variants',
    'collection_products',
    'creator_products',
  ])
    await copyRows(db, table, at);
  await sql`
    UPDATE variants SET sku = '', barcode = '', image_id = (
      SELECT copied.id FROM variants AS old
      JOIN product_images AS image ON image.division_id = old.division_id AND image.id = old.image_id
      JOIN product_images AS copied ON copied.division_id = image.division_id AND copied.product_id = ${to}
        AND copied.position = image.position
      WHERE old.division_id = variants.division_id AND old.product_id = ${from} AND NOT old.archived
        AND old.colour = variants.colour AND old.size = variants.size LIMIT 1)
    WHERE division_id = ${division.id} AND product_id = ${to}`.execute(db.query);
  return to;
}
