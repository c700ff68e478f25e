import { readValue } from '../read/read.ts';
import type { BlockNode } from '../tree/block-node.ts';
import type { BlockSource } from './source.ts';

/** A path of this site, as `asyncItems` and `asyncData` hold it, else null: nothing is fetched from elsewhere. */
export function sitePath(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  return /^\/(?![/\\])[^\s\\]{0,2000}$/.test(value.trim()) ? value.trim() : null;
}

/** Where a block's further items come from; null when it has none (storefront.md §7: asyncItems). */
export function itemsSource({ properties }: BlockNode): BlockSource | null {
  const path = sitePath(readValue(properties, 'asyncItems'));
  return path === null ? null : { kind: 'path', path };
}
