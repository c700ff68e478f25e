import type { BlockType } from '../registry/block-type.ts';
import { spacer } from './spacer/spacer.tsx';

/** Every block type of this package by its identifier (storefront.md §3 Block types). */
export const blockTypes = {
  spacer,
} as const satisfies Readonly<Record<string, BlockType>>;

/** Identifier of a block type of this package. */
export type BlockTypeName = keyof typeof blockTypes;
