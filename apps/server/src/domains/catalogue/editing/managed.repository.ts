import type { PictureView } from '@omnis/contract';
import { imageUrl, parseImageOptions, type TaxClass } from '@omnis/models';
import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import { countedStock, type CountedStock } from './counted-stock.ts';
import { readVariant, variantColumns } from './variants.repository.ts';

/** A product with its variants, colours and pictures, locked until the transaction ends. */
export async function lockProduct({ query }: Db, division: number, id: number) {
  const [product, variants, images, colours] = await Promise.all([
    query
      .selectFrom('products')
      .select(['id', 'name', 'updated_at', 'is_gift_card', 'url_name', 'sku', 'options'])
      .select([
        'enabled',
        'min_price_minor',
        'max_price_minor',
        'default_price_minor',
        'sale_from',
        'sale_until',
      ])
      .where('division_id', '=', division)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
    query
      .selectFrom('variants')
      .select(variantColumns)
      .where('division_id', '=', division)
      .where('product_id', '=', id)
      .where('archived', '=', false)
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
    query
      .selectFrom('product_colours')
      .select(['name', 'hex', 'image'])
      .where('division_id', '=', division)
      .where('product_id', '=', id)
      .orderBy('position')
      .execute(),
  ]);
  return product ? { product, variants: variants.map(readVariant), images, colours } : null;
}

/** Columns of a product that its owner edits. */
export interface EditedColumns {
  name?: string;
  description?: string;
  meta_title?: string;
  meta_description?: string;
  meta_keywords?: string;
  enabled?: boolean;
  gender?: string;
  tags?: string;
  price_matrix?: string;
  size_chart?: string | null;
  personalisation?: string;
  bundle_items?: string;
  is_gift_card?: boolean;
  sku?: string;
  url_name?: string;
  type?: string;
  vendor?: string;
  base_sku?: string;
  vat_class?: TaxClass;
  options?: string;
  cross_sell?: string;
  sale_from?: string | null;
  sale_until?: string | null;
  min_price_minor?: number | null;
  max_price_minor?: number | null;
  default_price_minor?: number | null;
  enable_add_to_cart?: boolean;
  customise_it?: boolean;
  archived_at?: Date | null;
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

/** Tells whether a picture lies on its side after a turn. */
const isOnSide = (degrees: number): boolean => Math.abs(degrees) % 180 === 90;

/** The address of a picture in a view, and its size in it; what is not on the image service has no views. */
function viewColumns(
  image: { src: string; width: number; height: number } | undefined,
  view: PictureView | undefined,
) {
  if (!image || !view) return {};
  const [whole = '', query = ''] = image.src.split('?');
  const before = parseImageOptions(new URLSearchParams(query));
  const turned = isOnSide(view.rotate) !== isOnSide(before.ok ? (before.options.rotate ?? 0) : 0);
  const { width, height } = image;
  return { src: imageUrl(whole, view), ...(turned ? { width: height, height: width } : { width, height }) };
}

/** Puts a product's pictures in an order with their texts; those that are not named go. */
export async function arrangeImages(
  { query }: Db,
  at: { division: number; id: number },
  images: readonly { id: string; alt: string; view?: PictureView | undefined }[],
): Promise<void> {
  const kept = images.map(({ id }) => id);
  await query
    .deleteFrom('product_images')
    .where('division_id', '=', at.division)
    .where('product_id', '=', at.id)
    .where(sql<boolean>`id <> all(${kept}::uuid[])`)
    .execute();
  const stored = await query
    .selectFrom('product_images')
    .select(['id', 'src', 'width', 'height'])
    .where('division_id', '=', at.division)
    .where('product_id', '=', at.id)
    .execute();
  const byId = new Map(stored.map((image) => [image.id, image]));
  await Promise.all(
    images.map(({ id, alt, view }, position) =>
      query
        .updateTable('product_images')
        .set({ alt, position, ...viewColumns(byId.get(id), view) })
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

/** Replaces the colours of a product. */
export async function writeColours(
  { query }: Db,
  at: { division: number; id: number },
  colours: readonly { name: string; hex: string | null; image: string | null }[],
): Promise<void> {
  await query
    .deleteFrom('product_colours')
    .where('division_id', '=', at.division)
    .where('product_id', '=', at.id)
    .execute();
  if (colours.length > 0)
    await query
      .insertInto('product_colours')
      .values(
        colours.map((colour, position) => ({
          division_id: at.division,
          product_id: at.id,
          position,
          ...colour,
        })),
      )
      .execute();
}

/** Moves the images of renamed colours to the new names; the map leads from the old name to the new one. */
export async function renameImageColours(
  { query }: Db,
  at: { division: number; id: number },
  renamed: ReadonlyMap<string, string>,
): Promise<void> {
  if (renamed.size === 0) return;
  await sql`
    UPDATE product_images SET colour = r.now FROM jsonb_to_recordset(${JSON.stringify(
      [...renamed].map(([was, now]) => ({ was, now })),
    )}::jsonb) AS r(was text, now text)
    WHERE division_id = ${at.division} AND product_id = ${at.id} AND colour = r.was`.execute(query);
}

/** The counted stock of those of some products that are sold beyond their stock. */
export async function readContinued(
  { query }: Db,
  division: number,
  ids: readonly number[],
): Promise<Map<number, CountedStock>> {
  if (ids.length === 0) return new Map();
  const rows = await query
    .selectFrom('variants')
    .select(['product_id', 'stock', 'continue_selling'])
    .where('division_id', '=', division)
    .where('product_id', 'in', [...ids])
    .where('archived', '=', false)
    .execute();
  const products = Map.groupBy(rows, ({ product_id: product }) => product);
  return new Map(
    [...products].flatMap(([id, variants]) => {
      const counted = countedStock(variants);
      return counted.continues ? [[id, counted] as const] : [];
    }),
  );
}

/** Columns of a product and of its variants that only its owner sees. */
export async function readEdited({ query }: Db, division: number, id: number) {
  const [product, variants] = await Promise.all([
    query
      .selectFrom('products')
      .select(['personalisation', 'sale_from', 'sale_until', 'min_price_minor', 'max_price_minor'])
      .select(['default_price_minor', 'customise_it', 'options', 'cross_sell'])
      .select(['approval_status', 'denial_reason'])
      .where('division_id', '=', division)
      .where('id', '=', id)
      .executeTakeFirst(),
    query
      .selectFrom('variants')
      .select(variantColumns)
      .where('division_id', '=', division)
      .where('product_id', '=', id)
      .where('archived', '=', false)
      .orderBy('position')
      .execute(),
  ]);
  return product ? { product, variants: variants.map(readVariant) } : null;
}
