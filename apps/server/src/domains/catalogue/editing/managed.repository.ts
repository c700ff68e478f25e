import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import type { StoredVariant } from './price-changes.ts';

/** A product with its variants and pictures, locked until the transaction ends. */
export async function lockProduct({ query }: Db, division: number, id: number) {
  const [product, variants, images] = await Promise.all([
    query
      .selectFrom('products')
      .select(['id', 'name', 'updated_at', 'is_gift_card'])
      .where('division_id', '=', division)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
    query
      .selectFrom('variants')
      .select(['id', 'price_minor', 'sale_price_minor', 'stock'])
      .where('division_id', '=', division)
      .where('product_id', '=', id)
      .orderBy('position')
      .forUpdate()
      .execute(),
    query
      .selectFrom('product_images')
      .select(['id', 'position', 'alt'])
      .where('division_id', '=', division)
      .where('product_id', '=', id)
      .orderBy('position')
      .execute(),
  ]);
  return product ? { product, variants, images } : null;
}

/** Columns of a product that its owner edits. */
export interface EditedColumns {
  name?: string;
  description?: string;
  meta_title?: string;
  meta_description?: string;
  enabled?: boolean;
  gender?: string;
  tags?: string;
  price_matrix?: string;
  size_chart?: string | null;
  personalisation?: string;
  bundle_items?: string;
  is_gift_card?: boolean;
}

/** Writes the columns and the time of the change. */
export async function updateColumns(
  { query }: Db,
  at: { division: number; id: number },
  columns: EditedColumns,
): Promise<void> {
  await query
    .updateTable('products')
    .set({ ...columns, updated_at: sql<Date>`clock_timestamp()` })
    .where('division_id', '=', at.division)
    .where('id', '=', at.id)
    .execute();
}

/** Writes prices and stock of variants. */
export async function updateVariants(
  { query }: Db,
  division: number,
  variants: readonly StoredVariant[],
): Promise<void> {
  await Promise.all(
    variants.map(({ id, price_minor, sale_price_minor, stock }) =>
      query
        .updateTable('variants')
        .set({ price_minor, sale_price_minor, stock })
        .where('division_id', '=', division)
        .where('id', '=', id)
        .execute(),
    ),
  );
}

/** Puts a product's pictures in an order with their texts; those that are not named go. */
export async function arrangeImages(
  { query }: Db,
  at: { division: number; id: number },
  images: readonly { id: string; alt: string }[],
): Promise<void> {
  const kept = images.map(({ id }) => id);
  await query
    .deleteFrom('product_images')
    .where('division_id', '=', at.division)
    .where('product_id', '=', at.id)
    .where(sql<boolean>`id <> all(${kept}::uuid[])`)
    .execute();
  await Promise.all(
    images.map(({ id, alt }, position) =>
      query
        .updateTable('product_images')
        .set({ alt, position })
        .where('division_id', '=', at.division)
        .where('id', '=', id)
        .execute(),
    ),
  );
}

/** Adds a picture behind those that are there. */
export async function appendImage(
  { query }: Db,
  at: { division: number; id: number },
  image: { src: string; alt: string; width: number; height: number },
): Promise<void> {
  await query
    .insertInto('product_images')
    .values({
      division_id: at.division,
      product_id: at.id,
      ...image,
      colour: null,
      origin: null,
      position: sql<number>`(SELECT coalesce(max(position) + 1, 0) FROM product_images WHERE division_id = ${at.division} AND product_id = ${at.id})`,
    })
    .execute();
}
