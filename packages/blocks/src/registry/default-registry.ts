import type { Block } from '@omnis/models';
import { blockTypes } from '../types/block-types.ts';
import type { BlockTypeName } from '../types/block-data.ts';
import { registeredTypes } from './registered-types.ts';
import { createBlockRegistry } from './registry.ts';
import type { BlockInitOf } from './written-block.ts';

/** The types of this package and those registered since, with all that the editor knows of them. */
export const blockRegistry = /* @__PURE__ */ createBlockRegistry(blockTypes, registeredTypes);

/**
 * A new block of a type, with the type's defaults, a uid and its size. The properties of a type of this package are
 * checked by the compiler.
 *
 * @throws BlockTypeError with the spec's texts (storefront.md §8).
 * @example
 * ```ts
 * import { makeBlock } from '@omnis/blocks';
 * makeBlock('productList', { properties: { title: 'New in', limit: 8 } });
 * ```
 */
export function makeBlock<N extends BlockTypeName | (string & {})>(name: N, init?: BlockInitOf<N>): Block {
  return blockRegistry.make(name, init);
}
