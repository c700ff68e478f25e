import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { orMissing, writeAtomically } from '../../storage/disk-objects.ts';

/** Finished pictures on disk, the least recently used of which go first. */
export interface DiskCache {
  get(name: string): Promise<Buffer | null>;
  put(name: string, body: Buffer): Promise<void>;
  /** Bytes held, as far as known. */
  size(): Promise<number>;
}

/** Limits of the cache. */
export interface DiskCacheOptions {
  folder: string;
  maxBytes: number;
}

interface Entry {
  bytes: number;
  used: number;
}

const HOUR = 3_600_000;

/**
 * Opens a folder as a cache. What it holds is read when it is first used; each file is written atomically, and several
 * processes may share the folder.
 */
export function diskCache({ folder, maxBytes }: DiskCacheOptions): DiskCache {
  const entries = new Map<string, Entry>();
  let total = 0;
  let ready: Promise<void> | null = null;
  let pruning: Promise<void> | null = null;

  const pathOf = (name: string): string => join(folder, name.slice(0, 2), name);

  const add = (name: string, entry: Entry): void => {
    total += entry.bytes - (entries.get(name)?.bytes ?? 0);
    // A Map keeps the order of insertion: what was used last stands last.
    entries.delete(name);
    entries.set(name, entry);
  };

  const scan = async (): Promise<void> => {
    const found = await orMissing(readdir(folder, { recursive: true, withFileTypes: true }), []);
    const known: { name: string; entry: Entry }[] = [];
    for (const file of found) {
      if (!file.isFile()) continue;
      const path = join(file.parentPath, file.name);
      const info = await orMissing(stat(path), null);
      if (!info) continue;
      if (!file.name.endsWith('.tmp'))
        known.push({ name: file.name, entry: { bytes: info.size, used: info.mtimeMs } });
      else if (Date.now() - info.mtimeMs > HOUR) await rm(path, { force: true });
    }
    known.sort((a, b) => a.entry.used - b.entry.used);
    for (const { name, entry } of known) add(name, entry);
  };

  const open = (): Promise<void> => (ready ??= scan());

  const prune = async (): Promise<void> => {
    for (const [name, entry] of entries) {
      if (total <= maxBytes * 0.9) break;
      entries.delete(name);
      total -= entry.bytes;
      await rm(pathOf(name), { force: true });
    }
  };

  return {
    async get(name) {
      await open();
      const body = await orMissing<Buffer | null>(readFile(pathOf(name)), null);
      if (!body) return null;
      const before = entries.get(name)?.used ?? 0;
      const now = Date.now();
      // The time on disk is for the next start; once an hour is near enough.
      const touch = now - before > HOUR;
      add(name, { bytes: body.length, used: touch ? now : before });
      // A full or read-only disk that cannot store the time is no reason to withhold the picture.
      if (touch) await utimes(pathOf(name), new Date(now), new Date(now)).catch(() => undefined);
      return body;
    },
    async put(name, body) {
      await open();
      await mkdir(join(folder, name.slice(0, 2)), { recursive: true });
      await writeAtomically(pathOf(name), body);
      add(name, { bytes: body.length, used: Date.now() });
      if (total > maxBytes) {
        pruning ??= prune().finally(() => {
          pruning = null;
        });
        await pruning;
      }
    },
    async size() {
      await open();
      return total;
    },
  };
}
