import { copyObject } from './copy-object.ts';
import type { ObjectStore } from './object-store.ts';

/** Prefixes of a storage that are moved; finished images are made again. */
const movedPrefixes = ['uploads/', 'originals/', 'imports/'] as const;

/** How a move went. */
export interface MoveReport {
  /** Objects that were copied now, with their bytes. */
  readonly copied: number;
  readonly bytes: number;
  /** Objects that were there already, from an earlier run. */
  readonly present: number;
  /** Objects that were deleted at the old place. */
  readonly deleted: number;
}

/** How a move is done. */
export interface MoveOptions {
  /** Delete each object at the old place once its copy is verified. */
  readonly deleteOld?: boolean;
  /** Objects at the same time. */
  readonly concurrency?: number;
  readonly onProgress?: (report: MoveReport) => void;
}

/**
 * Copies every upload and import file to another place and reads each copy back. Run again it goes on where it
 * stopped: what is there is compared by its checksum, and copied anew where it differs. Servers may go on serving meanwhile.
 *
 * @throws {CopyDiffers} when a copy read back is another than its original
 */
export async function moveObjects(
  from: ObjectStore,
  to: ObjectStore,
  { deleteOld = false, concurrency = 4, onProgress }: MoveOptions = {},
): Promise<MoveReport> {
  const report = { copied: 0, bytes: 0, present: 0, deleted: 0 };

  async function moveOne(key: string, bytes: number): Promise<void> {
    const done = await copyObject(from, to, { key, bytes });
    // Deleted since it was listed.
    if (done === null) return;
    if (deleteOld && (await from.delete(key))) report.deleted += 1;
    if (done === 'present') {
      report.present += 1;
    } else {
      report.copied += 1;
      report.bytes += bytes;
    }
    onProgress?.(report);
  }

  for (const prefix of movedPrefixes) {
    const running = new Set<Promise<void>>();
    try {
      for await (const { key, bytes } of from.list(prefix)) {
        const moving: Promise<void> = moveOne(key, bytes).finally(() => running.delete(moving));
        running.add(moving);
        if (running.size >= concurrency) await Promise.race(running);
      }
      await Promise.all(running);
    } finally {
      await Promise.allSettled(running);
    }
  }
  return report;
}
