import { productFileLimits } from '@omnis/models';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, Rollback, type Result } from '../../../http/answer.ts';
import type { Upload } from '../../../http/context.ts';
import { takeDocument, type FileStore } from '../../files/index.ts';
import {
  appendFile,
  readFileIds,
  readProductFile,
  unusedFiles,
  type ProductAt,
} from './product-files.repository.ts';

/** A file as a shopper downloads it. */
export interface DownloadedFile {
  readonly name: string;
  readonly mime: string;
  readonly body: Buffer;
}

/** A file whose bytes are stored, before a product has it. */
export interface TakenFile {
  readonly title: string;
  readonly name: string;
  readonly mime: string;
  readonly bytes: number;
  readonly file: string;
}

/** Files that go with products, such as size guides and care sheets (platform.md §3 Product: files). */
export interface ProductFiles {
  /** A file of a store by its id; null where the store has none. */
  read(division: number, id: string): Promise<DownloadedFile | null>;
  /** Stores what was sent; 413, 415 or 422 at the field `file` where it is none that a product may have. */
  take(division: number, upload: Upload | null): Promise<Result<TakenFile>>;
  /**
   * Gives a product the file, under the lock of the product.
   *
   * @throws {@link Rollback} with 422 where the product has the most files that it may
   */
  add(db: Db, at: ProductAt, file: TakenFile): Promise<void>;
  /** Ids of the stored bytes of a product's files. */
  held(db: Db, at: ProductAt): Promise<string[]>;
  /** Deletes stored bytes that no product has any more, after the change was committed. */
  drop(division: number, files: readonly string[]): Promise<void>;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** `size-guide_2026.pdf` as a title: `size guide 2026`. */
function titleOf(name: string): string {
  const bare = name
    .replace(/\.\w+$/, '')
    .replace(/[_-]+/g, ' ')
    .trim();
  return (bare === '' ? name : bare).slice(0, productFileLimits.title);
}

/**
 * Builds the files of products.
 *
 * @param originals - files that are given out by their rows alone
 */
export function createProductFiles({ database, logger }: Core, originals: FileStore): ProductFiles {
  return {
    read: async (division, id) => {
      if (!uuid.test(id)) return null;
      const found = await database.tenant(division, (db) => readProductFile(db, division, id));
      const body = found && (await originals.get(division, found.file));
      return found && body ? { name: found.name, mime: found.mime, body } : null;
    },

    take: async (division, upload) => {
      const taken = await takeDocument(upload, { divisionId: division, fileStore: originals });
      if (!taken.ok) return taken;
      const { id: file, name, mime, bytes } = taken.value;
      return ok({ title: titleOf(name), name, mime, bytes, file });
    },

    add: async (db, at, file) => {
      const { length } = await readFileIds(db, at);
      if (length >= productFileLimits.files)
        throw new Rollback(
          fail('validation_failed', `A product has at most ${productFileLimits.files} files`, 'file'),
        );
      await appendFile(db, at, file);
    },

    held: async (db, at) => (await readFileIds(db, at)).map(({ file }) => file),

    drop: async (division, files) => {
      try {
        const unused = await database.tenant(division, (db) => unusedFiles(db, division, files));
        for (const file of unused) await originals.delete(division, file);
      } catch (error) {
        // The product has lost the file already; its bytes only take up room.
        logger.error({ err: error, division, files }, 'files of products were not deleted');
      }
    },
  };
}
