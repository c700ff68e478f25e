import { blockComponents } from '#components';
import { blockSize, randomUuid, type Block } from '@omnis/models';
import { blockTraits } from '../types/traits.ts';
import { typeSources } from '../types/type-sources.ts';
import type { BlockExample, BlockTraits, BlockTypeData } from './block-data.ts';
import type { BlockBuilder, BlockType } from './block-type.ts';

/** A type of this package: its data, its component, its traits, and the builder that all share. */
export function typeOf(data: BlockTypeData): BlockType {
  const { name } = data;
  const component = blockComponents[name];
  if (component === undefined) throw new Error(`The block type ${name} is not in types/components.ts`);
  const traits = blockTraits[name];
  const sources = typeSources[name];
  return {
    ...data,
    ...traits,
    ...(sources === undefined ? {} : { sources }),
    component,
    builder: builderOf({ ...data, ...traits }),
  };
}

/** A builder that fills in the type's defaults, its size and a uid; the size is never under the type's least. */
export function builderOf({
  name,
  size,
  minSize,
  defaults,
  migrations = [],
}: BlockTypeData & BlockTraits): BlockBuilder {
  return ({ properties, items, ...init }): Block => ({
    id: null,
    flags: [],
    order: 0,
    parent: null,
    page: null,
    unpublished: false,
    ...init,
    type: name,
    uid: init.uid || randomUuid(),
    size: sizeWithin(init.size ?? size, minSize),
    properties: { ...defaults, ...properties },
    items: [...(items ?? [])],
    ...(migrations.length === 0 ? {} : { version: migrations.length + 1 }),
  });
}

/** Whole columns, from the type's least and 3 at least to 12; all of them for what is no number. */
function sizeWithin(size: number, minSize: number): number {
  const columns = Number.isFinite(size) ? Math.round(size) : blockSize.default;
  return Math.min(blockSize.max, Math.max(minSize, blockSize.min, columns));
}

/** How blocks are made by name: a registry's `make`. */
type Make = (name: string, init?: Parameters<BlockBuilder>[0]) => Block;

/** A block with its example's properties and items, as the editor adds it. */
export function makeExample(type: BlockTypeData, make: Make): Block {
  return makeNested({ type: type.name, ...type.example }, make);
}

function makeNested({ type, size, properties, items = [] }: BlockExample, make: Make): Block {
  return make(type, {
    ...(size === undefined ? {} : { size }),
    properties: { ...properties },
    items: items.map((item, order) => ({ ...makeNested(item, make), order })),
  });
}
