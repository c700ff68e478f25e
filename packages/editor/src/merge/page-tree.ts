import { isBlockDeleted, type Block, type Page } from '@omnis/models';

/** A block with its place. */
export interface Node {
  readonly block: Block;
  readonly parent: string | null;
  /** The block before it among those of its holder; null: it is the first. */
  readonly after: string | null;
}

/** A page as a table of its blocks; those that were deleted in the editor are left out. */
export interface PageTree {
  readonly nodes: ReadonlyMap<string, Node>;
  /** Uids of the blocks that a block holds, in order; those of the page under null. */
  readonly lists: ReadonlyMap<string | null, readonly string[]>;
}

/** The table of a page's blocks. */
export function treeOf({ blocks }: Pick<Page, 'blocks'>): PageTree {
  const nodes = new Map<string, Node>();
  const lists = new Map<string | null, readonly string[]>();
  const visit = (level: readonly Block[], parent: string | null): void => {
    const live = level.filter((block) => !isBlockDeleted(block) && !nodes.has(block.uid));
    lists.set(
      parent,
      live.map(({ uid }) => uid),
    );
    let after: string | null = null;
    for (const block of live) {
      nodes.set(block.uid, { block, parent, after });
      after = block.uid;
    }
    for (const block of live) visit(block.items, block.uid);
  };
  visit(blocks, null);
  return { nodes, lists };
}

/** A block and all blocks within it, at any depth. */
export function subtree({ lists }: Pick<PageTree, 'lists'>, uid: string): readonly string[] {
  const found = [uid];
  // Grows while it is walked.
  for (const each of found) found.push(...(lists.get(each) ?? []));
  return found;
}
