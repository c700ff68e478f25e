import { csvRow } from '../../http/csv-cell.ts';

const columns = [
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
  'Variant Price',
  'Variant Compare At Price',
  'Image Src',
  'Image Alt Text',
  'Collection',
  'Status',
] as const;

type SampleRow = Partial<Record<(typeof columns)[number], string>>;

/** One product with two colours and sizes, and one without choices. Both are drafts, without images. */
const rows: readonly SampleRow[] = [
  {
    Handle: 'sample-tee',
    Title: 'Sample tee',
    'Body (HTML)': '<p>Soft organic cotton.</p>',
    Vendor: 'Your brand',
    Type: 'T-shirts',
    Tags: 'summer, cotton',
    Published: 'false',
    'Option1 Name': 'Colour',
    'Option1 Value': 'Navy',
    'Option2 Name': 'Size',
    'Option2 Value': 'S',
    'Variant SKU': 'TEE-NAVY-S',
    'Variant Grams': '180',
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': '12',
    'Variant Price': '20.00',
    'Variant Compare At Price': '25.00',
    Collection: 'Samples',
    Status: 'draft',
  },
  {
    Handle: 'sample-tee',
    'Option1 Value': 'White',
    'Option2 Value': 'M',
    'Variant SKU': 'TEE-WHITE-M',
    'Variant Grams': '190',
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': '8',
    'Variant Price': '20.00',
  },
  {
    Handle: 'sample-mug',
    Title: 'Sample mug',
    'Body (HTML)': '<p>Holds 300 ml.</p>',
    Vendor: 'Your brand',
    Type: 'Mugs',
    Published: 'false',
    'Option1 Name': 'Title',
    'Option1 Value': 'Default Title',
    'Variant SKU': 'MUG',
    'Variant Grams': '350',
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': '40',
    'Variant Price': '12.50',
    Collection: 'Samples',
    Status: 'draft',
  },
];

/** A file with the columns of an import and two products, which imports as it is. */
export const sampleFile = (): string =>
  `\uFEFF${[columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))].map(csvRow).join('')}`;
