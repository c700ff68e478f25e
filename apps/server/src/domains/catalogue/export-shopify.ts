import { toMajor } from '@omnis/models';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { Division } from '../divisions/division.ts';
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
  'SEO Title',
  'SEO Description',
  'Google Shopping / Gender',
  'Status',
  personalisationColumn,
] as const;

/** What shoppers may have put on a product, as an import reads it again; '' for nothing. */
function fieldsCell(stored: unknown, division: Division): string {
  const fields = readPersonalisationFields(stored);
  return fields.length === 0
    ? ''
    : JSON.stringify(wirePersonalisation(fields, pricesIn(division, division.currency)));
}

type Line = Partial<Record<(typeof exportColumns)[number], string>>;
const pageSize = 100;
const tagsSchema = z.array(z.string());

interface ExportedVariant {
  sku: string;
  colour: string;
  size: string;
  price_minor: number;
  sale_price_minor: number | null;
  stock: number | null;
  grams: number;
  barcode: string;
}

function variantCells(variant: ExportedVariant, division: Division): Line {
  const money = (minor: number): string => toMajor(minor, division.currency).toFixed(2);
  const options = [
    ['Colour', variant.colour],
    ['Size', variant.size],
  ].filter(([, value]) => value !== '');
  const [first = ['Title', 'Default Title'], second] = options;
  return {
    'Option1 Name': first[0] ?? '',
    'Option1 Value': first[1] ?? '',
    'Option2 Name': second?.[0] ?? '',
    'Option2 Value': second?.[1] ?? '',
    'Variant SKU': variant.sku,
    'Variant Grams': String(variant.grams),
    'Variant Inventory Tracker': variant.stock === null ? '' : 'shopify',
    'Variant Inventory Qty': variant.stock === null ? '' : String(variant.stock),
    'Variant Inventory Policy': 'deny',
    'Variant Price': money(variant.sale_price_minor ?? variant.price_minor),
    'Variant Compare At Price': variant.sale_price_minor === null ? '' : money(variant.price_minor),
    'Variant Barcode': variant.barcode,
  };
}

/**
 * The products of a store as lines of a Shopify CSV, page by page.
 *
 * @param onProduct - called once a product
 */
export async function* exportShopify(
  database: Database,
  division: Division,
  onProduct: () => void,
): AsyncGenerator<Line> {
  for (let after = 0; ;) {
    const page = await database.tenant(division.id, async ({ query }) => {
      const products = await query
        .selectFrom('products')
        .selectAll()
        .where('division_id', '=', division.id)
        .where('id', '>', after)
        .orderBy('id')
        .limit(pageSize)
        .execute();
      const ids = products.map((product) => product.id);
      if (ids.length === 0) return { products, variants: [], images: [] };
      const [variants, images] = await Promise.all([
        query
          .selectFrom('variants')
          .selectAll()
          .where('division_id', '=', division.id)
          .where('product_id', 'in', ids)
          .orderBy('position')
          .execute(),
        query
          .selectFrom('product_images')
          .selectAll()
          .where('division_id', '=', division.id)
          .where('product_id', 'in', ids)
          .orderBy('position')
          .execute(),
      ]);
      return { products, variants, images };
    });
    for (const product of page.products) {
      onProduct();
      const variants = page.variants.filter((variant) => variant.product_id === product.id);
      const images = page.images.filter((image) => image.product_id === product.id);
      const rows = Math.max(1, variants.length, images.length);
      for (let index = 0; index < rows; index += 1) {
        const variant = variants[index];
        const image = images[index];
        yield {
          Handle: product.url_name,
          ...(index === 0
            ? {
                Title: product.name,
                'Body (HTML)': product.description,
                Vendor: product.vendor,
                Type: product.type,
                Tags: tagsSchema.parse(product.tags).join(', '),
                Published: String(product.enabled),
                'SEO Title': product.meta_title,
                'SEO Description': product.meta_description,
                'Google Shopping / Gender': product.gender,
                Status: product.enabled ? 'active' : 'draft',
                [personalisationColumn]: fieldsCell(product.personalisation, division),
              }
            : {}),
          ...(variant ? variantCells(variant, division) : {}),
          ...(image
            ? {
                'Image Src': image.origin ?? image.src,
                'Image Position': String(index + 1),
                'Image Alt Text': image.alt,
              }
            : {}),
        };
      }
    }
    const last = page.products.at(-1);
    if (!last || page.products.length < pageSize) return;
    after = last.id;
  }
}
