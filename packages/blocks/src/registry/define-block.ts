import { blockComponents } from '#components';
import type { Block } from '@omnis/models';
import { blockTraits } from '../types/traits.ts';
import { typeSources } from '../types/type-sources.ts';
import type { BlockExample, BlockTypeData } from './block-data.ts';
import type { BlockBuilder, BlockType } from './block-type.ts';
import { builderOf } from './builder-of.ts';

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
