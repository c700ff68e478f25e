import { blockSize, randomUuid, type Block } from '@omnis/models';
import type { BlockTraits, BlockTypeData } from './block-data.ts';
import type { BlockBuilder } from './block-type.ts';

/** The parts of a type that its builder takes. */
type BuilderNeeds = Pick<BlockTypeData, 'name' | 'size' | 'minSize' | 'defaults'> & BlockTraits;

/** A builder that fills in the type's defaults, its size and a uid; the size is never under the type's least. */
export function builderOf({ name, size, minSize, defaults, migrations = [] }: BuilderNeeds): BlockBuilder {
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
