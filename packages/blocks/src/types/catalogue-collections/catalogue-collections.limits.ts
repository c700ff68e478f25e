import { readNumber, type Values } from '../../read/read.ts';
import type { BlockSource } from '../../sources/source.ts';

/** Collections shown where a block names no limit, and the most that it may ask for. */
export const collectionLimits = { fallback: 8, min: 1, max: 48 } as const;

/** What the block asks the shop for. */
export function collectionsSource(values: Values): Extract<BlockSource, { kind: 'collections' }> {
  return { kind: 'collections', limit: Math.round(readNumber(values, 'limit', collectionLimits)) };
}
