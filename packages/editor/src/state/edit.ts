import { isFixedBlock, type Block, type Page } from '@omnis/models';
import type { EditAction } from './actions.ts';
import { writeProperty } from './properties.ts';
import { findBlock, fitSize, insertAt, isWithin, markUpdated, renumber } from './tree.ts';

/** Changes a draft of a page by an action. What does not apply, such as a block that is gone, changes nothing. */
export function applyEdit(page: Page, action: EditAction): void {
  switch (action.type) {
    case 'setPage':
      if (action.key === 'url') page.url = String(action.value);
      else page[action.key] = action.value === true;
      return;
    case 'setPageProperty':
      writeProperty(page.properties, action.key, action.value);
      return;
    case 'add':
      addBlock(page, action.block, action);
      return;
    case 'unremove':
      unflag(page.blocks, action.uid);
      return;
    case 'setProperty':
    case 'setSize':
    case 'setPublished':
    case 'move':
    case 'remove': {
      const place = findBlock(page.blocks, action.uid);
      if (place !== null) editBlock(page, place.block, action);
    }
  }
}

type BlockAction = Exclude<Extract<EditAction, { readonly uid: string }>, { readonly type: 'unremove' }>;

function editBlock(page: Page, block: Block, action: BlockAction): void {
  switch (action.type) {
    case 'setProperty':
      writeProperty(block.properties, action.key, action.value);
      markUpdated(block);
      return;
    case 'setSize':
      if (block.size === fitSize(action.size)) return;
      block.size = fitSize(action.size);
      markUpdated(block);
      return;
    case 'setPublished':
      block.unpublished = !action.published;
      // A property says it too (storefront.md §3), and would win over the mark.
      if (action.published && block.properties['published'] === false) delete block.properties['published'];
      markUpdated(block);
      return;
    case 'remove':
      block.flags.push('deleted');
      return;
    case 'move':
      moveBlock(page, block, action);
  }
}

/** Tells whether a uid is taken, deleted blocks included. */
function hasUid(blocks: readonly Block[], uid: string): boolean {
  return blocks.some((block) => block.uid === uid || hasUid(block.items, uid));
}

/** Takes the flag of deletion from a block, at any depth. */
function unflag(blocks: readonly Block[], uid: string): void {
  for (const block of blocks) {
    if (block.uid !== uid) unflag(block.items, uid);
    else if (block.flags.includes('deleted')) block.flags = block.flags.filter((flag) => flag !== 'deleted');
  }
}

/** Blocks that a uid holds; those of the page for null, and none for a block that is gone. */
function listOf(page: Page, uid: string | null): Block[] | null {
  return uid === null ? page.blocks : (findBlock(page.blocks, uid)?.block.items ?? null);
}

/** A slideshow that leads the page is fixed: nothing goes before it (storefront.md §4). */
function lowestIndex(page: Page, uid: string | null): number {
  const first = page.blocks[0];
  return uid === null && first !== undefined && isFixedBlock(first) && !first.flags.includes('deleted')
    ? 1
    : 0;
}

function addBlock(page: Page, block: Block, at: { parent: string | null; index: number }): void {
  const list = listOf(page, at.parent);
  if (list === null || hasUid(page.blocks, block.uid)) return;
  insertAt(list, block, Math.max(at.index, lowestIndex(page, at.parent)));
  renumberNew(list, block);
}

/** A block that is new is not reordered, only its neighbours are. */
function renumberNew(list: Block[], block: Block): void {
  block.order = list.indexOf(block);
  renumber(list);
}

function moveBlock(
  page: Page,
  block: Block,
  to: { uid: string; parent: string | null; index: number },
): void {
  const from = findBlock(page.blocks, to.uid);
  const target = listOf(page, to.parent);
  if (from === null || target === null) return;
  // Not into itself, and not from where it is fixed.
  if (to.parent !== null && isWithin(block, to.parent)) return;
  if (from.parent === null && from.index === 0 && isFixedBlock(block)) return;
  const source = from.parent === null ? page.blocks : from.parent.items;
  source.splice(source.indexOf(block), 1);
  insertAt(target, block, Math.max(to.index, lowestIndex(page, to.parent)));
  renumber(source);
  if (target !== source) renumber(target);
}
