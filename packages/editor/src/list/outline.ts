import { isFixedBlock, type Block, type Page, type StoreBeta } from '@omnis/models';
import type { BlockRegistry, BlockType } from '@omnis/blocks';
import { findBlock, isWithin, liveBlocks } from '../state/tree.ts';

/** A line of the block list. */
export interface OutlineRow {
  readonly block: Block;
  readonly type: BlockType | undefined;
  /** Uid of what holds it; null: the page. */
  readonly parent: string | null;
  readonly depth: number;
  readonly index: number;
  /** Number of blocks on its level. */
  readonly count: number;
  /** A leading slideshow stays where it is. */
  readonly fixed: boolean;
}

/** The blocks of a page as lines, nested ones under what holds them unless that is folded. */
export function outlineRows(
  page: Page,
  registry: BlockRegistry,
  folded: ReadonlySet<string>,
): readonly OutlineRow[] {
  const rows: OutlineRow[] = [];
  const visit = (blocks: readonly Block[], parent: string | null, depth: number): void => {
    const live = liveBlocks(blocks);
    for (const [index, block] of live.entries()) {
      const fixed = parent === null && index === 0 && isFixedBlock(block);
      rows.push({ block, type: registry.get(block.type), parent, depth, index, count: live.length, fixed });
      if (!folded.has(block.uid)) visit(block.items, block.uid, depth + 1);
    }
  };
  visit(page.blocks, null, 0);
  return rows;
}

/** Types that have a place within one other type only. */
const parts: ReadonlySet<string> = new Set(['slide', 'splitTestVariation']);

/** True for a type that says itself that the other may hold it. */
const standsWithin = ({ within = [] }: BlockType, { name }: BlockType): boolean => within.includes(name);

const isHad = ({ beta }: BlockType, betas: readonly StoreBeta[]): boolean =>
  beta === undefined || betas.includes(beta);

/**
 * Types that can be put into a block, or into the page: slides go into slideshows only, variations into split tests.
 *
 * @param betas - features in test that the store has; types of others are left out
 */
export function acceptedTypes(
  registry: BlockRegistry,
  parent: BlockType | null,
  betas: readonly StoreBeta[],
): readonly BlockType[] {
  const types = registry.types().filter((type) => type.builder !== undefined && isHad(type, betas));
  if (parent === null) return types.filter(({ name }) => !parts.has(name));
  const named = (parent.itemTypes ?? []).flatMap((name) => types.find((type) => type.name === name) ?? []);
  return [...named, ...types.filter((type) => !named.includes(type) && standsWithin(type, parent))];
}

/** Tells whether a block may be put into a parent; null: the page. */
export function canHold(registry: BlockRegistry, parent: Block | null, child: Block): boolean {
  if (parent === null) return !parts.has(child.type);
  if (isWithin(child, parent.uid)) return false;
  const holder = registry.get(parent.type);
  if (holder === undefined) return false;
  if (holder.itemTypes?.includes(child.type)) return true;
  const type = registry.get(child.type);
  return type !== undefined && standsWithin(type, holder);
}

/** True where the store may add another block like this one, with all that it holds. */
export function canCopy(registry: BlockRegistry, block: Block, betas: readonly StoreBeta[]): boolean {
  const type = registry.get(block.type);
  if (type !== undefined && !isHad(type, betas)) return false;
  return liveBlocks(block.items).every((item) => canCopy(registry, item, betas));
}

/** Where a dragged block lands: over which line, in that line's list. Null when it may not go there. */
export function dropTarget(
  page: Page,
  registry: BlockRegistry,
  move: { readonly uid: string; readonly over: string },
): { readonly parent: string | null; readonly index: number } | null {
  const from = findBlock(page.blocks, move.uid);
  const over = findBlock(page.blocks, move.over);
  if (from === null || over === null || move.uid === move.over) return null;
  if (!canHold(registry, over.parent, from.block)) return null;
  return { parent: over.parent?.uid ?? null, index: over.index };
}
