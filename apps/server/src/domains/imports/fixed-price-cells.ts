import { currencyCodes } from '@omnis/models';
import { fixedCompareColumn, fixedPriceColumn, type FixedPrices } from '../catalogue/listing/fixed-prices.ts';
import { cell, readPrice } from './shopify-cells.ts';
import type { ShopifyRow } from './shopify-columns.ts';

/**
 * The prices of a line in other currencies: what is paid now and, where it is higher, what was paid before. An empty cell
 * has them converted; undefined where the file has no such column; a text says what is wrong with one.
 */
export function readFixedCells(line: number, row: ShopifyRow): FixedPrices | undefined | string {
  const named = currencyCodes.filter((code) => row[fixedPriceColumn(code)] !== undefined);
  if (named.length === 0) return undefined;
  const fixed: FixedPrices = {};
  for (const code of named) {
    const [priceName, compareName] = [fixedPriceColumn(code), fixedCompareColumn(code)];
    const [text, compareText] = [cell(row, priceName), cell(row, compareName)];
    if (text === '') continue;
    const price = readPrice(text, code);
    if (price === null || price === 0) return `Line ${line}: “${priceName}” is not a price: “${text}”`;
    const compare = compareText === '' ? 0 : readPrice(compareText, code);
    if (compare === null) return `Line ${line}: “${compareName}” is not a price: “${compareText}”`;
    fixed[code] = compare > price ? { price: compare, sale: price } : { price, sale: null };
  }
  return fixed;
}
