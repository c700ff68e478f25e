import { hexOfColourName } from '@omnis/models';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { recordStockChanges } from '../stock/stock-changes.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';
import { withImages } from './description-images.ts';
import { findBundle, type FoundBundle } from './imported-bundle.ts';
import type { ImportedProduct } from './imported-product.ts';
import { slugOf } from './slug.ts';

/** A product that an import would touch. */
export interface ExistingProduct {
  id: number;
  urlName: string;
  name: string;
  sourceHash: string | null;
}

/** The number of products of a store. */
export async function countProducts({ query }: Db, division: number): Promise<number> {
  const { count } = await query
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('division_id', '=', division)
    .executeTakeFirstOrThrow();
  return count;
}

/** Products of these handles that are there already. */
export async function findImported(
  { query }: Db,
  division: number,
  handles: readonly string[],
): Promise<Map<string, ExistingProduct>> {
  if (handles.length === 0) return new Map();
  const rows = await query
    .selectFrom('products')
    .select(['id', 'url_name', 'name', 'source_hash'])
    .where('division_id', '=', division)
    .where('url_name', 'in', [...handles])
    .execute();
  return new Map(
    rows.map((row) => [
      row.url_name,
      { id: row.id, urlName: row.url_name, name: row.name, sourceHash: row.source_hash },
    ]),
  );
}

function productColumns(product: ImportedProduct, sourceHash: string, bundle: FoundBundle | null) {
  return {
    name: product.name,
    description: product.description,
    sku: product.variants[0]?.sku ?? '',
    type: product.type,
    vendor: product.vendor,
    gender: product.gender,
    tags: JSON.stringify(product.tags),
    // Without what it is to hold, it would be sold as a thing that nobody has.
    enabled: product.enabled && bundle?.ok !== false,
    meta_title: product.metaTitle,
    meta_description: product.metaDescription,
    ...(product.personalisation === undefined
      ? {}
      : { personalisation: JSON.stringify(product.personalisation) }),
    ...(bundle?.ok ? { bundle_items: JSON.stringify(bundle.items) } : {}),
    ...(product.isGiftCard === true
      ? { is_gift_card: true, price_matrix: '[]', personalisation: '[]', bundle_items: '[]' }
      : {}),
    source: 'shopify',
    source_key: product.handle,
    // The same file writes an incomplete product again.
    source_hash: bundle?.ok === false ? '' : sourceHash,
    updated_at: sql<Date>`clock_timestamp()`,
  };
}

/**
 * Writes an imported product with its colours and variants; a variant keeps its id when its colour and size stay. A bundle
 * comes after what it holds; one that cannot hold it is hidden.
 *
 * @returns its id, and what its owner should know
 */
export async function writeImported(
  db: Db,
  division: number,
  imported: { product: ImportedProduct; sourceHash: string },
): Promise<{ id: number; problem: string | null }> {
  const { query } = db;
  const { product, sourceHash } = imported;
  const { handle, bundle: named } = product;
  const bundle = named === undefined ? null : await findBundle(db, division, { handle, bundle: named });
  const columns = productColumns(product, sourceHash, bundle);
  const before = await stockOf(db, division, handle);
  const saysWhetherToContinue = product.variants.some(({ continueSelling }) => continueSelling !== undefined);
  const saysFixedPrices = product.variants.some(({ fixedPrices }) => fixedPrices !== undefined);
  const { id, created } = await query
    .insertInto('products')
    // A product that is there keeps what it is taxed as.
    .values({ division_id: division, url_name: product.handle, vat_class: 'standard', ...columns })
    .onConflict((conflict) => conflict.columns(['division_id', 'url_name']).doUpdateSet(columns))
    // No transaction has replaced the row yet: it was not there before.
    .returning(['id', sql<boolean>`xmax = 0`.as('created')])
    .executeTakeFirstOrThrow();

  const variants = await query
    .insertInto('variants')
    .values(
      product.variants.map((variant, position) => ({
        division_id: division,
        product_id: id,
        position,
        sku: variant.sku,
        colour: variant.colour,
        size: variant.size,
        price_minor: variant.priceMinor,
        sale_price_minor: variant.salePriceMinor,
        fixed_prices: JSON.stringify(variant.fixedPrices ?? {}),
        stock: variant.stock,
        continue_selling: variant.continueSelling ?? false,
        grams: variant.grams,
        barcode: variant.barcode,
        options: JSON.stringify(variant.options),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['division_id', 'product_id', 'colour', 'size'])
        // Written out: a plan that PostgreSQL keeps does not know a parameter's value, and finds no index for it.
        .where(sql<boolean>`NOT archived`)
        .doUpdateSet((excluded) => ({
          position: excluded.ref('excluded.position'),
          sku: excluded.ref('excluded.sku'),
          price_minor: excluded.ref('excluded.price_minor'),
          sale_price_minor: excluded.ref('excluded.sale_price_minor'),
          ...(saysFixedPrices ? { fixed_prices: excluded.ref('excluded.fixed_prices') } : {}),
          stock: excluded.ref('excluded.stock'),
          ...(saysWhetherToContinue ? { continue_selling: excluded.ref('excluded.continue_selling') } : {}),
          grams: excluded.ref('excluded.grams'),
          barcode: excluded.ref('excluded.barcode'),
          options: excluded.ref('excluded.options'),
        })),
    )
    .returning(['id', 'stock'])
    .execute();
  const changes = variants.flatMap(({ id: variantId, stock: to }) => {
    const from = before.get(variantId);
    return from === undefined || from === to ? [] : [{ variantId, from, to }];
  });
  await recordStockChanges(db, division, { by: null, reason: 'imported', changes });
  const colours = [
    ...new Set(product.variants.map((variant) => variant.colour).filter((colour) => colour !== '')),
  ];
  if (!created) await deleteStale({ query }, { division, product: id, variants: product.variants });
  if (colours.length > 0) {
    await query
      .insertInto('product_colours')
      .values(
        colours.map((name, position) => ({
          division_id: division,
          product_id: id,
          position,
          name,
          hex: hexOfColourName(name),
          image: null,
        })),
      )
      .execute();
  }
  await joinCollections({ query }, { division, product: id, names: product.collections });
  await tellWebhooks(db, division, [
    { event: created ? 'product.created' : 'product.changed', about: { id } },
  ]);
  return { id, problem: bundle?.ok === false ? `${bundle.reason}: the bundle stays hidden` : null };
}

/** Stock of the variants of the product at an address, by id; empty where there is no such product. */
async function stockOf({ query }: Db, division: number, handle: string): Promise<Map<string, number | null>> {
  const rows = await query
    .selectFrom('products')
    .innerJoin('variants', (join) =>
      join
        .onRef('variants.division_id', '=', 'products.division_id')
        .onRef('variants.product_id', '=', 'products.id'),
    )
    .select(['variants.id', 'variants.stock'])
    .where('products.division_id', '=', division)
    .where('products.url_name', '=', handle)
    .where('variants.archived', '=', false)
    .execute();
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

/** Archives the variants that a product has no more, as orders and baskets may name them; its colours are written anew. */
async function deleteStale(
  { query }: Pick<Db, 'query'>,
  entry: { division: number; product: number; variants: ImportedProduct['variants'] },
): Promise<void> {
  const keys = entry.variants.map((variant) => sql`(${variant.colour}::text, ${variant.size}::text)`);
  await query
    .updateTable('variants')
    .set({ archived: true })
    .where('division_id', '=', entry.division)
    .where('product_id', '=', entry.product)
    .where(sql<boolean>`(colour, size) NOT IN (${sql.join(keys)})`)
    .execute();
  await query
    .deleteFrom('product_colours')
    .where('division_id', '=', entry.division)
    .where('product_id', '=', entry.product)
    .execute();
}

/** Products that an import adds come behind those that the owner has put in order. */
const lastPlace = 1_000_000;

/** Puts a product into manual collections, and makes those that are not there; rules choose for automatic ones. */
async function joinCollections(
  { query }: Pick<Db, 'query'>,
  entry: { division: number; product: number; names: readonly string[] },
): Promise<void> {
  const byUrl = new Map<string, string>();
  for (const name of entry.names) {
    const urlName = slugOf(name);
    if (urlName !== '' && !byUrl.has(urlName)) byUrl.set(urlName, name);
  }
  if (byUrl.size === 0) return;
  const division = { division_id: entry.division };
  const collections = await query
    .insertInto('collections')
    .values([...byUrl].map(([urlName, name]) => ({ ...division, url_name: urlName, name, position: 1000 })))
    // Changes nothing, but gives the ids of those that are there, too.
    .onConflict((conflict) =>
      conflict
        .columns(['division_id', 'url_name'])
        .doUpdateSet((excluded) => ({ url_name: excluded.ref('excluded.url_name') })),
    )
    .returning(['id', 'kind'])
    .execute();
  const manual = collections.filter(({ kind }) => kind === 'manual');
  if (manual.length === 0) return;
  await query
    .insertInto('collection_products')
    .values(
      manual.map(({ id }) => ({
        ...division,
        collection_id: id,
        product_id: entry.product,
        position: lastPlace,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Adds a fetched picture to a product, once. */
export async function addImportedImage(
  { query }: Db,
  division: number,
  image: {
    product: number;
    position: number;
    src: string;
    alt: string;
    colour: string | null;
    /** Variants without a colour that it shows, by their size text. */
    sizes?: readonly string[];
    width: number;
    height: number;
    origin: string;
  },
): Promise<void> {
  const known = await query
    .selectFrom('product_images')
    .select('id')
    .where('division_id', '=', division)
    .where('product_id', '=', image.product)
    .where('origin', '=', image.origin)
    .executeTakeFirst();
  const values = {
    position: image.position,
    src: image.src,
    alt: image.alt,
    colour: image.colour,
    width: image.width,
    height: image.height,
  };
  const { id } = known
    ? await query
        .updateTable('product_images')
        .set(values)
        .where('division_id', '=', division)
        .where('id', '=', known.id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await query
        .insertInto('product_images')
        .values({ division_id: division, product_id: image.product, origin: image.origin, ...values })
        .returning('id')
        .executeTakeFirstOrThrow();
  const { sizes = [] } = image;
  if (sizes.length === 0) return;
  await query
    .updateTable('variants')
    .set({ image_id: id })
    .where('division_id', '=', division)
    .where('product_id', '=', image.product)
    .where('colour', '=', '')
    .where('size', 'in', [...sizes])
    .where('archived', '=', false)
    .execute();
}

/** Replaces the address of an image in the description of a product, or takes the image out. @param to - null takes it out */
export async function replaceDescriptionImage(
  { query }: Db,
  division: number,
  { product, from, to }: { readonly product: number; readonly from: string; readonly to: string | null },
): Promise<void> {
  const row = await query
    .selectFrom('products')
    .select('description')
    .where('division_id', '=', division)
    .where('id', '=', product)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return;
  const description = withImages(row.description, (address) => (address === from ? to : address));
  if (description === row.description) return;
  await query
    .updateTable('products')
    .set({ description, updated_at: sql<Date>`clock_timestamp()` })
    .where('division_id', '=', division)
    .where('id', '=', product)
    .execute();
}

/** The description of the product at an address; '' where there is none. */
export async function descriptionOf({ query }: Db, division: number, handle: string): Promise<string> {
  const row = await query
    .selectFrom('products')
    .select('description')
    .where('division_id', '=', division)
    .where('url_name', '=', handle)
    .executeTakeFirst();
  return row?.description ?? '';
}
