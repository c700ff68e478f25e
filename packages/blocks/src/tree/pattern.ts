import { isPseudoType } from '@omnis/models';
import type { BlockNode } from './block-node.ts';

/**
 * The pattern that further items are made by: the first pseudo-item of a block, whose type name starts and ends with an
 * underscore (storefront.md §3 Block). `_pod_` stands for a pod; it is hidden itself.
 */
export function patternOf(items: readonly BlockNode[]): BlockNode | null {
  const pseudo = items.find(({ type }) => isPseudoType(type));
  return pseudo === undefined ? null : { ...pseudo, type: patternType(pseudo.type) };
}

/** The type that a pseudo-item stands for: `pod` for `_pod_`. */
export function patternType(type: string): string {
  return type.slice(1, -1);
}
