import { isBlockDeleted, isBlockPublished, isPseudoType } from '@omnis/models';
import type { BlockEnvironment, BlockProblem } from '../environment/environment.ts';
import { makesItems } from '../sources/item-source.ts';
import type { BlockNode } from './block-node.ts';

/** The part of the environment that decides whether a block is shown. */
export type Visibility = Pick<BlockEnvironment, 'mode' | 'conditions'>;

/** Why a block's conditions keep it hidden: one is unknown, one does not hold, or null when nothing does. */
export function conditionFault(
  block: BlockNode,
  { conditions = {} }: Visibility,
): 'unknown' | 'unmet' | null {
  if (block.conditions.some((name) => !Object.hasOwn(conditions, name))) return 'unknown';
  return block.conditions.every((name) => conditions[name] === true) ? null : 'unmet';
}

/** The problem to log for a block with an unknown condition (storefront.md §5). */
export function conditionProblem(block: BlockNode, { conditions = {} }: Visibility): BlockProblem {
  const names = block.conditions.filter((name) => !Object.hasOwn(conditions, name));
  return {
    code: 'unknown-condition',
    message: `The ${block.type} block is hidden: unknown condition ${names.join(', ')}`,
    uid: block.uid,
  };
}

/**
 * Tells whether none of a block's items is seen here, so that the block is hidden too (storefront.md §4).
 *
 * @param isStrict - an item with an unknown condition is none; {@link shownBlocks} counts it
 */
export function isHollow(block: BlockNode, visibility: Visibility, isStrict = true): boolean {
  return (
    block.items.length > 0 &&
    // Items made of data are not known yet.
    !makesItems(block) &&
    !shownBlocks(block.items, visibility).some(
      (item) => !isStrict || (conditionFault(item, visibility) === null && !isHollow(item, visibility)),
    )
  );
}

/**
 * The blocks of a level that are shown here: published (in preview all), not deleted, no pseudo-items, and with items
 * only when one of them is shown (storefront.md §4). Blocks with an unknown condition stay, for the renderer to log.
 */
export function shownBlocks(blocks: readonly BlockNode[], visibility: Visibility): readonly BlockNode[] {
  return blocks.filter(
    (block) =>
      !isPseudoType(block.type) &&
      !isBlockDeleted(block) &&
      (visibility.mode === 'preview' || isBlockPublished(block)) &&
      conditionFault(block, visibility) !== 'unmet' &&
      !isHollow(block, visibility, false),
  );
}
