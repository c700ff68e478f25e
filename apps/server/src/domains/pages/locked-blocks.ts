import { betaOfBlock, storeBetas, type StoreBeta } from '@omnis/models';

/** The parts of a block that decide if its store may add it. */
interface Block {
  readonly uid: string;
  readonly type: string;
  readonly items: readonly Block[];
}

function gatedBlocks(blocks: readonly Block[]): { block: Block; beta: StoreBeta }[] {
  return blocks.flatMap((block) => {
    const beta = betaOfBlock(block.type);
    return [...(beta === null ? [] : [{ block, beta }]), ...gatedBlocks(block.items)];
  });
}

const keyOf = ({ uid, type }: Block): string => `${type} ${uid}`;

/**
 * New blocks of features in test that the store does not have (platform.md §3 Project: betas). Those that were saved
 * before stay, each once: a page can be edited after its store left the test.
 */
export function lockedBlocks(
  blocks: readonly Block[],
  { betas, saved }: { readonly betas: readonly StoreBeta[]; readonly saved: readonly Block[] },
): { field: string; message: string }[] {
  const kept = new Set(gatedBlocks(saved).map(({ block }) => keyOf(block)));
  return gatedBlocks(blocks)
    .filter(({ block, beta }) => !betas.includes(beta) && !kept.delete(keyOf(block)))
    .map(({ block, beta }) => ({
      field: `blocks.${block.uid}.type`,
      message: `“${storeBetas[beta].name}” is in beta, and your store doesn’t have it. Remove this block.`,
    }));
}
