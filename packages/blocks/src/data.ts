export { migrateBlockData } from './migrate/migrate-block-data.ts';
export type {
  BlockCategory,
  BlockExample,
  BlockMigration,
  BlockTraits,
  BlockTypeData,
  PageKind,
} from './registry/block-data.ts';
export { declaredField, type DeclaredField } from './registry/declared-field.ts';
export type { BlockField, BlockFieldType, FieldOption } from './registry/fields.ts';
export { propertyFaults, type PropertyFault } from './registry/property-faults.ts';
export { blockData, type BlockTypeName } from './types/block-data.ts';
export { blockTraits } from './types/traits.ts';
