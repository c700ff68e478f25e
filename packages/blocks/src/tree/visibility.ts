import { isBlockDeleted, isBlockPublished, isPseudoType } from '@omnis/models';
import type { BlockEnvironment, BlockProblem } from '../environment/environment.ts';
import { makesItems } from '../sources/item-source.ts';
import type { BlockNode } from './block-node.ts';

/** What of the environment decides whether a block is shown. */
export type Visibility = Pick<BlockEnvironment, 'mode' | 'conditions'>;

/** Why a block's conditions keep it hidden: one is unknown, one does not hold, or null when nothing does. */
export function conditionFault(
  block: BlockNode,
  { conditions = {} }: Visibility,
): 'unknown' | 'unmet' | null {
  if (block.conditions.some((name) => !Object.hasOwn(conditions, name))) return 'unknown';
  return block.conditions.every((name) => conditions[name] === true) ? null : 'unmet';
}

/** What is to be logged of a block with an unknown condition (storefront.md §5). */
export function conditionProblem(block: BlockNode, { conditions = {} }: Visibility): BlockProblem {
  const names = block.conditions.filter((name) => !Object.hasOwn(conditions, name));
  return {
    code: 'unknown-condition',
    message: `The ${block.type} block ${block.uid} is hidden: unknown condition ${names.map((name) => `"${name}"`).join(', ')}`,
    uid: block.uid,
  };
}

/**
 * Whether nothing of a block's items is seen here, so that the block is hidden too (storefront.md §4). Unlike for
 * {@link shownBlocks}, an item with an unknown condition is none.
 */
export function isHollow(block: BlockNode, visibility: Visibility): boolean {
  return (
    block.items.length > 0 &&
    !makesItems(block) &&
    !shownBlocks(block.items, visibility).some(
      (item) => conditionFault(item, visibility) === null && !isHollow(item, visibility),
    )
  );
}

/** What is to be logged of the unknown conditions within a block that is hidden for them. */
export function problemsWithin(block: BlockNode, visibility: Visibility): readonly BlockProblem[] {
  return shownBlocks(block.items, visibility).flatMap((item) =>
    conditionFault(item, visibility) === 'unknown'
      ? [conditionProblem(item, visibility)]
      : problemsWithin(item, visibility),
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
      // What is made of data is not known yet.
      (block.items.length === 0 || shownBlocks(block.items, visibility).length > 0 || makesItems(block)),
  );
}
