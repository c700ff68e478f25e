import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { checkKey, StorageFull, type ObjectInfo, type ObjectStore } from './object-store.ts';

function codeOf(error: unknown): unknown {
  return error instanceof Error ? Reflect.get(error, 'code') : undefined;
}

/** The result, or `otherwise` when a file or folder is not there. */
export async function orMissing<T>(work: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return otherwise;
    throw error;
  }
}

/** Runs what writes files, and says in the storage's own words that the disk is full. */
export async function writing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOSPC' || code === 'EDQUOT')
      throw new StorageFull('There is no space left for files in DATA_DIR', { cause: error });
    throw error;
  }
}

/** Writes a file so that others see either nothing or all of it. */
export async function writeAtomically(
  path: string,
  body: Buffer,
  { durable = false }: { durable?: boolean } = {},
): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    const file = await open(temporary, 'wx');
    try {
      await file.writeFile(body);
      if (durable) await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function moveOrCopy(path: string, target: string): Promise<void> {
  await rename(path, target).catch(async (error: unknown) => {
    if (codeOf(error) !== 'EXDEV') throw error;
    await copyFile(path, target);
    await rm(path, { force: true });
  });
}

/** Moves or copies a file, also from another disk; the target is whole or absent, and on the disk before this ends. */
async function bringInto(path: string, target: string, keep: boolean): Promise<void> {
  const temporary = `${target}.${randomUUID()}.tmp`;
  try {
    await (keep ? copyFile : moveOrCopy)(path, temporary);
    const file = await open(temporary, 'r+');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function* filesUnder(folder: string): AsyncGenerator<string> {
  const entries = await orMissing(opendir(folder, { recursive: true }), null);
  if (!entries) return;
  for await (const entry of entries)
    if (entry.isFile() && !entry.name.endsWith('.tmp')) yield join(entry.parentPath, entry.name);
}

/**
 * Keeps objects as files, the key being the path.
 *
 * @param root - the server's `DATA_DIR`
 */
export function diskObjects(root: string): ObjectStore {
  const pathOf = (key: string): string => join(root, checkKey(key));

  async function* list(prefix: string): AsyncGenerator<ObjectInfo> {
    for await (const path of filesUnder(join(root, checkKey(`${prefix}x`), '..'))) {
      const info = await orMissing(stat(path), null);
      if (info)
        yield { key: relative(root, path).split(sep).join('/'), bytes: info.size, modified: info.mtime };
    }
  }

  const store: ObjectStore = {
    kind: 'disk',
    put: (key, body) =>
      writing(async () => {
        const path = pathOf(key);
        await mkdir(dirname(path), { recursive: true });
        await writeAtomically(path, body, { durable: true });
      }),
    putFile: (key, path, { keep = false } = {}) =>
      writing(async () => {
        await mkdir(dirname(pathOf(key)), { recursive: true });
        await bringInto(path, pathOf(key), keep);
      }),
    get: (key) => orMissing<Buffer | null>(readFile(pathOf(key)), null),
    withFile: async (key, work) => {
      const path = pathOf(key);
      return (await orMissing(stat(path), null)) === null ? null : work(path);
    },
    sizeOf: async (key) => (await orMissing(stat(pathOf(key)), null))?.size ?? null,
    delete: (key) =>
      orMissing(
        rm(pathOf(key)).then(() => true),
        false,
      ),
    list,
    check: async () => {
      const key = `checks/${randomUUID()}`;
      await store.put(key, Buffer.from('ok'));
      await store.delete(key);
    },
  };
  return store;
}
