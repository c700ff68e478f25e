import { blockSize } from '@omnis/models';
import type { ShownTypes } from '../registry/shown-types.ts';
import type { BlockNode } from '../tree/block-node.ts';

/** A block and where it stands in the page's grid. */
export interface PlacedBlock {
  readonly block: BlockNode;
  /** From edge to edge of the page. */
  readonly bleeds: boolean;
  /** Line of the grid that it starts at; line 1 is the page's edge, so the first column is 2. */
  readonly start: number;
  /** Half of the width on tablets, where two narrow blocks follow each other. */
  readonly half: 'left' | 'right' | null;
}

/** Columns up to which two blocks share a row on tablets. */
const narrow = 6;

/**
 * Lays blocks out in rows of 12 columns, in their order: a block that does not fit beside the one before it starts a
 * row. The grid cannot do this by itself, as it has columns for the gutters too.
 */
export function placeBlocks(blocks: readonly BlockNode[], registry: ShownTypes): readonly PlacedBlock[] {
  let used = 0;
  let half: PlacedBlock['half'] = null;
  return blocks.map((block, index) => {
    const before = used + block.size > blockSize.max ? 0 : used;
    used = before + block.size;
    half = half === 'left' ? 'right' : isNarrow(block) && isNarrow(blocks[index + 1]) ? 'left' : null;
    const bleeds = block.size === blockSize.max && registry.get(block.type)?.bleed === true;
    return { block, bleeds, start: before + 2, half };
  });
}

function isNarrow(block: BlockNode | undefined): boolean {
  return block !== undefined && block.size <= narrow;
}
