import { blockComponents } from '#components';
import { BlockTypeError, requireName } from './block-type-error.ts';
import type { BlockType } from './block-type.ts';
import { builderOf } from './builder-of.ts';
import { requireWholeType } from './type-faults.ts';

/** Types of other teams, for the pages that are shown and for the editor alike. */
export const registeredTypes = new Map<string, BlockType>();

/** Types of this package that hold blocks of most kinds. */
const containers = ['row', 'grid', 'carousel', 'gate', 'splitTestVariation'] as const;

/**
 * Adds a block type of one's own to the default registry, on the server and in the browser alike. The editor offers it,
 * with the builder that all types share unless it brings one, for the page and for rows, grids, carousels, gates and
 * variations of split tests unless it says what it may stand `within`.
 *
 * @throws BlockTypeError 'Tried to register block type that conflicts with another' when the name exists, 'Tried to
 * register a block type without a name', and one that lists what is wrong: a missing component, an unknown kind of
 * field, a size that is no number of columns.
 * @example
 * ```tsx
 * import { defineBlock, readBlockProperties, registerBlockType } from '@omnis/blocks';
 * const divider = defineBlock({
 *   name: 'divider', title: 'Divider', description: 'A quiet line.', category: 'layout', size: 12, minSize: 3,
 *   defaults: { style: 'solid' }, compatibility: new Set(['store']),
 *   fields: [
 *     {
 *       type: 'select', key: 'style', label: 'Line',
 *       options: [{ value: 'solid', label: 'Solid' }, { value: 'dotted', label: 'Dotted' }],
 *     },
 *   ],
 * });
 * registerBlockType({
 *   ...divider,
 *   component: ({ block }) => <hr style={{ borderStyle: readBlockProperties(divider, block.properties).style }} />,
 * });
 * ```
 */
export function registerBlockType(type: BlockType): void {
  requireName(type);
  if (Object.hasOwn(blockComponents, type.name) || registeredTypes.has(type.name)) {
    throw new BlockTypeError('Tried to register block type that conflicts with another', type.name);
  }
  requireWholeType(type);
  registeredTypes.set(type.name, { builder: builderOf(type), within: containers, ...type });
}
