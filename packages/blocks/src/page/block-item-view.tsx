import type { ReactElement } from 'react';
import { ProductCard } from '../product-card/product-card.tsx';
import type { ContentItem } from '../sources/content-blocks.ts';
import { BlockView, previewMarks } from './block-view.tsx';

/** Properties of {@link BlockItemView}. */
export interface BlockItemViewProps {
  readonly item: ContentItem;
  readonly priority?: boolean;
}

/** One of the things that a block holds: a block by its type, or a product as a card. */
export function BlockItemView({ item, priority = false }: BlockItemViewProps): ReactElement {
  return item.kind === 'product' ? (
    <ProductCard product={item.product} priority={priority} />
  ) : (
    <BlockView block={item.block} priority={priority} />
  );
}

/** A key of its own for one of the things that a block holds. */
export function itemKey(item: ContentItem): string {
  return item.kind === 'product' ? `product ${item.product.urlName}` : item.block.uid;
}

/** Preview marks of the element around it; made items belong to nobody and have none. */
export function itemMarks(item: ContentItem, mode: 'native' | 'preview'): Record<`data-${string}`, string> {
  return item.kind === 'product' || item.made === true ? {} : previewMarks(item.block, mode);
}
