import type { QuantityPrice } from '@omnis/models';
import type { Db } from '../../database/connection.ts';
import { scene } from '../data/blocks.ts';
import { sizeChartOf } from '../data/size-charts.ts';
import { uuidOf } from '../random.ts';
import type { ProductSeed, StoreSeed } from '../types.ts';
import { batches, daysAgo } from './batches.ts';

/** Ids of what was written, for orders. */
export type ProductIds = ReadonlyMap<string, number>;

/** Id of a seeded variant. */
export function variantId(store: StoreSeed, sku: string): string {
  return uuidOf(`${store.code}/variant/${sku}`);
}

/** A scene as a picture in a review. */
function pictureOf(
  store: StoreSeed,
  name: string,
): Record<'id' | 'src', string> & Record<'width' | 'height', number> {
  return { id: uuidOf(`${store.code}/review-picture/${name}`), src: scene(name), width: 1920, height: 768 };
}

/** Bags for a whole team cost less each. */
const toteMatrix: readonly QuantityPrice[] = [
  { quantity: 5, percent: 10 },
  { quantity: 20, percent: 15 },
  { quantity: 50, percent: 20 },
];

async function writeProducts(
  { query }: Db,
  { store, products, now }: Catalogue,
): Promise<Map<string, number>> {
  const rows = products.map((product) => ({
    division_id: store.id,
    uuid: uuidOf(`${store.code}/product/${product.urlName}`),
    url_name: product.urlName,
    name: product.name,
    description: product.description,
    sku: product.sku,
    type: product.type,
    vendor: store.name,
    gender: product.gender,
    tags: JSON.stringify(product.tags),
    details: JSON.stringify(product.details),
    meta_title: product.name,
    meta_description: product.metaDescription,
    badge: product.badge,
    vat_rate: product.vat,
    is_gift_card: product.garment === 'gift-card',
    size_chart: JSON.stringify(sizeChartOf(product)),
    price_matrix: JSON.stringify(product.garment === 'tote-bag' ? toteMatrix : []),
    personalisation: JSON.stringify(store.personalised?.[product.urlName] ?? []),
    sold: product.sold,
    rating_count: product.reviews.length,
    rating_sum: product.reviews.reduce((sum, { rating }) => sum + rating, 0),
    created_at: daysAgo(now, product.daysOld),
    updated_at: daysAgo(now, Math.min(product.daysOld, 3)),
  }));
  const written = await query.insertInto('products').values(rows).returning(['id', 'url_name']).execute();
  const ids = new Map(written.map((row) => [row.url_name, row.id]));
  for (const { urlName, items } of store.bundles ?? []) {
    const held = items.map((item) => ({ productId: ids.get(item.urlName), quantity: item.quantity }));
    await query
      .updateTable('products')
      .set({ bundle_items: JSON.stringify(held) })
      .where('division_id', '=', store.id)
      .where('url_name', '=', urlName)
      .execute();
  }
  return ids;
}

interface Catalogue {
  store: StoreSeed;
  products: readonly ProductSeed[];
  now: Date;
}

/** Writes the products of a shop with everything that hangs on them, and its collections. */
export async function writeCatalogue(db: Db, catalogue: Catalogue): Promise<ProductIds> {
  const { store, products, now } = catalogue;
  const { query } = db;
  const ids = await writeProducts(db, catalogue);
  const rowsOf = <T>(
    make: (product: ProductSeed, keys: { division_id: number; product_id: number }) => readonly T[],
  ): T[] =>
    products.flatMap((product) =>
      make(product, { division_id: store.id, product_id: ids.get(product.urlName) ?? 0 }),
    );

  const colours = rowsOf(({ colours: list }, keys) =>
    list.map(({ name, hex }, position) => ({ ...keys, position, name, hex, image: null })),
  );
  for (const rows of batches(colours)) await query.insertInto('product_colours').values(rows).execute();

  const images = rowsOf((product, keys) =>
    product.images.map((image, position) => ({
      ...keys,
      ...image,
      // A bundle shows the pictures of what it holds.
      id: uuidOf(`${store.code}/image/${product.urlName}/${image.src}`),
      position,
    })),
  );
  for (const rows of batches(images)) await query.insertInto('product_images').values(rows).execute();

  const variants = rowsOf((product, keys) =>
    product.variants.map((variant, position) => ({
      ...keys,
      id: variantId(store, variant.sku),
      position,
      sku: variant.sku,
      colour: variant.colour,
      size: variant.size,
      price_minor: variant.price,
      sale_price_minor: variant.salePrice,
      stock: variant.stock,
      grams: variant.grams,
    })),
  );
  for (const rows of batches(variants)) await query.insertInto('variants').values(rows).execute();

  const reviews = rowsOf((product, keys) =>
    product.reviews.map(({ daysOld, scene: picture, ...review }, index) => ({
      ...keys,
      ...review,
      id: uuidOf(`${store.code}/review/${product.urlName}/${index}`),
      created_at: daysAgo(now, daysOld),
      pictures: JSON.stringify(picture === undefined ? [] : [pictureOf(store, picture)]),
    })),
  );
  for (const rows of batches(reviews)) await query.insertInto('reviews').values(rows).execute();

  const collections = await query
    .insertInto('collections')
    .values(
      store.collections.map(({ urlName, name, description, scene: picture }, position) => ({
        division_id: store.id,
        url_name: urlName,
        name,
        description,
        image: scene(picture),
        position,
      })),
    )
    .returning(['id', 'url_name'])
    .execute();
  const members = collections.flatMap(({ id, url_name: urlName }) => {
    const collection = store.collections.find((one) => one.urlName === urlName);
    return products
      .filter((product) => collection?.has(product))
      .toSorted((a, b) => (urlName === 'new-in' ? a.daysOld - b.daysOld : b.sold - a.sold))
      .map((product, position) => ({
        division_id: store.id,
        collection_id: id,
        product_id: ids.get(product.urlName) ?? 0,
        position,
      }));
  });
  for (const rows of batches(members)) await query.insertInto('collection_products').values(rows).execute();
  return ids;
}
