import { readProperties } from '../../read/properties.ts';
import type { Values } from '../../read/read.ts';
import type { BlockSource } from '../../sources/source.ts';
import { catalogueCollectionsProperties } from './catalogue-collections.properties.ts';

/** The collections that the block asks the shop for. */
export function collectionsSource(values: Values): Extract<BlockSource, { kind: 'collections' }> {
  const { limit } = readProperties(catalogueCollectionsProperties, values);
  return { kind: 'collections', limit: Math.round(limit) };
}
