import { statusTexts, type CallInput, type CallResponse, type StoreFile } from '@omnis/contract';
import type { Core } from '../../core.ts';
import { fail, ok, type Result } from '../../http/answer.ts';
import type { Identity, Upload } from '../../http/context.ts';
import { recordAudit } from '../../security/audit/audit.ts';
import type { Division } from '../../tenancy/division.ts';
import type { FileStore } from './file-store.ts';
import { bytesOfFiles, countFiles, insertFile, readFiles, type FileRow } from './files.repository.ts';
import { takePicture } from './take-picture.ts';
import { listPart, newestTextPlace, pageOfRows } from '../../http/list-page.ts';

/** Pictures that owners upload for their pages. Those of products belong to the catalogue. */
export interface PagePicturesService {
  /** Newest first. */
  list(
    division: Division,
    query: CallInput<'dashboard.files'>['query'],
  ): Promise<Result<CallResponse<'dashboard.files'>>>;
  /** The same picture again is the same file, and comes first then. */
  /** Pictures that visitors see; newest first. None while no published page shows the drive. */
  query(
    division: Division,
    query: CallInput<'artemis.query'>['query'],
  ): Promise<Result<CallResponse<'artemis.query'>>>;
  add(by: { division: Division; actor: Identity | null }, upload: Upload | null): Promise<Result<StoreFile>>;
}

/** Bytes that the pictures for pages of a store may take. */
export const mostFileBytes = 5 * 1024 * 1024 * 1024;

/** Kinds of pictures that a search of the drive asks for: some, all of them, or something that there is none of. */
function searchOf(words: string): { mimes: readonly string[] | null; isNone: boolean } {
  const terms = words.toLowerCase().split(/\s+/).filter(Boolean);
  const types = terms.map((term) => /^type:(\w+)$/.exec(term)?.[1]);
  // Pictures have no names by which a word could find them.
  const isNone = types.includes(undefined);
  const kinds = types.flatMap((type) =>
    type === undefined || type === 'uploaded' ? [] : [`image/${type === 'jpg' ? 'jpeg' : type}`],
  );
  return { mimes: kinds.length === 0 ? null : kinds, isNone };
}

function toFile({ id, width, height, bytes, created_at: at }: FileRow, division: number): StoreFile {
  return {
    id,
    url: `/images/uploads/${division}/${id}`,
    width,
    height,
    bytes,
    createdAt: at.toISOString(),
  };
}

/** Services that pictures for pages need of others. */
export interface PagePicturesDeps {
  readonly fileStore: FileStore;
  readonly showsDrive: (division: Division) => Promise<boolean>;
  /** Drops what was cached of pages, which may show the drive. */
  readonly pagesChanged: (division: Division) => Promise<void>;
}

/** Builds the service. */
export function createPagePicturesService(
  { database, reading }: Pick<Core, 'database' | 'reading'>,
  { fileStore, showsDrive, pagesChanged }: PagePicturesDeps,
): PagePicturesService {
  return {
    list: async (division, query) => {
      const part = listPart(query, newestTextPlace);
      if (!part.ok) return part;
      const { limit } = part.value;
      return reading.tenant(division.id, async (db) => {
        const [found, total] = await Promise.all([
          readFiles(db, division.id, { ...part.value, limit: limit + 1 }),
          countFiles(db, division.id),
        ]);
        const { rows, next } = pageOfRows(found, limit, ({ at, id }) => [at, id]);
        const items = rows.map((row) => toFile(row, division.id));
        return ok({ items, total, page: query.page, perPage: limit, next });
      });
    },

    query: async (division, { page, perPage, macros, searchTerm, division: asked }) => {
      if (asked !== undefined && asked !== division.id) return fail('forbidden', statusTexts[403] ?? '');
      const { mimes, isNone } = searchOf(`${macros} ${searchTerm}`);
      if (isNone || !(await showsDrive(division))) return ok({ data: [], total: 0, page, perPage });
      const [rows, total] = await database.tenant(division.id, (db) =>
        Promise.all([
          readFiles(db, division.id, { offset: (page - 1) * perPage, limit: perPage, after: null, mimes }),
          countFiles(db, division.id, mimes),
        ]),
      );
      const data = rows.map((row) => {
        const { id, width, height, url, createdAt } = toFile(row, division.id);
        return { id, width, height, createdAt, thumbnails: { original: url } };
      });
      return ok({ data, total, page, perPage });
    },

    add: async ({ division, actor }, upload) => {
      if ((await database.tenant(division.id, (db) => bytesOfFiles(db, division.id))) >= mostFileBytes) {
        upload?.stream.resume();
        return fail(
          'too_large',
          'The images of this store take 5 GB already. No more can be uploaded.',
          'file',
        );
      }
      // The bytes are kept before the row is written: a row without its file would be a broken picture.
      const stored = await takePicture(upload, { divisionId: division.id, fileStore });
      if (!stored.ok) return stored;
      const { id, mime, width, height, bytes } = stored.value;
      const row = await database.tenant(division.id, async (db) => {
        const written = await insertFile(db, division.id, { id, mime, width, height, bytes });
        await recordAudit(db, {
          division: division.id,
          actor,
          action: 'file.added',
          target: `file:${id}`,
          data: { bytes },
        });
        return written;
      });
      if (await showsDrive(division)) await pagesChanged(division);
      return ok(toFile(row, division.id));
    },
  };
}
