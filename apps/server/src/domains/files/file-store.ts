import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file that was put into a store. */
export interface StoredFile {
  /** Made of the content: the same bytes have the same id. 32 hex digits. */
  id: string;
  bytes: number;
}

/** Where uploads are kept. Files belong to a division and never change. */
export interface FileStore {
  /**
   * Keeps the bytes; putting the same bytes again changes nothing.
   *
   * @param apart - makes a file of its own even of bytes that are there: it can be deleted without taking another's
   */
  put(divisionId: number, body: Buffer, apart?: string): Promise<StoredFile>;
  /** The bytes, or null when there is no such file. */
  get(divisionId: number, id: string): Promise<Buffer | null>;
  has(divisionId: number, id: string): Promise<boolean>;
  /** Whether there was a file to delete. */
  delete(divisionId: number, id: string): Promise<boolean>;
  /** All files of a division, by id. */
  list(divisionId: number): Promise<StoredFile[]>;
}

const idShape = /^[0-9a-f]{32}$/;

/** Whether the text can be the id of a stored file. */
export function isFileId(text: string): boolean {
  return idShape.test(text);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}

/** The result, or `otherwise` when a file or folder is not there. */
export async function orMissing<T>(work: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return otherwise;
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

/**
 * Keeps files on disk under `uploads/{division}/{first two digits}/{id}`.
 *
 * @param dataDir - the server's `DATA_DIR`
 */
export function diskFileStore(dataDir: string): FileStore {
  const folderOf = (divisionId: number, id: string): string =>
    join(dataDir, 'uploads', String(divisionId), id.slice(0, 2));
  const pathOf = (divisionId: number, id: string): string | null =>
    Number.isSafeInteger(divisionId) && divisionId >= 0 && isFileId(id)
      ? join(folderOf(divisionId, id), id)
      : null;

  return {
    async put(divisionId, body, apart = '') {
      const id = createHash('sha256').update(apart).update(body).digest('hex').slice(0, 32);
      const path = pathOf(divisionId, id);
      if (path === null) throw new RangeError(`not a division: ${divisionId}`);
      if ((await orMissing(stat(path), null)) === null) {
        await mkdir(folderOf(divisionId, id), { recursive: true });
        await writeAtomically(path, body, { durable: true });
      }
      return { id, bytes: body.length };
    },
    async get(divisionId, id) {
      const path = pathOf(divisionId, id);
      return path === null ? null : orMissing<Buffer | null>(readFile(path), null);
    },
    async has(divisionId, id) {
      const path = pathOf(divisionId, id);
      return path !== null && (await orMissing(stat(path), null)) !== null;
    },
    async delete(divisionId, id) {
      const path = pathOf(divisionId, id);
      return (
        path !== null &&
        orMissing(
          rm(path).then(() => true),
          false,
        )
      );
    },
    async list(divisionId) {
      const root = join(dataDir, 'uploads', String(divisionId));
      const entries = await orMissing(readdir(root, { recursive: true, withFileTypes: true }), []);
      const files = entries.filter((entry) => entry.isFile() && isFileId(entry.name));
      const found = await Promise.all(
        files.map(async (entry) => {
          const info = await orMissing(stat(join(entry.parentPath, entry.name)), null);
          return info ? { id: entry.name, bytes: info.size } : null;
        }),
      );
      return found.filter((file) => file !== null).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    },
  };
}
