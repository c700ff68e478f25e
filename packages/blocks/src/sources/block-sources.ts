import type { PageContent } from '../page/page-content.ts';
import { isRecord } from '../read/read.ts';
import type { ShownBlockType } from '../registry/block-type.ts';
import { shownTypes, type ShownTypes } from '../registry/shown-types.ts';
import { readBlocks, type BlockNode } from '../tree/block-node.ts';
import { conditionFault, shownBlocks, type Visibility } from '../tree/visibility.ts';
import { commonSources } from './item-factory.ts';
import { typeSources } from '../types/type-sources.ts';
import { sourceKey, type BlockSource } from './source.ts';

/** Where and with which types a page will be shown. */
export interface BlockSourcesOptions extends Partial<Visibility> {
  readonly registry?: ShownTypes;
}

/**
 * The data that a page needs, each source once, so that a server can fetch it before it renders. Blocks that will not
 * be shown ask for nothing.
 *
 * @example
 * ```ts
 * import { blockSources } from '@omnis/blocks';
 * blockSources({ blocks: [{ type: 'productList', properties: { limit: 8 } }] });
 * // [{ kind: 'products', sort: 'bestsellerOrder', limit: 8 }]
 * ```
 */
export function blockSources(
  page: PageContent,
  { registry = shownTypes, mode = 'native', conditions }: BlockSourcesOptions = {},
): readonly BlockSource[] {
  const sources = new Map<string, BlockSource>();
  const visit = (blocks: readonly BlockNode[]): void => {
    for (const block of shownBlocks(blocks, { mode, conditions })) {
      if (conditionFault(block, { mode, conditions }) !== null) continue;
      const own = sourcesOf(block.type, registry)?.(block.properties) ?? [];
      for (const source of [...own, ...commonSources(block)]) sources.set(sourceKey(source), source);
      visit(block.items);
    }
  };
  visit(readBlocks(isRecord(page) ? page.blocks : undefined));
  return [...sources.values()];
}

/** Sources of a type. Those of this package are not traits of the types, so showing a page does not load them. */
function sourcesOf(name: string, registry: ShownTypes): ShownBlockType['sources'] {
  const type = registry.get(name);
  const own = registry === shownTypes && Object.hasOwn(typeSources, name) ? typeSources[name] : undefined;
  return type?.sources ?? own;
}
