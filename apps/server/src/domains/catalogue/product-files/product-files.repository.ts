import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';

/** A product of a store. */
export interface ProductAt {
  readonly division: number;
  readonly id: number;
}

/** A file of a store by its id; undefined where the store has none. */
export const readProductFile = ({ query }: Db, division: number, id: string) =>
  query
    .selectFrom('product_files')
    .select(['name', 'mime', 'file'])
    .where('division_id', '=', division)
    .where('id', '=', id)
    .executeTakeFirst();

/** Ids of a product's files with those of their bytes, in their order. */
export const readFileIds = ({ query }: Db, { division, id }: ProductAt) =>
  query
    .selectFrom('product_files')
    .select(['id', 'file'])
    .where('division_id', '=', division)
    .where('product_id', '=', id)
    .orderBy('position')
    .execute();

/** Adds a file behind those that are there. */
export async function appendFile(
  { query }: Db,
  { division, id }: ProductAt,
  file: {
    readonly title: string;
    readonly name: string;
    readonly mime: string;
    readonly bytes: number;
    readonly file: string;
  },
): Promise<void> {
  await query
    .insertInto('product_files')
    .values({
      division_id: division,
      product_id: id,
      ...file,
      position: sql<number>`(SELECT coalesce(max(position) + 1, 0) FROM product_files WHERE division_id = ${division} AND product_id = ${id})`,
    })
    .execute();
}

/** Puts a product's files in an order with their titles; those that are not named go. */
export async function arrangeFiles(
  { query }: Db,
  { division, id: product }: ProductAt,
  files: readonly { readonly id: string; readonly title: string }[],
): Promise<void> {
  const kept = files.map(({ id }) => id);
  await query
    .deleteFrom('product_files')
    .where('division_id', '=', division)
    .where('product_id', '=', product)
    .where(sql<boolean>`id <> all(${kept}::uuid[])`)
    .execute();
  for (const [position, { id, title }] of files.entries())
    await query
      .updateTable('product_files')
      .set({ title, position })
      .where('division_id', '=', division)
      .where('product_id', '=', product)
      .where('id', '=', id)
      .execute();
}

/** Those of the stored bytes that no product of the store has any more. */
export async function unusedFiles(
  { query }: Db,
  division: number,
  files: readonly string[],
): Promise<string[]> {
  if (files.length === 0) return [];
  const used = await query
    .selectFrom('product_files')
    .select('file')
    .where('division_id', '=', division)
    .where('file', 'in', [...files])
    .execute();
  const names = new Set(used.map(({ file }) => file));
  return files.filter((file) => !names.has(file));
}
