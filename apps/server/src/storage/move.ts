import { createHash } from 'node:crypto';
import type { ObjectStore } from './object-store.ts';

/** What of a storage is moved; finished images are made again. */
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

/** A copy is not what was copied. */
export class CopyDiffers extends Error {
  override name = 'CopyDiffers';
}

const hashOf = (body: Buffer): string => createHash('sha256').update(body).digest('hex');

/**
 * Copies every upload and import file to another place and reads each copy back. Run again it goes on where it
 * stopped: what is there with the same length is compared only before its original is deleted. Servers may go on
 * serving meanwhile.
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
    const isPresent = (await to.sizeOf(key)) === bytes;
    if (!isPresent || deleteOld) {
      const body = await from.get(key);
      // Deleted since it was listed.
      if (body === null) return;
      if (!isPresent) await to.put(key, body);
      const copy = await to.get(key);
      if (copy === null || hashOf(copy) !== hashOf(body))
        throw new CopyDiffers(`The copy of ${key} is not the same as its original. The original stays.`);
      if (deleteOld && (await from.delete(key))) report.deleted += 1;
    }
    if (isPresent) {
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
