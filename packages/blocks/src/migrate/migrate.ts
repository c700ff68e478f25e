import { isRecord, readValue, type Values } from '../read/read.ts';
import { shownTypes, type ShownTypes } from '../registry/shown-types.ts';
import { migrateLevel } from './migrate-level.ts';

/** Version of pages: 2 since each block has a template property (storefront.md §3 Page: V1). */
export const pageSchemaVersion = 2;

/** Options of {@link migrateBlock} and {@link migratePage}. */
export interface MigrateOptions {
  /** Types whose migrations count; those of this package and `registerBlockType` unless told. */
  readonly registry?: ShownTypes;
}

/**
 * A block of JSON brought to the newest version of its type, and those nested in it. Pure and total: what is no block,
 * of an unknown type or of a newer version comes back as it is, and a migration that throws leaves its block alone.
 *
 * @example
 * ```ts
 * import { migrateBlock } from '@omnis/blocks';
 * migrateBlock({ type: 'banner', properties: { title: 'Old' } });
 * ```
 */
export function migrateBlock(json: unknown, { registry = shownTypes }: MigrateOptions = {}): unknown {
  return migrateLevel(json, registry);
}

/**
 * A page of JSON whose blocks are of the newest version of their types, and have a template property as pages do since
 * V1 (storefront.md §3). Pure and total, as {@link migrateBlock} is. The page's `version`, by which saving finds
 * conflicts, stays as it is.
 *
 * @example
 * ```ts
 * import { migratePage } from '@omnis/blocks';
 * import { pageSchema } from '@omnis/models';
 * export const read = (json: unknown) => pageSchema.parse(migratePage(json));
 * ```
 */
export function migratePage(json: unknown, { registry = shownTypes }: MigrateOptions = {}): unknown {
  if (!isRecord(json)) return json;
  const blocks = readValue(json, 'blocks');
  if (!Array.isArray(blocks)) return json;
  return { ...json, blocks: blocks.map((block: unknown) => withTemplate(migrateLevel(block, registry))) };
}

/** A block of V1 has no template; since then '' says that none was chosen. */
function withTemplate(json: unknown): unknown {
  if (!isRecord(json)) return json;
  const given = readValue(json, 'properties');
  const properties: Values = isRecord(given) ? given : {};
  return readValue(properties, 'template') === undefined
    ? { ...json, properties: { ...properties, template: '' } }
    : json;
}
