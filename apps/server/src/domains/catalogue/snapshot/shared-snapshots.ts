import { releaseOf } from '../../../cache/release.ts';
import type { SharedCache } from '../../../cache/shared-cache.ts';
import { compressSnapshot, expandSnapshot } from './compressing.ts';
import type { Snapshot } from './snapshot.ts';

/** The tag of a store's whole catalogue; every change drops it, also one that no shopper sees. */
export const catalogueTag = (division: number): string => `catalogue:${division}`;

/** Bytes of the number that says how long a snapshot is before it is compressed. */
const lengthBytes = 4;

/** The answer to a look for a catalogue that another process has read. */
export interface SharedSnapshotLook {
  /** null: nobody has, or it has changed since. */
  readonly snapshot: Snapshot | null;
  /**
   * Gives the others the snapshot that was read instead.
   *
   * @param isCurrent - whether nothing has changed since it was read
   */
  readonly put: (snapshot: Snapshot, isCurrent: () => boolean) => void;
}

const nothing: SharedSnapshotLook = { snapshot: null, put: () => undefined };

/**
 * Catalogues that processes share: a store that one of them has read costs the next a single answer of the shared cache
 * instead of eight queries over all its products.
 *
 * @returns looks for a store's catalogue
 */
export function createSharedSnapshots(
  shared: SharedCache | null,
): (division: number) => Promise<SharedSnapshotLook> {
  if (shared === null) return async () => nothing;
  // Releases write a snapshot down in different ways.
  const release = releaseOf();
  return async (division) => {
    const key = `${release} catalogue:${division}`;
    const tags = [catalogueTag(division)];
    const { value, stamp } = await shared.look(key, tags);
    if (value !== null) {
      const [length, body] = [value.readUInt32LE(), value.subarray(lengthBytes)];
      return { ...nothing, snapshot: expandSnapshot(division, { version: null, length, body }) };
    }
    if (stamp === null) return nothing;
    const write = async (snapshot: Snapshot): Promise<Buffer> => {
      const { length, body } = await compressSnapshot(snapshot);
      const head = Buffer.alloc(lengthBytes);
      head.writeUInt32LE(length);
      return Buffer.concat([head, body]);
    };
    return {
      snapshot: null,
      put: (snapshot, isCurrent) => shared.put({ key, tags, stamp }, () => write(snapshot), isCurrent),
    };
  };
}
