import type { BlockNode } from './block-node.ts';

/** Whether a block is the one with this uid, or has it within; none has null. */
export function holdsBlock(block: BlockNode, uid: string | null): boolean {
  if (uid === null) return false;
  return block.uid === uid || block.items.some((item) => holdsBlock(item, uid));
}
