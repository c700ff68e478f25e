import type { BlockNode } from '../tree/block-node.ts';
import type { ShownTypes } from '../registry/shown-types.ts';

/** Outside of development nobody is told of properties that a type does not have. */
export function tellFaults(
  _blocks: readonly BlockNode[],
  _types: ShownTypes,
  _tell: (words: string) => void,
): void {}
