import type { Block, Page } from '@omnis/models';
import type { MergeChoices, MergeConflict, Place } from './conflict.ts';
import type { PageMerge } from './merge-pages.ts';

interface Found {
  readonly block: Block;
  readonly list: Block[];
}

function find(blocks: Block[], uid: string): Found | null {
  for (const block of blocks) {
    if (block.uid === uid) return { block, list: blocks };
    const inner = find(block.items, uid);
    if (inner !== null) return inner;
  }
  return null;
}

const isValues = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Puts a value at a path; undefined takes it away. */
function write(target: Record<string, unknown>, [key, ...rest]: readonly string[], value: unknown): void {
  if (key === undefined || key === '__proto__') return;
  const inner = target[key];
  if (rest.length > 0) {
    if (isValues(inner)) write(inner, rest, value);
  } else if (value === undefined) Reflect.deleteProperty(target, key);
  else target[key] = value;
}

function move(page: Page, uid: string, { parent, after }: Place): void {
  const found = find(page.blocks, uid);
  const holder = parent === null ? null : find(page.blocks, parent);
  // Not into itself, nor into what is gone.
  if (found === null || (parent !== null && holder === null) || find(found.block.items, parent ?? '')) return;
  found.list.splice(found.list.indexOf(found.block), 1);
  const list = holder?.block.items ?? page.blocks;
  list.splice(list.findIndex((block) => block.uid === after) + 1, 0, found.block);
}

/** Takes a block out. What is within it and the one who removed it still has goes up to its place. */
function remove(page: Page, uid: string, stays: (uid: string) => boolean): void {
  const found = find(page.blocks, uid);
  if (found === null) return;
  const saved = (blocks: readonly Block[]): Block[] =>
    blocks.flatMap((block) => (stays(block.uid) ? [block] : saved(block.items)));
  found.list.splice(found.list.indexOf(found.block), 1, ...saved(found.block.items));
}

const renumber = (blocks: Block[]): void => {
  for (const [order, block] of blocks.entries()) {
    block.order = order;
    renumber(block.items);
  }
};

function apply(page: Page, conflict: MergeConflict, stays: (uid: string) => boolean): void {
  switch (conflict.kind) {
    case 'property': {
      const target = conflict.uid === null ? page : find(page.blocks, conflict.uid)?.block;
      if (target) write(target, conflict.path, conflict.theirs);
      return;
    }
    case 'moved':
      move(page, conflict.uid, conflict.theirs);
      return;
    case 'removed':
      remove(page, conflict.uid, stays);
  }
}

/**
 * The merged page with what was chosen. A conflict without a choice stays as it is in the merged page.
 *
 * @param merge - the result of `mergePages`
 * @param choices - `mine` or `theirs` by the id of a conflict
 * @param has - tells whether a side has a block; what the one who removed a block still has stays
 */
export function applyChoices(
  { page, conflicts }: PageMerge,
  choices: MergeChoices,
  has: (side: 'mine' | 'theirs', uid: string) => boolean,
): Page {
  const chosen = structuredClone(page);
  for (const conflict of conflicts) {
    const choice = choices[conflict.id];
    const isApplied = conflict.kind === 'removed' ? choice === conflict.by : choice === 'theirs';
    if (isApplied)
      apply(chosen, conflict, (uid) => (conflict.kind === 'removed' ? has(conflict.by, uid) : true));
  }
  renumber(chosen.blocks);
  return chosen;
}
