import { isRecord, type Values } from '../read/read.ts';
import type { BlockMigration } from '../registry/block-data.ts';

/**
 * Properties of a version brought to the newest: migration 0 leads from version 1 to 2, and so on. Null when one of them
 * throws or gives no object: old properties are better than half of the new ones.
 */
export function migrateProperties(
  properties: Values,
  version: number,
  migrations: readonly BlockMigration[],
): Values | null {
  let current: unknown = properties;
  try {
    for (const migrate of migrations.slice(Math.max(0, Math.floor(version) - 1))) {
      current = isRecord(current) ? migrate(current) : null;
    }
  } catch {
    return null;
  }
  return isRecord(current) ? current : null;
}
