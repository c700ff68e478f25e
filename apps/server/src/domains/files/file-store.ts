import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ObjectStore } from '../../storage/object-store.ts';

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
  /** Deletes a file; false when there was none. */
  delete(divisionId: number, id: string): Promise<boolean>;
  /** All files of a division, by id. */
  list(divisionId: number): Promise<StoredFile[]>;
}

const idShape = /^[0-9a-f]{32}$/;

/** Tells whether the text can be the id of a stored file. */
export function isFileId(text: string): boolean {
  return idShape.test(text);
}

/** Milliseconds for which a bucket is not asked again whether a file is there: it would be, for each image that is shown. */
const knownFor = 30_000;

/**
 * Keeps files as objects under `uploads/{division}/{first two digits}/{id}`, or under another folder.
 *
 * @param objects - the platform's storage
 * @param folder - `uploads`, whose files anyone may read as pictures by their ids, or `originals`, which are given out by
 *   rights alone
 */
export function objectFileStore(
  objects: ObjectStore,
  folder: 'uploads' | 'originals' = 'uploads',
): FileStore {
  const keyOf = (divisionId: number, id: string): string | null =>
    Number.isSafeInteger(divisionId) && divisionId >= 0 && isFileId(id)
      ? `${folder}/${divisionId}/${id.slice(0, 2)}/${id}`
      : null;
  // A file never changes, so that only a deletion by another process is seen late.
  const known = objects.kind === 'disk' ? null : new LRUCache<string, true>({ max: 10_000, ttl: knownFor });

  async function has(key: string): Promise<boolean> {
    if (known?.has(key)) return true;
    const isThere = (await objects.sizeOf(key)) !== null;
    if (isThere) known?.set(key, true);
    return isThere;
  }

  return {
    async put(divisionId, body, apart = '') {
      const id = createHash('sha256').update(apart).update(body).digest('hex').slice(0, 32);
      const key = keyOf(divisionId, id);
      if (key === null) throw new RangeError(`not a division: ${divisionId}`);
      if (!(await has(key))) await objects.put(key, body);
      known?.set(key, true);
      return { id, bytes: body.length };
    },
    async get(divisionId, id) {
      const key = keyOf(divisionId, id);
      return key === null ? null : objects.get(key);
    },
    async has(divisionId, id) {
      const key = keyOf(divisionId, id);
      return key !== null && has(key);
    },
    async delete(divisionId, id) {
      const key = keyOf(divisionId, id);
      if (key === null) return false;
      known?.delete(key);
      return objects.delete(key);
    },
    async list(divisionId) {
      const found: StoredFile[] = [];
      for await (const { key, bytes } of objects.list(`${folder}/${divisionId}/`)) {
        const id = key.split('/').at(-1) ?? '';
        if (isFileId(id)) found.push({ id, bytes });
      }
      return found.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    },
  };
}
