export { migrateBlockData } from './migrate/migrate-block-data.ts';
export type {
  BlockCategory,
  BlockExample,
  BlockMigration,
  BlockTraits,
  BlockTypeData,
  PageKind,
} from './registry/block-data.ts';
export type { BlockField, BlockFieldType, FieldOption } from './registry/fields.ts';
export { blockData, type BlockTypeName } from './types/block-data.ts';
export { blockTraits } from './types/traits.ts';
