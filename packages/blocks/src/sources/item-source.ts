import { isRecord, readValue } from '../read/read.ts';
import type { BlockNode } from '../tree/block-node.ts';
import type { BlockSource } from './source.ts';

/** A path of this site, as `asyncItems` and `asyncData` hold it, else null: nothing is fetched from elsewhere. */
export function sitePath(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const path = value.trim();
  return /^\/(?![/\\])[^\s\\]{0,2000}$/.test(path) ? path : null;
}

/** Tells whether a block makes further items of data. A factory without a source makes none, but do not rely on it. */
export function makesItems(block: BlockNode): boolean {
  const { itemFactory, properties } = block;
  return (
    isRecord(itemFactory ?? readValue(properties, 'itemFactory')) || pathSource(block, 'asyncItems') !== null
  );
}

/** The path of a property, to be read by GET (storefront.md §7: asyncItems and asyncData); null when it holds none. */
export function pathSource(
  { properties }: BlockNode,
  key: 'asyncItems' | 'asyncData',
): Extract<BlockSource, { kind: 'path' }> | null {
  const path = sitePath(readValue(properties, key));
  return path === null ? null : { kind: 'path', path };
}
