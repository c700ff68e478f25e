import { blockComponents } from '#components';
import { BlockTypeError, requireName } from './block-type-error.ts';
import type { BlockType } from './block-type.ts';

/** Types of other teams, for the pages that are shown and for the editor alike. */
export const registeredTypes = new Map<string, BlockType>();

/**
 * Adds a block type of one's own to the default registry, on the server and in the browser alike.
 *
 * @throws BlockTypeError 'Tried to register block type that conflicts with another' when the name exists, and 'Tried to
 * register a block type without a name'.
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
  requireName(type);
  if (Object.hasOwn(blockComponents, type.name) || registeredTypes.has(type.name)) {
    throw new BlockTypeError('Tried to register block type that conflicts with another', type.name);
  }
  registeredTypes.set(type.name, type);
}
