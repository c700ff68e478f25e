import type { Block } from '@omnis/models';
import { blockTypes } from '../types/block-types.ts';
import type { BlockInit } from './block-type.ts';
import { registeredTypes } from './registered-types.ts';
import { createBlockRegistry } from './registry.ts';

/** The types of this package and those registered since, with all that the editor knows of them. */
export const blockRegistry = /* @__PURE__ */ createBlockRegistry(blockTypes, registeredTypes);

/**
 * A new block of a type, with the type's defaults, a uid and its size.
 *
 * @throws BlockTypeError with the spec's texts (storefront.md §8).
 * @example
 * ```ts
 * import { makeBlock } from '@omnis/blocks';
 * makeBlock('productList', { properties: { title: 'New in', limit: 8 } });
 * ```
 */
export function makeBlock(name: string, init?: BlockInit): Block {
  return blockRegistry.make(name, init);
}
