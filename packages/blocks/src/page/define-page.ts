import type { BlockTypeData } from '../registry/block-data.ts';
import type { WrittenBlock } from '../registry/written-block.ts';
import type { PageContent } from './page-content.ts';

/** A page as it is written in code. */
export interface WrittenPage<Own extends BlockTypeData = never> extends PageContent {
  readonly blocks: readonly WrittenBlock<Own>[];
  readonly properties?: {
    readonly title?: string;
    readonly description?: string;
    readonly ySpacing?: number;
  };
}

/**
 * A page whose blocks the compiler checks: the names of types, and the properties of each. It gives the page back as it
 * is, for `<PageView>` or for the API.
 *
 * @param page - the page; its blocks are of the types of this package and of those in `own`
 * @param own - types of one's own, as `defineBlock` gives them
 * @example
 * ```ts
 * import { defineBlock, definePage } from '@omnis/blocks';
 * const divider = defineBlock({
 *   name: 'acmeDivider', title: 'Divider', description: 'A line.', category: 'layout', size: 12, minSize: 3, defaults: {},
 *   compatibility: new Set(['store']), fields: [{ type: 'switch', key: 'bold', label: 'Bold' }],
 * });
 * export const home = definePage(
 *   {
 *     blocks: [
 *       { type: 'banner', properties: { title: 'Made to be worn for years', align: 'center' } },
 *       { type: 'acmeDivider', properties: { bold: true } },
 *     ],
 *   },
 *   divider,
 * );
 * ```
 */
export function definePage<Own extends BlockTypeData = never>(
  page: WrittenPage<Own>,
  ..._own: readonly Own[]
): WrittenPage<Own> {
  return page;
}
