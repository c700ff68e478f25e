import type { Page } from '@omnis/models';

type Block = Page['blocks'][number];

/** A running test's variation that a visitor sees. */
export interface ShownVariation {
  /** Of the test. */
  readonly id: string;
  readonly variation: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const isSplit = ({ type }: Block): boolean => type === 'splitTest';

/** Names of the tests whose blocks stand among these, at any depth. */
export function splitTestsIn(blocks: readonly Block[]): string[] {
  const names = blocks.flatMap((block) => [
    ...(isSplit(block) ? [text(block.properties['test'])] : []),
    ...splitTestsIn(block.items),
  ]);
  return [...new Set(names)].filter((name) => name !== '');
}

/**
 * A split test as its visitor sees it: the one variation that is theirs, so that no page carries what it does not show.
 * Without a test that runs it is the first, the default (storefront.md §4 Split tests).
 */
function shown(block: Block, variations: ReadonlyMap<string, ShownVariation>): Block {
  const { testId: _id, variation: _own, ...properties } = block.properties;
  const chosen = variations.get(text(properties['test']));
  const all = block.items.filter(({ type }) => type === 'splitTestVariation');
  const found = all.find((item) => text(item.properties['name']) === chosen?.variation);
  const items = withVariations(found ? [found] : all.slice(0, 1), variations);
  // A variation that the page lacks is not counted as seen.
  const told = chosen && found ? { testId: chosen.id, variation: chosen.variation } : {};
  return { ...block, properties: { ...properties, ...told }, items };
}

/** Blocks with one variation of each split test left in them, at any depth. */
export function withVariations(
  blocks: readonly Block[],
  variations: ReadonlyMap<string, ShownVariation>,
): Block[] {
  return blocks.map((block) =>
    isSplit(block) ? shown(block, variations) : { ...block, items: withVariations(block.items, variations) },
  );
}
