import type { CurrencyCode } from '@omnis/models';
import { sanitiseHtml } from '../../security/sanitise.ts';
import { bundleColumn, readBundleCell } from '../catalogue/bundle-cell.ts';
import type { ImportedProduct } from '../catalogue/imported-product.ts';
import { readFixedCells } from './fixed-price-cells.ts';
import { cell, readGrams, readPrice, readQuantity } from './shopify-cells.ts';
import type { ShopifyRow } from './shopify-columns.ts';
import { readImages } from './shopify-images.ts';
import { readFields } from './shopify-personalisation.ts';
import { giftCardProblems, giftCardVariants } from './gift-card-rows.ts';
import { choices, optionNames, optionNumbers, optionsOf, type Option } from './shopify-options.ts';

/** A line of the file with its number. */
export interface NumberedRow {
  line: number;
  row: ShopifyRow;
}

/** A product that was read, with what its owner should know of it; or why it cannot be. */
export type ReadProduct =
  | { ok: true; line: number; product: ImportedProduct; notes: string[] }
  | { ok: false; line: number; handle: string; name: string; reasons: string[] };

type Variant = ImportedProduct['variants'][number];

const limits = { variants: 2000, text: 255, description: 100_000, names: 100 };
/** Columns of one line of text. */
const shortColumns = [
  'Title',
  'Vendor',
  'Type',
  'Collection',
  'Option1 Value',
  'Option2 Value',
  'Option3 Value',
  'Variant SKU',
  'Variant Barcode',
] as const;
/** Spreadsheets write TRUE in the language of their user. */
const truthy = (value: string): boolean =>
  /^(true|yes|1|y|x|wahr|ja|vrai|oui|verdadero|sí|si|vero|verdadeiro|sim|waar|sant|sand|prawda|pravda|tosi|истина)$/i.test(
    value,
  );

function genderOf(row: ShopifyRow, tags: readonly string[]): string {
  const words = [cell(row, 'Google Shopping / Gender'), ...tags].map((word) => word.toLowerCase());
  if (words.includes('unisex')) return 'unisex';
  const women = words.some((word) => /^(female|women|womens|women's|woman)$/.test(word));
  const men = words.some((word) => /^(male|men|mens|men's|man)$/.test(word));
  if (women && men) return 'unisex';
  if (women) return 'women';
  if (men) return 'men';
  return words.some((word) => /^(kids|children|boys|girls)$/.test(word)) ? 'kids' : '';
}

function readVariant(
  { line, row }: NumberedRow,
  names: readonly string[],
  currency: CurrencyCode,
): Variant | string {
  const price = readPrice(cell(row, 'Variant Price'), currency);
  if (price === null) return `Line ${line}: “Variant Price” is not a price: “${cell(row, 'Variant Price')}”`;
  const compareText = cell(row, 'Variant Compare At Price');
  const compare = compareText === '' ? 0 : readPrice(compareText, currency);
  if (compare === null) return `Line ${line}: “Variant Compare At Price” is not a price: “${compareText}”`;
  const fixedPrices = readFixedCells(line, row);
  if (typeof fixedPrices === 'string') return fixedPrices;
  const quantityText = cell(row, 'Variant Inventory Qty');
  const quantity = quantityText === '' ? null : readQuantity(quantityText);
  if (quantityText !== '' && quantity === null)
    return `Line ${line}: “Variant Inventory Qty” is not a whole number: “${quantityText}”`;
  // A shop that does not say who counts its stock, but how much there is, counts it.
  const tracked =
    cell(row, 'Variant Inventory Tracker') !== '' || row['Variant Inventory Tracker'] === undefined;
  const policy = cell(row, 'Variant Inventory Policy');
  const options = optionsOf(row, names);
  return {
    // A quote mark keeps a spreadsheet from taking a code for a number.
    sku: cell(row, 'Variant SKU').replace(/^'/, ''),
    ...choices(options),
    priceMinor: compare > price ? compare : price,
    salePriceMinor: compare > price ? price : null,
    ...(fixedPrices === undefined ? {} : { fixedPrices }),
    // Newer exports leave the stock out, since it is kept by place; then nothing is known of it.
    stock: tracked ? quantity : null,
    ...(policy === '' ? {} : { continueSelling: /^(continue|true)$/i.test(policy) }),
    grams: readGrams(row),
    barcode: cell(row, 'Variant Barcode').replace(/^'/, ''),
    options: Object.fromEntries(
      options
        .filter(({ name, value }) => name !== '' && value !== '')
        .map(({ name, value }) => [name, value]),
    ),
  };
}

/** Names that stand in one cell, parted by commas. */
function readNames(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .slice(0, limits.names);
}

/**
 * The collections that a product is in. Shopify's own column holds one name, in which a comma is a letter like others;
 * apps write a list into theirs.
 */
function collectionsOf(row: ShopifyRow): string[] {
  const own = cell(row, 'Collection');
  return [...(own === '' ? [] : [own]), ...readNames(cell(row, 'Custom Collections'))];
}

/** Every reason against a product's cells, not only the first. */
function cellProblems(rows: readonly NumberedRow[]): string[] {
  return rows.flatMap(({ line, row }) =>
    shortColumns
      .filter((name) => cell(row, name).length > limits.text)
      .map((name) => `Line ${line}: “${name}” is longer than ${limits.text} characters`),
  );
}

/** Shopify's handles hold what its titles do, signs and emoji too; never what would end or part an address. */
const handleShape = /^(?:[\p{L}\p{N}\p{M}\p{So}\p{Sk}_-]|\u200c|\u200d)+$/u;

function handleProblem(handle: string): string | null {
  if (handle === '') return 'is empty';
  if (handle.length > limits.text) return `is longer than ${limits.text} characters`;
  return handleShape.test(handle)
    ? null
    : `can hold letters, numbers and dashes only: “${handle.slice(0, 40)}”`;
}

/** A variant with its line. */
export interface ReadVariant {
  line: number;
  variant: Variant;
  options: readonly Option[];
}

function repeatedVariants(read: readonly ReadVariant[]): string[] {
  const seen = new Set<string>();
  return read.flatMap(({ line, variant: { colour, size } }) => {
    const key = JSON.stringify([colour, size]);
    const before = seen.has(key);
    seen.add(key);
    const name = [colour, size].filter(Boolean).join(' / ') || 'Default';
    return before ? [`Line ${line}: “Option1 Value”: the variant “${name}” stands here twice`] : [];
  });
}

/** A variant without a value for what the others differ in could never be chosen. */
function missingOptions(variants: readonly ReadVariant[]): string[] {
  const used = optionNumbers.filter((index) => variants.some(({ options }) => options[index - 1]?.value));
  return variants.flatMap(({ line, options }) =>
    used.flatMap((index) => {
      const option = options[index - 1];
      return option?.value === ''
        ? [`Line ${line}: “Option${index} Value” is empty${option.name === '' ? '' : ` (${option.name})`}`]
        : [];
    }),
  );
}

/**
 * Reads the lines of one handle as a product.
 *
 * @param rows - the product's lines in order, the first with its title
 * @param currency - the store's currency, in which the file's prices stand
 */
export function readShopifyProduct(rows: readonly NumberedRow[], currency: CurrencyCode): ReadProduct {
  const first = rows[0];
  if (!first) throw new TypeError('A product has at least one line');
  const { line, row } = first;
  const handle = cell(row, 'Handle');
  const name = cell(row, 'Title');
  const reasons = cellProblems(rows);
  const problem = handleProblem(handle);
  if (problem !== null) reasons.push(`Line ${line}: “Handle” ${problem}`);
  if (name === '') reasons.push(`Line ${line}: “Title” is empty`);
  if (cell(row, 'Body (HTML)').length > limits.description)
    reasons.push(`Line ${line}: “Body (HTML)” is longer than ${limits.description} characters`);

  const names = optionNames(row);
  const read: ReadVariant[] = [];
  for (const numbered of rows) {
    // A line without price and option only brings a further picture.
    if (
      numbered !== first &&
      cell(numbered.row, 'Option1 Value') === '' &&
      cell(numbered.row, 'Variant Price') === ''
    )
      continue;
    const variant = readVariant(numbered, names, currency);
    if (typeof variant === 'string') {
      reasons.push(variant);
      continue;
    }
    read.push({ line: numbered.line, variant, options: optionsOf(numbered.row, names) });
  }
  const isGiftCard = truthy(cell(row, 'Gift Card'));
  const missing = missingOptions(read);
  if (isGiftCard) reasons.push(...giftCardProblems(read, currency));
  else reasons.push(...(missing.length > 0 ? missing : repeatedVariants(read)));
  if (read.length > limits.variants)
    reasons.push(`Line ${line}: the product has more than ${limits.variants} variants`);
  const personalisation = readFields(row, currency);
  if (!personalisation.ok) reasons.push(`Line ${line}: “Personalisation” ${personalisation.reason}`);
  const bundle = readBundleCell(cell(row, bundleColumn));
  if (!bundle.ok) reasons.push(`Line ${line}: “Bundle” ${bundle.reason}`);
  if (reasons.length > 0 || !personalisation.ok || !bundle.ok)
    return { ok: false, line, handle, name, reasons: reasons.slice(0, 20) };

  const tags = readNames(cell(row, 'Tags'));
  const published = cell(row, 'Published');
  const status = cell(row, 'Status').toLowerCase();
  return {
    ok: true,
    line,
    notes: [],
    product: {
      handle: handle.toLowerCase(),
      name,
      description: sanitiseHtml(cell(row, 'Body (HTML)')),
      vendor: cell(row, 'Vendor'),
      type: cell(row, 'Type'),
      tags,
      gender: genderOf(row, tags),
      enabled: (published === '' || truthy(published)) && (status === '' || status === 'active'),
      metaTitle: cell(row, 'SEO Title'),
      metaDescription: cell(row, 'SEO Description'),
      collections: collectionsOf(row),
      ...(personalisation.fields === undefined ? {} : { personalisation: personalisation.fields }),
      ...(bundle.items === undefined ? {} : { bundle: bundle.items }),
      ...(isGiftCard ? { isGiftCard } : {}),
      variants: isGiftCard ? giftCardVariants(read, currency) : read.map(({ variant }) => variant),
      images: readImages(rows, names),
    },
  };
}
