import { blockTraits } from '../types/traits.ts';
import { migrateLevel } from './migrate-level.ts';

const ownTraits = /* @__PURE__ */ new Map(/* @__PURE__ */ Object.entries(blockTraits));

/**
 * A block of JSON, with those nested in it, in the newest version of its type; `migrateBlock` for servers, which know the
 * types of this package only. Pure and total: what is no block, or of a type or version that is unknown, comes back as it is.
 *
 * @example
 * ```ts
 * import { migrateBlockData } from '@omnis/blocks/data';
 * migrateBlockData({ type: 'banner', properties: { title: 'Old' } });
 * ```
 */
export function migrateBlockData(json: unknown): unknown {
  return migrateLevel(json, ownTraits);
}
