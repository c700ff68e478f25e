import type { CurrencyCode } from '@omnis/models';
import { sanitiseHtml } from '../../security/sanitise.ts';
import type { ImportedProduct } from '../catalogue/imported-product.ts';
import { cell, isFormula, readGrams, readPrice, readQuantity } from './shopify-cells.ts';
import type { ShopifyRow } from './shopify-columns.ts';

/** A line of the file with its number. */
export interface NumberedRow {
  line: number;
  row: ShopifyRow;
}

/** A product that was read, or why it cannot be. */
export type ReadProduct =
  | { ok: true; line: number; product: ImportedProduct }
  | { ok: false; line: number; handle: string; name: string; reasons: string[] };

type Variant = ImportedProduct['variants'][number];

const limits = { variants: 2000, images: 250, name: 255, description: 100_000 };
const textColumns = [
  'Handle',
  'Title',
  'Vendor',
  'Type',
  'Tags',
  'Option1 Value',
  'Option2 Value',
  'Option3 Value',
  'Variant SKU',
  'SEO Title',
] as const;

const truthy = (value: string): boolean => /^(true|yes|1)$/i.test(value);

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

/** Colour and size of a variant by its option names; further options join the size, so that nothing is lost. */
function choices(options: readonly { name: string; value: string }[]): { colour: string; size: string } {
  const real = options.filter(
    ({ name, value }) => value !== '' && !(name === 'Title' && value === 'Default Title'),
  );
  const colour = real.find(({ name }) => /colou?r|farbe|couleur|kleur/i.test(name));
  const others = real.filter((option) => option !== colour);
  const size = others.find(({ name }) => /size|größe|taille|maat/i.test(name));
  const rest = others.filter((option) => option !== size);
  return {
    colour: colour?.value ?? '',
    size: [size, ...rest].flatMap((option) => (option ? [option.value] : [])).join(' / '),
  };
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
  const quantityText = cell(row, 'Variant Inventory Qty');
  const quantity = quantityText === '' ? null : readQuantity(quantityText);
  if (quantityText !== '' && quantity === null)
    return `Line ${line}: “Variant Inventory Qty” is not a whole number: “${quantityText}”`;
  const tracked =
    cell(row, 'Variant Inventory Tracker') !== '' &&
    !/^(continue|true)$/i.test(cell(row, 'Variant Inventory Policy'));
  const options = [1, 2, 3].map((index) => ({
    name: names[index - 1] ?? '',
    value: cell(row, `Option${index} Value`),
  }));
  return {
    // A quote mark keeps a spreadsheet from taking a code for a number.
    sku: cell(row, 'Variant SKU').replace(/^'/, ''),
    ...choices(options),
    priceMinor: compare > price ? compare : price,
    salePriceMinor: compare > price ? price : null,
    // Newer exports leave the stock out, since it is kept by place; then nothing is known of it.
    stock: tracked ? quantity : null,
    grams: readGrams(row),
    barcode: cell(row, 'Variant Barcode').replace(/^'/, ''),
    options: Object.fromEntries(
      options
        .filter(({ name, value }) => name !== '' && value !== '')
        .map(({ name, value }) => [name, value]),
    ),
  };
}

/** Every reason against a product's lines, not only the first. */
function cellProblems(rows: readonly NumberedRow[]): string[] {
  return rows.flatMap(({ line, row }) =>
    textColumns.flatMap((name) =>
      isFormula(row[name] ?? '')
        ? [`Line ${line}: “${name}” begins like a spreadsheet formula: “${cell(row, name).slice(0, 40)}”`]
        : [],
    ),
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
  if (!/^[\p{L}\p{N}][\p{L}\p{N}_-]{0,199}$/u.test(handle))
    reasons.push(
      `Line ${line}: “Handle” can hold letters, numbers and dashes only: “${handle.slice(0, 40)}”`,
    );
  if (name === '') reasons.push(`Line ${line}: “Title” is empty`);
  if (name.length > limits.name)
    reasons.push(`Line ${line}: “Title” is longer than ${limits.name} characters`);
  if (cell(row, 'Body (HTML)').length > limits.description)
    reasons.push(`Line ${line}: “Body (HTML)” is longer than ${limits.description} characters`);

  const names = [1, 2, 3].map((index) => cell(row, `Option${index} Name`));
  const variants: Variant[] = [];
  const seen = new Set<string>();
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
    const key = JSON.stringify([variant.colour, variant.size]);
    if (seen.has(key))
      reasons.push(
        `Line ${numbered.line}: the variant “${[variant.colour, variant.size].filter(Boolean).join(' / ') || 'Default'}” stands here twice`,
      );
    seen.add(key);
    variants.push(variant);
  }
  if (variants.length > limits.variants) reasons.push(`More than ${limits.variants} variants`);
  if (reasons.length > 0) return { ok: false, line, handle, name, reasons: reasons.slice(0, 20) };

  const tags = cell(row, 'Tags')
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
    .slice(0, 100);
  const published = cell(row, 'Published');
  const status = cell(row, 'Status').toLowerCase();
  return {
    ok: true,
    line,
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
      collection: cell(row, 'Collection') || cell(row, 'Custom Collections'),
      variants,
      images: readImages(rows, names),
    },
  };
}

function readImages(rows: readonly NumberedRow[], names: readonly string[]): ImportedProduct['images'] {
  const images = new Map<string, { url: string; alt: string; colour: string | null; position: number }>();
  for (const { row } of rows) {
    const url = cell(row, 'Image Src');
    if (url !== '' && !images.has(url)) {
      images.set(url, {
        url,
        alt: cell(row, 'Image Alt Text').slice(0, 300),
        colour: null,
        position: Number(cell(row, 'Image Position')) || images.size + 1,
      });
    }
  }
  for (const { row } of rows) {
    const url = cell(row, 'Variant Image');
    if (url === '') continue;
    const { colour } = choices(
      [1, 2, 3].map((index) => ({ name: names[index - 1] ?? '', value: cell(row, `Option${index} Value`) })),
    );
    const known = images.get(url);
    if (known) known.colour ??= colour || null;
    else images.set(url, { url, alt: '', colour: colour || null, position: images.size + 1 });
  }
  return [...images.values()]
    .toSorted((a, b) => a.position - b.position)
    .slice(0, limits.images)
    .map(({ url, alt, colour }) => ({ url, alt, colour }));
}
