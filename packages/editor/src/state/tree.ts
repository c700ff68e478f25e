import { blockSize, isBlockDeleted, withBlockOrder, type Block } from '@omnis/models';

/** Where a block stands. */
export interface BlockPlace {
  readonly block: Block;
  /** The block that holds it; null: the page. */
  readonly parent: Block | null;
  /** Its position among the siblings that are not deleted. */
  readonly index: number;
  readonly siblings: readonly Block[];
}

/** The blocks of a level that are not deleted. */
export function liveBlocks(blocks: readonly Block[]): readonly Block[] {
  return blocks.filter((block) => !isBlockDeleted(block));
}

/** Finds a block that is not deleted, at any depth. */
export function findBlock(
  blocks: readonly Block[],
  uid: string | null,
  parent: Block | null = null,
): BlockPlace | null {
  if (uid === null) return null;
  const siblings = liveBlocks(blocks);
  for (const [index, block] of siblings.entries()) {
    if (block.uid === uid) return { block, parent, index, siblings };
    const nested = findBlock(block.items, uid, block);
    if (nested !== null) return nested;
  }
  return null;
}

/** Tells whether a block is another one or holds it. */
export function isWithin(block: Block, uid: string): boolean {
  return block.uid === uid || liveBlocks(block.items).some((item) => isWithin(item, uid));
}

/** Number of blocks, nested ones included, that are not deleted. */
export function countBlocks(blocks: readonly Block[]): number {
  return liveBlocks(blocks).reduce((sum, { items }) => sum + 1 + countBlocks(items), 0);
}

/** Puts a block among others, before the one that is at `index` of those not deleted. Changes the list. */
export function insertAt(blocks: Block[], block: Block, index: number): void {
  const before = liveBlocks(blocks)[Math.max(0, index)];
  blocks.splice(before === undefined ? blocks.length : blocks.indexOf(before), 0, block);
}

/** Numbers blocks by their place; those whose number changes are flagged as reordered. Changes the list. */
export function renumber(blocks: Block[]): void {
  for (const [order, block] of blocks.entries()) {
    const moved = withBlockOrder(block, order);
    if (moved !== block) blocks[order] = moved;
  }
}

/** Flags a block as updated, once. Changes the block. */
export function markUpdated(block: Block): void {
  if (!block.flags.includes('updated')) block.flags.push('updated');
}

/** A width within the bounds of blocks and of a type. */
export function fitSize(size: number, minSize: number = blockSize.min): number {
  return Math.min(blockSize.max, Math.max(blockSize.min, minSize, Math.round(size)));
}

/** A copy with uids of its own and no ids, so that it is saved as another block. */
export function copyBlock(block: Block, makeUid: () => string): Block {
  return {
    ...structuredClone(block),
    id: null,
    uid: makeUid(),
    flags: [],
    items: liveBlocks(block.items).map((item) => copyBlock(item, makeUid)),
  };
}
