import { readNumber, type Values } from '../../read/read.ts';
import { productsSource } from '../../sources/item-factory.ts';
import type { BlockSource } from '../../sources/source.ts';

/** Products shown where a block names no limit, and the most that it may ask for. */
export const productListLimits = { fallback: 4, min: 1, max: 24 } as const;

/** What a product list asks the shop for. */
export function productListSource(values: Values): Extract<BlockSource, { kind: 'products' }> {
  return productsSource(values, Math.round(readNumber(values, 'limit', productListLimits)));
}
