import type { CallInput, CallResponse, StoreFile } from '@omnis/contract';
import type { Core } from '../../core.ts';
import { ok, type Result } from '../../http/answer.ts';
import type { Identity, Upload } from '../../http/context.ts';
import { recordAudit } from '../audit/audit.ts';
import type { Division } from '../divisions/division.ts';
import type { FileStore } from './file-store.ts';
import { countFiles, insertFile, readFiles, type FileRow } from './files.repository.ts';
import { takePicture } from './take-picture.ts';

/** Pictures that owners upload for their pages. Those of products belong to the catalogue. */
export interface PagePicturesService {
  /** Newest first. */
  list(
    division: Division,
    query: CallInput<'dashboard.files'>['query'],
  ): Promise<CallResponse<'dashboard.files'>>;
  /** The same picture again is the same file, and comes first then. */
  add(by: { division: Division; actor: Identity | null }, upload: Upload | null): Promise<Result<StoreFile>>;
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

/** Builds the service. */
export function createPagePicturesService({ database }: Core, fileStore: FileStore): PagePicturesService {
  return {
    list: (division, { page, perPage }) =>
      database.tenant(division.id, async (db) => {
        const [rows, total] = await Promise.all([
          readFiles(db, division.id, { offset: (page - 1) * perPage, limit: perPage }),
          countFiles(db, division.id),
        ]);
        return { items: rows.map((row) => toFile(row, division.id)), total, page, perPage };
      }),

    add: async ({ division, actor }, upload) => {
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
      return ok(toFile(row, division.id));
    },
  };
}
