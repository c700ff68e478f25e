import type { BlockNode } from './block-node.ts';

/** Tells whether a block is the one with this uid, or has it within; no block has null. */
export function holdsBlock(block: BlockNode, uid: string | null): boolean {
  if (uid === null) return false;
  return block.uid === uid || block.items.some((item) => holdsBlock(item, uid));
}
