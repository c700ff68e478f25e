import { isRecord, readNumber, readValue } from '../read/read.ts';
import type { BlockTraits } from '../registry/block-data.ts';
import { maxBlockDepth } from '../tree/block-node.ts';
import { migrateProperties } from './migrate-properties.ts';

/** Traits of types by name; a registry of blocks is one. */
export interface TraitsByName {
  readonly get: (name: string) => BlockTraits | undefined;
}

/** Version of a type's blocks; 1 unless told. */
function versionOf(type: BlockTraits | undefined): number {
  return (type?.migrations?.length ?? 0) + 1;
}

/** A block of JSON in the newest version of its type, with those nested in it; see `migrateBlock`. */
export function migrateLevel(json: unknown, types: TraitsByName, depth = 0): unknown {
  if (!isRecord(json) || depth >= maxBlockDepth) return json;
  const name = readValue(json, 'type');
  const type = typeof name === 'string' ? types.get(name) : undefined;
  const items = readValue(json, 'items');
  const nested = Array.isArray(items)
    ? { items: items.map((item: unknown) => migrateLevel(item, types, depth + 1)) }
    : {};
  const given = readValue(json, 'properties');
  const version = readNumber(json, 'version', { fallback: 1 });
  const newest = versionOf(type);
  if (version >= newest) return { ...json, ...nested };
  const properties = migrateProperties(isRecord(given) ? given : {}, version, type?.migrations ?? []);
  return properties === null ? { ...json, ...nested } : { ...json, ...nested, version: newest, properties };
}
