import type { stockFilters } from '@omnis/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** Where a page of variants ended. */
export interface StockPlace {
  readonly productId: number;
  readonly position: number;
  readonly id: string;
}

/** Which variants a list is about. */
export interface StockQuery {
  readonly division: number;
  readonly limit: number;
  readonly after: StockPlace | null;
  readonly words: readonly string[];
  /** The products that may have variants with the words, newest first; null where all may. */
  readonly among: readonly number[] | null;
  readonly filter: (typeof stockFilters)[number];
  /** A variant with so many units or fewer is low. */
  readonly lowAt: number;
}

const contains = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** The image that is chosen for a variant, else one in its colour, else the first one of its product. */
const image = sql<string | null>`(
  SELECT image.src FROM product_images AS image
  WHERE image.division_id = variants.division_id AND image.product_id = variants.product_id
  ORDER BY (image.id = variants.image_id) DESC NULLS LAST, (image.colour = variants.colour) DESC NULLS LAST, image.position
  LIMIT 1)`;

const searched = sql<string>`products.name || ' ' || products.sku || ' ' || variants.sku || ' ' || variants.barcode
  || ' ' || variants.colour || ' ' || variants.size`;

function conditionOf({ filter, lowAt }: Pick<StockQuery, 'filter' | 'lowAt'>): RawBuilder<SqlBool> | null {
  if (filter === 'low') return sql<SqlBool>`variants.stock > 0 AND variants.stock <= ${lowAt}`;
  if (filter === 'sold_out') return sql<SqlBool>`variants.stock <= 0`;
  return filter === 'untracked' ? sql<SqlBool>`variants.stock IS NULL` : null;
}

/** Variants with a stock of their own: those of archived products and gift cards have none. */
function stockRows({ query }: Db, division: number) {
  return query
    .selectFrom('variants')
    .innerJoin('products', (join) =>
      join
        .onRef('products.division_id', '=', 'variants.division_id')
        .onRef('products.id', '=', 'variants.product_id'),
    )
    .select([
      'variants.id',
      'variants.product_id',
      'variants.position',
      'variants.colour',
      'variants.size',
      'variants.sku',
      'variants.stock',
      'variants.continue_selling',
      'products.name',
      'products.enabled',
      image.as('image'),
    ])
    .where('variants.division_id', '=', division)
    .where('variants.archived', '=', false)
    .where('products.archived_at', 'is', null)
    .where('products.is_gift_card', '=', false);
}

/** Row of a variant in {@link listStock}. */
export type StockRowFound = Awaited<ReturnType<typeof listStock>>[number];

/** Products of a store that have a variant in whose barcode a word is, for each word. */
export async function barcodedProducts(
  { query }: Db,
  division: number,
  words: readonly string[],
): Promise<Set<number>[]> {
  return Promise.all(
    words.map(async (word) => {
      const rows = await query
        .selectFrom('variants')
        .select('product_id')
        .distinct()
        .where('division_id', '=', division)
        // As the index has it.
        .where(sql<SqlBool>`barcode <> ''`)
        .where('barcode', 'ilike', contains(word))
        .execute();
      return new Set(rows.map(({ product_id: id }) => id));
    }),
  );
}

/** A page of variants, newest products first, as many as `limit`. */
export function listStock(db: Db, { division, limit, after, words, among, ...which }: StockQuery) {
  let found = stockRows(db, division);
  if (among) found = found.where(sql<SqlBool>`variants.product_id = ANY (${among}::bigint[])`);
  if (after) {
    const { productId, position, id } = after;
    // The first condition alone is one that the index of variants by product can begin at.
    found = found
      .where('variants.product_id', '<=', productId)
      .where(
        sql<SqlBool>`(variants.product_id < ${productId} OR (variants.position, variants.id) > (${position}::integer, ${id}::uuid))`,
      );
  }
  for (const word of words) found = found.where(searched, 'ilike', contains(word));
  const wanted = conditionOf(which);
  if (wanted) found = found.where(wanted);
  return found
    .orderBy('variants.product_id', 'desc')
    .orderBy('variants.position')
    .orderBy('variants.id')
    .limit(limit)
    .execute();
}

/** One variant; under a lock its stock stays as it is until the transaction ends. */
export function findStock(db: Db, division: number, { id, lock = false }: { id: string; lock?: boolean }) {
  const found = stockRows(db, division).where('variants.id', '=', id);
  return (lock ? found.forUpdate('variants') : found).executeTakeFirst();
}

/** Sets the stock of a variant that {@link findStock} has locked. */
export async function setStock(
  { query }: Db,
  division: number,
  { id, stock }: { id: string; stock: number | null },
): Promise<void> {
  await query
    .updateTable('variants')
    .set({ stock })
    .where('division_id', '=', division)
    .where('id', '=', id)
    .execute();
}

/** Changes of the stock of a variant, newest first, as many as `limit`, with the numbers of orders that came back. */
export function listStockChanges(
  { query }: Db,
  division: number,
  { variantId, before, limit }: { variantId: string; before: number | null; limit: number },
) {
  let found = query
    .selectFrom('stock_changes')
    .leftJoin('orders', (join) =>
      join
        .onRef('orders.division_id', '=', 'stock_changes.division_id')
        .onRef('orders.id', '=', 'stock_changes.order_id'),
    )
    .select([
      'stock_changes.id',
      'stock_changes.at',
      'stock_changes.reason',
      'stock_changes.note',
      'stock_changes.by_name',
      'stock_changes.from_stock',
      'stock_changes.to_stock',
      'orders.id as order_id',
      'orders.number as order_number',
    ])
    .where('stock_changes.division_id', '=', division)
    .where('stock_changes.variant_id', '=', variantId);
  if (before !== null) found = found.where('stock_changes.id', '<', before);
  return found.orderBy('stock_changes.id', 'desc').limit(limit).execute();
}
