import { useMemo } from 'react';
import { useBlockEnvironment, useBlockSource } from '../environment/environment-provider.tsx';
import type { BlockNode } from '../tree/block-node.ts';
import { patternOf } from '../tree/pattern.ts';
import { shownBlocks } from '../tree/visibility.ts';
import { useProblem } from '../environment/use-problem.ts';
import type { BlockProblem } from '../environment/environment.ts';
import { readContentItems, type ContentItem } from './content-blocks.ts';
import { itemsSource, readItemFactory } from './item-factory.ts';
import type { SourceState } from './source.ts';

const none: readonly ContentItem[] = [];

/** Contents of a block. */
export interface BlockItems {
  /** Nested blocks that are shown here, then those made of its data. */
  readonly items: readonly ContentItem[];
  /** Of its data; `ready` where it needs none. */
  readonly status: SourceState['status'];
  readonly retry: () => void;
}

/**
 * Contents of a block: its nested blocks as they are shown here, then the items of its `asyncItems` or its item factory
 * (storefront.md §3 Block, §7).
 */
export function useBlockItems(block: BlockNode): BlockItems {
  const environment = useBlockEnvironment();
  const source = useMemo(() => itemsSource(block), [block]);
  const { status, items: answered, retry } = useBlockSource(source);
  const made = useMemo(
    () => (source === null ? none : readContentItems(answered, patternOf(block.items))),
    [source, answered, block.items],
  );
  useProblem(readItemFactory(block)?.ok === false ? noSource(block) : null);
  const own = shownBlocks(block.items, environment).map((item): ContentItem => ({
    kind: 'block',
    block: item,
  }));
  return { items: [...own, ...made], status: source === null ? 'ready' : status, retry };
}

function noSource({ type, uid }: BlockNode): BlockProblem {
  return { code: 'no-source', message: `The ${type} block ${uid}: Factory has no source`, uid };
}
