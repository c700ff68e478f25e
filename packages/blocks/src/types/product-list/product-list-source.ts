import { readProperties } from '../../read/properties.ts';
import type { Values } from '../../read/read.ts';
import { productsOf } from '../../sources/item-factory.ts';
import type { BlockSource } from '../../sources/source.ts';
import { productListProperties } from './product-list.properties.ts';

/** The products that a list asks the shop for. */
export function productListSource(values: Values): Extract<BlockSource, { kind: 'products' }> {
  const { collection, sortBy, limit } = readProperties(productListProperties, values);
  return productsOf({ collection, sort: sortBy, limit: Math.round(limit) });
}
