import { currencyOf, toMajor } from '@omnis/models';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../database/connection.ts';
import type { Database } from '../../database/database.ts';
import type { Division } from '../../tenancy/division.ts';
import { bundleCell, bundleColumn } from './bundle-cell.ts';
import { ownPath, withImages } from './description-images.ts';
import { fixedCompareColumn, fixedPriceColumn, readFixedPrices } from './listing/fixed-prices.ts';
import { pricesIn } from './listing/prices.ts';
import { personalisationColumn, readPersonalisationFields, wirePersonalisation } from './personalisation.ts';

/** Columns of the exported file, in Shopify's order. */
export const exportColumns = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Option3 Name',
  'Option3 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Gift Card',
  'SEO Title',
  'SEO Description',
  'Google Shopping / Gender',
  'Variant Image',
  'Status',
  personalisationColumn,
  bundleColumn,
] as const;

/** Fields that shoppers may have put on a product, as an import reads them again; '' for none. */
function fieldsCell(stored: unknown, division: Division): string {
  const fields = readPersonalisationFields(stored);
  return fields.length === 0
    ? ''
    : JSON.stringify(wirePersonalisation(fields, pricesIn(division, division.currency)));
}

const heldSchema = z.array(z.object({ productId: z.number().int(), quantity: z.number().int() })).catch([]);

/** Content of a bundle, by handles; deleted products are left out. */
function heldCell(stored: unknown, handles: ReadonlyMap<number, string>): string {
  return bundleCell(
    heldSchema.parse(stored).flatMap(({ productId, quantity }) => {
      const handle = handles.get(productId);
      return handle === undefined ? [] : [{ handle, quantity }];
    }),
  );
}

async function handlesOf(
  query: Db['query'],
  division: Division,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await query
    .selectFrom('products')
    .select(['id', 'url_name'])
    .where('division_id', '=', division.id)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, url_name: handle }) => [id, handle]));
}

type Line = Partial<Record<(typeof exportColumns)[number], string>> & Readonly<Record<string, string>>;

/** The columns of the exported file for a store: two more for each offered currency in which a price is fixed. */
export async function exportColumnsOf(
  database: Pick<Database, 'tenant'>,
  { id, currencies }: Division,
): Promise<string[]> {
  const fixed = await database.tenant(id, async ({ query }) =>
    query
      .selectFrom('variants')
      .select(sql<string>`jsonb_object_keys(fixed_prices)`.as('code'))
      .distinct()
      .where('division_id', '=', id)
      .where('archived', '=', false)
      .execute(),
  );
  const codes = new Set(fixed.map(({ code }) => code));
  return [
    ...exportColumns,
    ...currencies
      .filter((code) => codes.has(code))
      .flatMap((code) => [fixedPriceColumn(code), fixedCompareColumn(code)]),
  ];
}

/** Fixed prices, as the columns beside them: what is paid now, and what was paid before. */
function fixedCells(stored: unknown, division: Division): Record<string, string> {
  const fixed = readFixedPrices(stored);
  return Object.fromEntries(
    division.currencies.flatMap((code) => {
      const one = fixed[code];
      if (one === undefined) return [];
      const money = (minor: number): string => toMajor(minor, code).toFixed(currencyOf(code).decimals);
      return [
        [fixedPriceColumn(code), money(one.sale ?? one.price)],
        [fixedCompareColumn(code), one.sale === null ? '' : money(one.price)],
      ];
    }),
  );
}

/** Options that a file has columns for. */
const mostOptions = 3;

const pageSize = 100;
const tagsSchema = z.array(z.string());

interface ExportedVariant {
  sku: string;
  colour: string;
  size: string;
  price_minor: number;
  sale_price_minor: number | null;
  fixed_prices: unknown;
  options: unknown;
  stock: number | null;
  continue_selling: boolean;
  grams: number;
  barcode: string;
}

const namedSchema = z.record(z.string(), z.string()).catch({});

/** The options of a variant by the names that its owner gave them, at most as many as a file has columns for. */
function optionCells({ options, colour, size }: ExportedVariant): Line {
  const named = Object.entries(namedSchema.parse(options)).filter(([, value]) => value !== '');
  const plain = [
    ['Colour', colour],
    ['Size', size],
  ].filter(([, value]) => value !== '');
  const chosen = named.length > 0 && named.length <= mostOptions ? named : plain;
  const [first = ['Title', 'Default Title'], second = ['', ''], third = ['', '']] = chosen;
  return {
    'Option1 Name': first[0] ?? '',
    'Option1 Value': first[1] ?? '',
    'Option2 Name': second[0] ?? '',
    'Option2 Value': second[1] ?? '',
    'Option3 Name': third[0] ?? '',
    'Option3 Value': third[1] ?? '',
  };
}

function variantCells(variant: ExportedVariant, division: Division): Line {
  const money = (minor: number): string => toMajor(minor, division.currency).toFixed(2);
  return {
    ...optionCells(variant),
    'Variant SKU': variant.sku,
    'Variant Grams': String(variant.grams),
    'Variant Inventory Tracker': variant.stock === null ? '' : 'shopify',
    'Variant Inventory Qty': variant.stock === null ? '' : String(variant.stock),
    'Variant Inventory Policy': variant.continue_selling ? 'continue' : 'deny',
    'Variant Price': money(variant.sale_price_minor ?? variant.price_minor),
    'Variant Compare At Price': variant.sale_price_minor === null ? '' : money(variant.price_minor),
    'Variant Barcode': variant.barcode,
    ...fixedCells(variant.fixed_prices, division),
  };
}

/** An image of a product, or one that is still to be fetched. */
interface ExportedImage {
  readonly product: number;
  /** null while it is awaited. */
  readonly id: string | null;
  /** Variants without a colour that an awaited image shows. */
  readonly sizes: readonly string[];
  readonly src: string;
  readonly alt: string;
  readonly colour: string | null;
  readonly position: number;
}

/** Images of products in their order; those that an import still waits for, or could not fetch, by their former address. */
async function imagesOf(
  { query }: Db,
  division: number,
  { ids, origin }: { readonly ids: readonly number[]; readonly origin: string },
): Promise<ExportedImage[]> {
  const [stored, awaited] = await Promise.all([
    query
      .selectFrom('product_images')
      .select(['product_id as product', 'id', 'src', 'origin', 'alt', 'colour', 'position'])
      .where('division_id', '=', division)
      .where('product_id', 'in', ids)
      .execute(),
    query
      .selectFrom('import_images')
      .select(['product_id as product', 'url', 'alt', 'colour', 'sizes', 'position'])
      .where('division_id', '=', division)
      .where('product_id', 'in', ids)
      .where('state', '!=', 'done')
      .where('in_text', '=', false)
      // A later file has the last word on the images of a product.
      .where(
        sql<boolean>`import_id = (SELECT max(latest.import_id) FROM import_images AS latest
          WHERE latest.division_id = import_images.division_id AND latest.product_id = import_images.product_id)`,
      )
      .execute(),
  ]);
  const known = new Set(stored.map(({ product, origin: from }) => `${product} ${from ?? ''}`));
  return [
    ...stored.map(({ origin: from, src, ...image }) => ({
      ...image,
      sizes: [],
      src: from ?? new URL(src, origin).href,
    })),
    ...awaited
      .filter(({ product, url }) => !known.has(`${product} ${url}`))
      .map(({ url, sizes, ...image }) => ({
        ...image,
        id: null,
        sizes: tagsSchema.parse(sizes),
        src: url,
      })),
  ].toSorted((a, b) => a.position - b.position);
}

/** The image that shows a variant: its own, or the one of its colour. */
function imageOf(
  variant: { readonly image_id: string | null; readonly colour: string; readonly size: string },
  images: readonly ExportedImage[],
): ExportedImage | undefined {
  const { image_id: own, colour, size } = variant;
  return (
    images.find(({ id }) => id !== null && id === own) ??
    images.find(({ sizes }) => colour === '' && sizes.includes(size)) ??
    images.find((image) => image.colour !== null && image.colour === colour)
  );
}

/** Products of a file, and the address of their store. */
export interface ProductExport {
  /** The store's own address, by which its images are named. */
  readonly origin: string;
  /** The products by id; left out: all. */
  readonly ids?: readonly number[];
  /** Called once a product. */
  readonly onProduct?: () => void;
}

/** The products of a store as lines of a Shopify CSV, page by page. */
export async function* exportShopify(
  database: Pick<Database, 'tenant'>,
  division: Division,
  { origin, ids: wanted, onProduct }: ProductExport,
): AsyncGenerator<Line> {
  const ordered = wanted?.toSorted((a, b) => a - b);
  for (let after = 0; ;) {
    const named = ordered?.filter((id) => id > after).slice(0, pageSize);
    if (named?.length === 0) return;
    const page = await database.tenant(division.id, async (db) => {
      const { query } = db;
      let found = query
        .selectFrom('products')
        .selectAll()
        .where('division_id', '=', division.id)
        .where('id', '>', after)
        .orderBy('id')
        .limit(pageSize);
      if (named) found = found.where('id', 'in', named);
      const products = await found.execute();
      const ids = products.map((product) => product.id);
      if (ids.length === 0) return { products, variants: [], images: [], handles: new Map<number, string>() };
      const held = products.flatMap(({ bundle_items: items }) => heldSchema.parse(items));
      const [handles, variants, images] = await Promise.all([
        handlesOf(
          query,
          division,
          held.map(({ productId }) => productId),
        ),
        query
          .selectFrom('variants')
          .selectAll()
          .where('division_id', '=', division.id)
          .where('product_id', 'in', ids)
          // An import would put one that was archived back on sale.
          .where('archived', '=', false)
          .orderBy('position')
          .execute(),
        imagesOf(db, division.id, { ids, origin }),
      ]);
      return { products, variants, images, handles };
    });
    for (const product of page.products) {
      onProduct?.();
      const variants = page.variants.filter((variant) => variant.product_id === product.id);
      const images = page.images.filter((image) => image.product === product.id);
      const rows = Math.max(1, variants.length, images.length);
      for (let index = 0; index < rows; index += 1) {
        const variant = variants[index];
        const image = images[index];
        const ofVariant = variant && imageOf(variant, images);
        yield {
          Handle: product.url_name,
          ...(index === 0
            ? {
                Title: product.name,
                'Body (HTML)': withImages(product.description, (address) =>
                  ownPath(address) === address ? new URL(address, origin).href : address,
                ),
                Vendor: product.vendor,
                Type: product.type,
                Tags: tagsSchema.parse(product.tags).join(', '),
                Published: String(product.enabled),
                'Gift Card': String(product.is_gift_card),
                'SEO Title': product.meta_title,
                'SEO Description': product.meta_description,
                'Google Shopping / Gender': product.gender,
                Status: product.enabled ? 'active' : 'draft',
                [personalisationColumn]: fieldsCell(product.personalisation, division),
                [bundleColumn]: heldCell(product.bundle_items, page.handles),
              }
            : {}),
          ...(variant ? variantCells(variant, division) : {}),
          ...(ofVariant ? { 'Variant Image': ofVariant.src } : {}),
          ...(image
            ? {
                'Image Src': image.src,
                'Image Position': String(index + 1),
                'Image Alt Text': image.alt,
              }
            : {}),
        };
      }
    }
    const last = page.products.at(-1);
    if (!last || (!named && page.products.length < pageSize)) return;
    after = named?.at(-1) ?? last.id;
  }
}
