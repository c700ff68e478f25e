import { isPseudoType } from '@omnis/models';
import { isRecord } from '../read/read.ts';
import { isLazyBlock } from '../registry/block-component.ts';
import { shownTypes, type ShownTypes } from '../registry/shown-types.ts';
import { makesItems } from '../sources/item-source.ts';
import { patternType } from '../tree/pattern.ts';
import { readBlocks, type BlockNode } from '../tree/block-node.ts';
import type { PageContent } from './page-content.ts';

/** Options of {@link loadBlockTypes}. */
export interface LoadOptions {
  readonly registry?: ShownTypes;
}

/** A type whose code could not be fetched. */
export interface LoadFailure {
  readonly type: string;
  readonly error: unknown;
}

/**
 * Fetches the code of the block types that a page uses, all at once, so that nothing is missing when the page is
 * rendered. Call it in a loader, on the server and in the browser, beside the page's data. It never rejects: it answers
 * the types that could not be had, whose blocks the page then goes without, or keeps as the server rendered them.
 *
 * @example
 * ```ts
 * import { loadBlockTypes, type PageContent } from '@omnis/blocks';
 * export const loader = async (page: PageContent) => {
 *   await loadBlockTypes(page);
 *   return page;
 * };
 * ```
 */
export function loadBlockTypes(
  page: PageContent,
  { registry = shownTypes }: LoadOptions = {},
): Promise<readonly LoadFailure[]> {
  return loadTypes(readBlocks(isRecord(page) ? page.blocks : undefined), registry);
}

/** The same for blocks that have been read. */
export async function loadTypes(
  blocks: readonly BlockNode[],
  registry: ShownTypes,
): Promise<readonly LoadFailure[]> {
  const failures = await Promise.all(
    [...typeNames(blocks)].map(async (type): Promise<LoadFailure | null> => {
      try {
        const component = registry.get(type)?.component;
        if (component && isLazyBlock(component)) await component.load();
        return null;
      } catch (error) {
        return { type, error };
      }
    }),
  );
  return failures.filter((failure) => failure !== null);
}

/** Names of the types of these blocks, of those within them, and of those that are made of data. */
function typeNames(blocks: readonly BlockNode[], names = new Set<string>()): Set<string> {
  for (const block of blocks) {
    const { type, items } = block;
    names.add(isPseudoType(type) ? patternType(type) : type);
    if (makesItems(block)) names.add('pod');
    typeNames(items, names);
  }
  return names;
}
