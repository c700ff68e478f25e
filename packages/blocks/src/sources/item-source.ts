import { readValue } from '../read/read.ts';
import type { BlockNode } from '../tree/block-node.ts';
import { readItemFactory } from './item-factory.ts';
import type { BlockSource } from './source.ts';

/** A path of this site, as `asyncItems` and `asyncData` hold it, else null: nothing is fetched from elsewhere. */
export function sitePath(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const path = value.trim();
  return /^\/(?![/\\])[^\s\\]{0,2000}$/.test(path) ? path : null;
}

/** Where a block's further items come from: its item factory, else its `asyncItems`; null when it has neither. */
export function itemsSource(block: BlockNode): BlockSource | null {
  const factory = readItemFactory(block);
  if (factory?.ok === true) return factory.source;
  return pathSource(block, 'asyncItems');
}

/** The path of a property, to be read by GET (storefront.md §7: asyncItems and asyncData); null when it holds none. */
export function pathSource(
  { properties }: BlockNode,
  key: 'asyncItems' | 'asyncData',
): Extract<BlockSource, { kind: 'path' }> | null {
  const path = sitePath(readValue(properties, key));
  return path === null ? null : { kind: 'path', path };
}

/** All that a block needs by what every block may have. */
export function commonSources(block: BlockNode): readonly BlockSource[] {
  return [itemsSource(block), pathSource(block, 'asyncData')].filter((source) => source !== null);
}
