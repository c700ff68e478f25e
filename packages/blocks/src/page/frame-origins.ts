import { readProperties } from '../read/properties.ts';
import { isRecord } from '../read/read.ts';
import { readBlocks, type BlockNode } from '../tree/block-node.ts';
import { conditionFault, shownBlocks, type Visibility } from '../tree/visibility.ts';
import { shownFrame } from '../types/iframe/iframe.limits.ts';
import { iframeProperties } from '../types/iframe/iframe.properties.ts';
import type { PageContent } from './page-content.ts';

/**
 * Origins of the frames of a page's iframe blocks that are shown: messages such as add-to-cart are accepted from these
 * only (storefront.md §5); what a message may hold is `addToCartFault` of `@omnis/validation`. Any JSON is read
 * without throwing.
 *
 * @example
 * ```ts
 * import { frameOrigins } from '@omnis/blocks';
 * frameOrigins({ blocks: [{ type: 'iframe', properties: { src: 'https://maps.example/shop' } }] });
 * // Set { 'https://maps.example' }
 * ```
 */
export function frameOrigins(page: PageContent, visibility: Partial<Visibility> = {}): ReadonlySet<string> {
  const seen = { mode: 'native', ...visibility } as const;
  const origins = new Set<string>();
  const visit = (blocks: readonly BlockNode[]): void => {
    for (const block of shownBlocks(blocks, seen)) {
      if (conditionFault(block, seen) !== null) continue;
      const src =
        block.type === 'iframe' ? shownFrame(readProperties(iframeProperties, block.properties)) : null;
      if (src !== null) origins.add(new URL(src).origin);
      visit(block.items);
    }
  };
  visit(readBlocks(isRecord(page) ? page.blocks : undefined));
  return origins;
}
