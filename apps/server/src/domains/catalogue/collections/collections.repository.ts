import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import type { CollectionsTable } from '../catalogue.tables.ts';

/** Row of a collection as it is read. */
export type StoredCollection = Selectable<CollectionsTable>;

/** A collection of a store. */
interface At {
  readonly division: number;
  readonly id: number;
}

/** Keeps other changes of the store's collections waiting until the transaction ends, so that each address is one's own. */
export async function lockCollections({ query }: Db, division: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('omnis.collections'), ${division}::integer)`.execute(query);
}

/** A collection by its id. */
export function findCollection({ query }: Db, { division, id }: At) {
  return query
    .selectFrom('collections')
    .selectAll()
    .where('division_id', '=', division)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Addresses and places of a store's collections. */
export function readAddresses({ query }: Db, division: number) {
  return query
    .selectFrom('collections')
    .select(['id', 'url_name', 'position'])
    .where('division_id', '=', division)
    .execute();
}

/** Writes a collection; gives its id, or null where another one has its address. */
export async function insertCollection(
  { query }: Db,
  division: number,
  columns: Omit<Insertable<CollectionsTable>, 'division_id' | 'id'>,
): Promise<number | null> {
  const row = await query
    .insertInto('collections')
    .values({ ...columns, division_id: division })
    .onConflict((conflict) => conflict.columns(['division_id', 'url_name']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Changes a collection, with a new version where `versioned`. */
export async function updateCollection(
  { query }: Db,
  { division, id }: At,
  { columns, versioned }: { columns: Updateable<CollectionsTable>; versioned: boolean },
): Promise<void> {
  await query
    .updateTable('collections')
    .set({ ...columns, ...(versioned ? { version: sql<number>`version + 1` } : {}) })
    .where('division_id', '=', division)
    .where('id', '=', id)
    .execute();
}

/** Deletes a collection; its products stay. */
export async function deleteCollection({ query }: Db, { division, id }: At): Promise<void> {
  await query.deleteFrom('collections').where('division_id', '=', division).where('id', '=', id).execute();
}

/** Takes an address from the collections that had it before: it leads to the one that has it now. */
export async function takeFormerAddress({ query }: Db, division: number, urlName: string): Promise<void> {
  await query
    .updateTable('collections')
    .set({ former_url_names: sql<string>`former_url_names - ${urlName}::text` })
    .where('division_id', '=', division)
    .where(sql<boolean>`former_url_names @> ${JSON.stringify([urlName])}::jsonb`)
    .execute();
}

/** A product of a manual collection with its place. */
export interface Member {
  readonly product: number;
  readonly position: number;
}

/** The products of a manual collection. */
export function readMembers({ query }: Db, { division, id }: At): Promise<Member[]> {
  return query
    .selectFrom('collection_products')
    .select(['product_id as product', 'position'])
    .where('division_id', '=', division)
    .where('collection_id', '=', id)
    .execute();
}

/**
 * Puts products into a manual collection in an order, and takes others out that were read before.
 *
 * @returns the products whose place changed
 */
export async function writeMembers(
  { query }: Db,
  { division, id }: At,
  { before, now }: { before: readonly Member[]; now: readonly number[] },
): Promise<number[]> {
  const stays = new Set(now);
  const places = new Map(before.map(({ product, position }) => [product, position]));
  const gone = [...places.keys()].filter((product) => !stays.has(product));
  if (gone.length > 0)
    await query
      .deleteFrom('collection_products')
      .where('division_id', '=', division)
      .where('collection_id', '=', id)
      .where(sql<boolean>`product_id = any(${gone}::bigint[])`)
      .execute();
  if (now.length > 0)
    await sql`
      INSERT INTO collection_products (division_id, collection_id, product_id, position)
      SELECT ${division}::integer, ${id}::bigint, member.product_id, member.place - 1
      FROM unnest(${[...now]}::bigint[]) WITH ORDINALITY AS member (product_id, place)
      ON CONFLICT (division_id, collection_id, product_id) DO UPDATE SET position = excluded.position
      WHERE collection_products.position <> excluded.position`.execute(query);
  return [...gone, ...now.filter((product, place) => places.get(product) !== place)];
}

/** Manual collections of a product. */
export async function readCollectionsOf(
  { query }: Db,
  { division, product }: { division: number; product: number },
): Promise<number[]> {
  const rows = await query
    .selectFrom('collection_products')
    .select('collection_id')
    .where('division_id', '=', division)
    .where('product_id', '=', product)
    .execute();
  return rows.map(({ collection_id: id }) => id);
}

/** Puts a product at the end of other manual collections, and takes it out of those that are not named. */
export async function writeCollectionsOf(
  db: Db,
  { division, product }: { division: number; product: number },
  ids: readonly number[],
): Promise<void> {
  const before = new Set(await readCollectionsOf(db, { division, product }));
  const now = new Set(ids);
  const gone = [...before].filter((id) => !now.has(id));
  const added = [...now].filter((id) => !before.has(id));
  const { query } = db;
  if (gone.length > 0)
    await query
      .deleteFrom('collection_products')
      .where('division_id', '=', division)
      .where('product_id', '=', product)
      .where('collection_id', 'in', gone)
      .execute();
  if (added.length > 0)
    await sql`
      INSERT INTO collection_products (division_id, collection_id, product_id, position)
      SELECT ${division}::integer, collection.id, ${product}::bigint,
        (SELECT coalesce(max(member.position) + 1, 0) FROM collection_products AS member
          WHERE member.division_id = ${division} AND member.collection_id = collection.id)
      FROM collections AS collection
      WHERE collection.division_id = ${division} AND collection.id = any(${added}::bigint[])
      ON CONFLICT DO NOTHING`.execute(query);
  const touched = [...gone, ...added];
  if (touched.length === 0) return;
  // Always in the same order, so that two edits cannot wait for each other.
  await sql`
    SELECT id FROM collections WHERE division_id = ${division} AND id = any(${touched}::bigint[])
    ORDER BY id FOR NO KEY UPDATE`.execute(query);
  await query
    .updateTable('collections')
    .set({ version: sql<number>`version + 1` })
    .where('division_id', '=', division)
    .where('id', 'in', touched)
    .execute();
}
