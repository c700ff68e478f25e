import { currencyCodes } from '@omnis/models';
import { bundleColumn } from '../catalogue/bundle-cell.ts';
import { fixedCompareColumn, fixedPriceColumn } from '../catalogue/listing/fixed-prices.ts';
import { personalisationColumn } from '../catalogue/personalisation.ts';

/** A line of a Shopify export by column name. */
export type ShopifyRow = Readonly<Record<string, string>>;

/** Columns without which a file is no product export. */
export const requiredColumns = ['Handle', 'Title', 'Variant Price'] as const;

/** Names that Shopify's newer template, its apps and spreadsheets give to the columns of the classic export. */
const otherNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'url handle': 'Handle',
    'body html': 'Body (HTML)',
    description: 'Body (HTML)',
    'product type': 'Type',
    'published on online store': 'Published',
    sku: 'Variant SKU',
    barcode: 'Variant Barcode',
    price: 'Variant Price',
    'compare-at price': 'Variant Compare At Price',
    'compare at price': 'Variant Compare At Price',
    'inventory tracker': 'Variant Inventory Tracker',
    'inventory quantity': 'Variant Inventory Qty',
    'variant inventory quantity': 'Variant Inventory Qty',
    'continue selling when out of stock': 'Variant Inventory Policy',
    'weight value (grams)': 'Variant Grams',
    'weight unit for display': 'Variant Weight Unit',
    'product image url': 'Image Src',
    'image url': 'Image Src',
    'variant image url': 'Variant Image',
  }),
);

const classicNames = [
  ...requiredColumns,
  ...new Set(otherNames.values()),
  ...[1, 2, 3].flatMap((index) => [`Option${index} Name`, `Option${index} Value`]),
  'Vendor',
  'Tags',
  'Status',
  'Collection',
  'Custom Collections',
  'Variant Weight',
  'Image Position',
  'Image Alt Text',
  'SEO Title',
  'SEO Description',
  'Google Shopping / Gender',
  'Gift Card',
  personalisationColumn,
  bundleColumn,
  ...currencyCodes.flatMap((code) => [fixedPriceColumn(code), fixedCompareColumn(code)]),
];
const classicBySmall = new Map(classicNames.map((name) => [name.toLowerCase(), name]));

/** The header line with the classic names, whichever template it comes from; unknown columns keep their names. */
export function classicColumns(header: readonly string[]): string[] {
  const exact = header.map((name) => {
    const trimmed = name.trim().replace(/\s+/g, ' ');
    return classicBySmall.get(trimmed.toLowerCase()) ?? trimmed;
  });
  return exact.map((name) => {
    const classic = otherNames.get(name.toLowerCase());
    // A file with both names means two things by them.
    return classic !== undefined && !exact.includes(classic) ? classic : name;
  });
}

/** Error in a header line; null when it is one of a product export. */
export function headerProblem(columns: readonly string[]): string | null {
  const missing = requiredColumns.filter((name) => !columns.includes(name));
  if (missing.length > 0) {
    const names = missing.map((name) => `“${name}”`).join(', ');
    return `The first line is not that of a Shopify product export: ${missing.length === 1 ? 'the column' : 'the columns'} ${names} ${missing.length === 1 ? 'is' : 'are'} missing.`;
  }
  const doubled = columns.find(
    (name, index) => classicBySmall.has(name.toLowerCase()) && columns.indexOf(name) !== index,
  );
  return doubled === undefined ? null : `The column “${doubled}” stands in the first line twice.`;
}
