import { sql, type Updateable } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import type { CreatorsTable } from '../catalogue.tables.ts';

/** The creators of a store by name. */
export function readCreators({ query }: Db, division: number) {
  return query
    .selectFrom('creators')
    .select(['id', 'url_name', 'name', 'kind', 'about', 'image', 'links', 'version'])
    .where('division_id', '=', division)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Keeps other changes of the store's creators waiting until the transaction ends, so that each address is one's own. */
export async function lockCreators({ query }: Db, division: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('omnis.creators'), ${division}::integer)`.execute(query);
}

/** Columns of a creator that are written. */
export type CreatorColumns = Pick<
  Updateable<CreatorsTable>,
  'url_name' | 'name' | 'kind' | 'about' | 'image' | 'links'
>;

/** Writes a new creator, whose address must be free. */
export async function insertCreator(
  { query }: Db,
  division: number,
  columns: CreatorColumns & { url_name: string; name: string },
): Promise<number> {
  const { id } = await query
    .insertInto('creators')
    .values({ image: null, ...columns, division_id: division })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes what is changed of a creator. */
export async function updateCreator(
  { query }: Db,
  at: { division: number; id: number },
  columns: CreatorColumns,
): Promise<void> {
  await query
    .updateTable('creators')
    .set({ ...columns, version: sql<number>`version + 1` })
    .where('division_id', '=', at.division)
    .where('id', '=', at.id)
    .execute();
}

/** Deletes a creator; the products stay, without one. */
export async function deleteCreator({ query }: Db, at: { division: number; id: number }): Promise<void> {
  await query.deleteFrom('creators').where('division_id', '=', at.division).where('id', '=', at.id).execute();
}

/** Products of a creator. */
export async function readProductsOf({ query }: Db, at: { division: number; id: number }): Promise<number[]> {
  const rows = await query
    .selectFrom('creator_products')
    .select('product_id')
    .where('division_id', '=', at.division)
    .where('creator_id', '=', at.id)
    .execute();
  return rows.map(({ product_id: id }) => id);
}

/** Says who made a product; null: nobody. */
export async function writeCreatorOf(
  { query }: Db,
  at: { division: number; product: number },
  creator: number | null,
): Promise<void> {
  if (creator === null) {
    await query
      .deleteFrom('creator_products')
      .where('division_id', '=', at.division)
      .where('product_id', '=', at.product)
      .execute();
    return;
  }
  await query
    .insertInto('creator_products')
    .values({ division_id: at.division, product_id: at.product, creator_id: creator })
    .onConflict((conflict) =>
      conflict.columns(['division_id', 'product_id']).doUpdateSet({ creator_id: creator }),
    )
    .execute();
}

/** Tells whether a store has a creator, and holds that row until the transaction ends. */
export async function holdCreator({ query }: Db, at: { division: number; id: number }): Promise<boolean> {
  const found = await query
    .selectFrom('creators')
    .select('id')
    .where('division_id', '=', at.division)
    .where('id', '=', at.id)
    .forKeyShare()
    .executeTakeFirst();
  return found !== undefined;
}
