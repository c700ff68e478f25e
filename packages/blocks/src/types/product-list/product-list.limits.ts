import { readChoice, readNumber, readText, type Values } from '../../read/read.ts';
import { productSorts, type BlockSource } from '../../sources/source.ts';

/** Products shown where a block names no limit, and the most that it may ask for. */
export const productListLimits = { fallback: 4, min: 1, max: 24 } as const;

/** What a product list asks the shop for. */
export function productListSource(values: Values): Extract<BlockSource, { kind: 'products' }> {
  const collection = readText(values, 'collection').trim();
  return {
    kind: 'products',
    ...(collection === '' ? {} : { collection }),
    sort: readChoice(values, 'sortBy', { options: productSorts, fallback: 'bestsellerOrder' }),
    limit: Math.round(readNumber(values, 'limit', productListLimits)),
  };
}
