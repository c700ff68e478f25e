import type { Block } from '@omnis/models';
import { blockTypes } from '../types/block-types.ts';
import type { BlockInit, BlockType } from './block-type.ts';
import { createBlockRegistry } from './registry.ts';

/** The registry that `<PageView>` uses unless given another: the types of this package and those registered since. */
export const blockRegistry = /* @__PURE__ */ createBlockRegistry(blockTypes);

/**
 * Adds a block type of one's own to the default registry, on the server and in the browser alike.
 *
 * @throws BlockTypeError 'Tried to register block type that conflicts with another' when the name exists.
 * @example
 * ```tsx
 * import { registerBlockType } from '@omnis/blocks';
 * registerBlockType({
 *   name: 'divider', title: 'Divider', description: 'A quiet line', category: 'layout', size: 12, minSize: 3,
 *   defaults: {}, fields: [], compatibility: new Set(['store']), component: () => <hr />,
 * });
 * ```
 */
export function registerBlockType(type: BlockType): void {
  blockRegistry.register(type);
}

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
