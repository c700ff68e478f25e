import { sql, type CompiledQuery } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** How much of a description is read for the excerpt on cards, in characters of HTML. */
const excerptSource = 700;

/** A variant as it is read for the snapshot. */
type StoredVariant = readonly [
  id: string,
  sku: string,
  colour: string,
  size: string,
  priceMinor: number,
  salePriceMinor: number | null,
  stock: number | null,
  /** Address of a picture of its own. */
  picture: string | null,
  /** Prices that its owner fixed; null for none. */
  fixed: unknown,
];

/** Number of units of a variant that can be sold: no limit when it sells beyond its stock or is made to order. */
const limit = sql<number | null>`CASE WHEN continue_selling THEN NULL ELSE stock END`;

/** Everything that the snapshot holds of some products, or of all. */
export type CatalogueRows = Awaited<ReturnType<typeof readCatalogue>>;

/** Reads the rows of a store's catalogue; of a few products when `ids` names them. */
export async function readCatalogue(db: Db, division: number, ids?: readonly number[]) {
  const only = ids === undefined ? sql<boolean>`true` : sql<boolean>`product_id = any(${[...ids]}::bigint[])`;
  const these = ids === undefined ? sql<boolean>`true` : sql<boolean>`id = any(${[...ids]}::bigint[])`;
  const [products, colours, images, variants, memberships, creators] = await Promise.all([
    db.query
      .selectFrom('products')
      .select([
        'id',
        'uuid',
        'url_name',
        'name',
        'sku',
        'type',
        'vendor',
        'gender',
        'tags',
        'badge',
        'enabled',
        'approval_status',
        'vat_rate',
        'vat_class',
        'price_matrix',
        'personalisation',
        'bundle_items',
        'is_gift_card',
        'enable_add_to_cart',
        'customise_it',
      ])
      .select(sql<boolean>`archived_at IS NOT NULL`.as('archived'))
      .select([
        sql<number | null>`floor(extract(epoch FROM sale_from) * 1000)::bigint`.as('sale_from'),
        sql<number | null>`floor(extract(epoch FROM sale_until) * 1000)::bigint`.as('sale_until'),
      ])
      .select(['sold', 'rating_count', 'rating_sum'])
      // Milliseconds: the driver takes longest to read times.
      .select([
        sql<number>`floor(extract(epoch FROM created_at) * 1000)::bigint`.as('created'),
        sql<number>`floor(extract(epoch FROM updated_at) * 1000)::bigint`.as('updated'),
      ])
      .select(sql<string>`left(description, ${sql.lit(excerptSource)})`.as('description_start'))
      .where('division_id', '=', division)
      .where(these)
      .orderBy('id')
      .execute(),
    db.query
      .selectFrom('product_colours')
      .select(['product_id', 'name', 'hex', 'image'])
      .where('division_id', '=', division)
      .where(only)
      .orderBy('product_id')
      .orderBy('position')
      .execute(),
    db.query
      .selectFrom('product_images')
      .select(['product_id', 'src', 'alt', 'colour'])
      .where('division_id', '=', division)
      .where(only)
      .orderBy('product_id')
      .orderBy('position')
      .execute(),
    db.query
      .selectFrom('variants')
      .select('product_id')
      // One row a product: the driver takes several times as long for as many rows as there are variants.
      .select(
        sql<
          readonly StoredVariant[]
        >`json_agg(json_build_array(id, sku, colour, size, price_minor, sale_price_minor, ${limit},
            CASE WHEN image_id IS NOT NULL THEN (SELECT src FROM product_images
              WHERE product_images.division_id = variants.division_id AND product_images.id = image_id) END,
            nullif(fixed_prices, '{}')) ORDER BY position)`.as('list'),
      )
      .where('division_id', '=', division)
      .where('archived', '=', false)
      .where(only)
      .groupBy('product_id')
      .execute(),
    db.query
      .selectFrom('collection_products')
      .select(['product_id', 'collection_id', 'position'])
      .where('division_id', '=', division)
      .where(only)
      .execute(),
    db.query
      .selectFrom('creator_products')
      .select(['product_id', 'creator_id'])
      .where('division_id', '=', division)
      .where(only)
      .execute(),
  ]);
  return { products, colours, images, variants, memberships, creators };
}

/** The collections of a store in the owner's order. */
export function readCollections(db: Db, division: number) {
  return db.query
    .selectFrom('collections')
    .select(['id', 'url_name', 'former_url_names', 'name', 'description', 'image', 'position'])
    .select(['kind', 'match', 'rules', 'sort', 'meta_title', 'meta_description'])
    .where('division_id', '=', division)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Reads how many units of some products' variants can be sold. */
export function readStock(db: Db, division: number, productIds: readonly number[]) {
  return db.query
    .selectFrom('variants')
    .select(['id', 'product_id', limit.as('stock')])
    .where('division_id', '=', division)
    .where('product_id', 'in', [...productIds])
    .execute();
}

/** Asks for the texts of a product. */
const selectTexts = ({ query }: Db, division: number, id: number) =>
  query
    .selectFrom('products')
    .select([
      'description',
      'details',
      'meta_title',
      'meta_description',
      'meta_keywords',
      'size_chart',
      'base_sku',
      'options',
      'cross_sell',
    ])
    .where('division_id', '=', division)
    .where('id', '=', id)
    .compile();

/** Asks for all pictures of a product. */
const selectImages = ({ query }: Db, division: number, id: number) =>
  query
    .selectFrom('product_images')
    .select(['id', 'src', 'alt', 'colour', 'width', 'height'])
    .where('division_id', '=', division)
    .where('product_id', '=', id)
    .orderBy('position')
    .compile();

/** Asks for all files of a product. */
const selectFiles = ({ query }: Db, division: number, id: number) =>
  query
    .selectFrom('product_files')
    .select(['id', 'title', 'name', 'mime', 'bytes'])
    .where('division_id', '=', division)
    .where('product_id', '=', id)
    .orderBy('position')
    .compile();

const withParameters = <R>(query: CompiledQuery<R>, parameters: readonly unknown[]): CompiledQuery<R> => ({
  ...query,
  parameters,
});

let detailQueries:
  | {
      readonly texts: ReturnType<typeof selectTexts>;
      readonly images: ReturnType<typeof selectImages>;
      readonly files: ReturnType<typeof selectFiles>;
    }
  | undefined;

/**
 * The texts, all pictures and all files of a product, for its own page. Sent at once, for `tenantAtOnce`: each page that
 * nobody has asked for yet begins with it.
 */
export async function sendProductDetail(db: Db, division: number, id: number) {
  // Compiled once; the parameters stand in the order of the conditions.
  detailQueries ??= {
    texts: selectTexts(db, division, id),
    images: selectImages(db, division, id),
    files: selectFiles(db, division, id),
  };
  const parameters = [division, id];
  const [[product], images, files] = await Promise.all([
    db.send(withParameters(detailQueries.texts, parameters)),
    db.send(withParameters(detailQueries.images, parameters)),
    db.send(withParameters(detailQueries.files, parameters)),
  ]);
  return { product, images, files };
}

/** One page of a product's reviews, newest first, with the count of each rating. */
export async function readReviews(
  db: Db,
  at: { division: number; product: number; page: number; perPage: number },
) {
  const [reviews, ratings] = await Promise.all([
    db.query
      .selectFrom('reviews')
      .select(['id', 'author', 'rating', 'title', 'body', 'verified', 'pictures', 'created_at'])
      .where('division_id', '=', at.division)
      .where('product_id', '=', at.product)
      .where('state', '=', 'published')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(at.perPage)
      .offset((at.page - 1) * at.perPage)
      .execute(),
    db.query
      .selectFrom('reviews')
      .select(['rating', sql<number>`count(*)::integer`.as('count')])
      .where('division_id', '=', at.division)
      .where('product_id', '=', at.product)
      .where('state', '=', 'published')
      .groupBy('rating')
      .execute(),
  ]);
  return { reviews, ratings };
}

/** The product that had an address before; null where none had. */
export async function productOfOldAddress(
  { query }: Db,
  division: number,
  urlName: string,
): Promise<number | null> {
  const row = await query
    .selectFrom('product_addresses')
    .select('product_id')
    .where('division_id', '=', division)
    .where('url_name', '=', urlName)
    .executeTakeFirst();
  return row?.product_id ?? null;
}
