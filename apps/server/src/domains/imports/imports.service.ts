import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { CallInput, CallResponse, Import } from '@omnis/contract';
import { toMajor } from '@omnis/models';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import { fail, ok, type Answer, type Result } from '../../http/answer.ts';
import type { Upload } from '../../http/context.ts';
import type { JobKind } from '../../jobs/jobs.ts';
import { createRateLimits, tooMany, type RateLimit } from '../../security/rate-limits.ts';
import type { Division } from '../../tenancy/division.ts';
import type { FetchRemoteImageOptions, FileStore } from '../files/index.ts';
import { applyImport } from './import-applying.ts';
import { handleImageJobs, imageReport } from './import-images.ts';
import { readImport } from './import-reading.ts';
import { incomingFolder } from './imports.endings.ts';
import {
  countOpenImports,
  findImport,
  insertImport,
  listImports,
  listRows,
  updateImport,
  type ImportRecord,
} from './imports.repository.ts';
import { UnreadableFile } from './csv-text.ts';
import { rejectedFile } from './rejected-file.ts';
import { checkHeader } from './shopify-file.ts';
import { csvAnswer, streamOfFile } from './csv-answer.ts';
import { listPart, pageOfRows, type ListQuery } from '../../http/list-page.ts';

const jobSchema = z.object({ division: z.number(), id: z.number() });
const readJob: JobKind<z.output<typeof jobSchema>> = {
  name: 'imports.read',
  title: 'Read an import file',
  schema: jobSchema,
  retries: 3,
  concurrency: 2,
};
const applyJob: JobKind<z.output<typeof jobSchema>> = {
  name: 'imports.apply',
  title: 'Apply an import',
  schema: jobSchema,
  retries: 5,
  concurrency: 2,
};

/** Files that a store may send in an hour, and imports that may wait to be read or carried out: each is up to 64 MB. */
const perStore: RateLimit = { max: 60, seconds: 60 * 60 };
const mostOpen = 20;

/** File names that a list of products may have; its bytes decide whether it is one. */
const listName = /\.(csv|tsv|txt)$/i;

/** Services of other domains that imports need. */
export interface ImportsDeps {
  fileStore: FileStore;
  /** Called after products were written. */
  changed: (division: number, products: readonly number[]) => Promise<void>;
  fetchOptions?: FetchRemoteImageOptions;
}

/** Id of an import, or the line of a row. */
const placeOfRow = z.number().int();

type ImportView = CallResponse<'dashboard.import'>;

/** Product imports: read into a preview, applied by a job, pictures fetched by jobs of their own. */
export function createImportsService(core: Core, { fileStore, changed, fetchOptions = {} }: ImportsDeps) {
  const { database, jobs, divisions, config, storage } = core;
  const limits = createRateLimits(database);
  handleImageJobs(core, { fileStore, fetchOptions, changed });
  jobs.handle(readJob, async ({ division, id }) => {
    const store = await divisions.byId(division);
    if (store) await readImport(core, { division, id, currency: store.currency });
  });
  jobs.handle(applyJob, ({ division, id }) =>
    applyImport(core, { division, id }, (products) => changed(division, products)),
  );

  async function view(division: number, record: ImportRecord): Promise<Import> {
    const images = await database.tenant(division, (db) => imageReport(db, division, record.id));
    return {
      id: record.id,
      filename: record.filename,
      source: 'shopify',
      state: record.state,
      percent: record.percent,
      message: record.message,
      counts: {
        ...record.counts,
        imagesPending: images.pending,
        imagesDone: images.done,
        imagesFailed: images.failed,
      },
      imageProblems: images.problems,
      createdAt: record.createdAt.toISOString(),
      finishedAt: record.finishedAt?.toISOString() ?? null,
    };
  }

  async function byId(division: number, id: number): Promise<Result<ImportRecord>> {
    const record = await database.tenant(division, (db) => findImport(db, division, id));
    return record ? ok(record) : fail('not_found', 'There is no such import');
  }

  /** Looks at an uploaded file before it is kept, so that nothing stays of one that is refused or breaks off. */
  async function takeFile(upload: Upload, division: number): Promise<Result<{ key: string; bytes: number }>> {
    const folder = join(config.dataDir, incomingFolder);
    await mkdir(folder, { recursive: true });
    const name = `${randomUUID()}.csv`;
    const path = join(folder, name);
    try {
      await pipeline(upload.stream, createWriteStream(path));
      if (upload.truncated())
        return fail('too_large', 'The file is larger than 64 MB. Split it into several.', 'file');
      await checkHeader(path);
      const { size } = await stat(path);
      const key = `imports/${division}/${name}`;
      await storage.putFile(key, path);
      return ok({ key, bytes: size });
    } catch (error) {
      if (error instanceof UnreadableFile) return fail('validation_failed', error.message, 'file');
      throw error;
    } finally {
      await rm(path, { force: true });
    }
  }

  return {
    /** Takes in a file and starts reading it. What can be seen at once is said at once. */
    async create(division: Division, upload: Upload | null): Promise<Result<Import>> {
      if (!upload) return fail('validation_failed', 'Choose a CSV file', 'file');
      if (/\.\w+$/.test(upload.filename) && !listName.test(upload.filename)) {
        upload.stream.resume();
        return fail('unsupported_media_type', 'Choose a CSV file: its name must end in .csv', 'file');
      }
      const wait = await limits.hit(`imports:${division.id}`, perStore);
      const open = await database.tenant(division.id, (db) => countOpenImports(db, division.id));
      if (wait > 0 || open >= mostOpen) {
        upload.stream.resume();
        return wait > 0
          ? tooMany(wait)
          : fail('conflict', `At most ${mostOpen} imports may wait. Carry out or drop one first.`, 'file');
      }
      const taken = await takeFile(upload, division.id);
      if (!taken.ok) return taken;
      const { key, bytes } = taken.value;
      const filename = upload.filename.slice(-200) || 'products.csv';
      const record = await database.tenant(division.id, async (db) => {
        const id = await insertImport(db, division.id, { filename, key, bytes });
        await jobs.enqueue(db, readJob, { division: division.id, id });
        return findImport(db, division.id, id);
      });
      jobs.wake();
      if (!record) throw new Error('The import that was just written is not there');
      return ok(await view(division.id, record));
    },

    /** Imports of a store, newest first. */
    async list(
      division: Division,
      query: CallInput<'dashboard.imports'>['query'],
    ): Promise<Result<CallResponse<'dashboard.imports'>>> {
      const part = listPart(query, placeOfRow);
      if (!part.ok) return part;
      const { limit } = part.value;
      const { items, total } = await database.tenant(division.id, (db) =>
        listImports(db, division.id, { ...part.value, limit: limit + 1 }),
      );
      const { rows, next } = pageOfRows(items, limit, ({ id }) => id);
      return ok({
        items: await Promise.all(rows.map((record) => view(division.id, record))),
        total,
        page: query.page,
        perPage: limit,
        next,
      });
    },

    /** An import with a page of its rows. */
    async get(
      division: Division,
      id: number,
      query: ListQuery & { readonly action?: string | undefined },
    ): Promise<Result<ImportView>> {
      const part = listPart(query, placeOfRow);
      if (!part.ok) return part;
      const { limit } = part.value;
      const found = await byId(division.id, id);
      if (!found.ok) return found;
      const { items, total } = await database.tenant(division.id, (db) =>
        listRows(
          db,
          { division: division.id, id, action: query.action },
          { ...part.value, limit: limit + 1 },
        ),
      );
      const { rows: shown, next } = pageOfRows(items, limit, ({ line }) => line);
      const rows = shown.map(
        ({ line, handle, name, action: act, reasons, variants, images, priceMinor }) => ({
          line,
          handle,
          name,
          action: act,
          reasons,
          variants,
          images,
          price: priceMinor === null ? null : toMajor(priceMinor, division.currency),
        }),
      );
      return ok({
        ...(await view(division.id, found.value)),
        rows: { items: rows, total, page: query.page, perPage: limit, next },
      });
    },

    /** The rows of rejected products as a file. 404 once the uploaded file is gone. */
    async rejected(division: Division, id: number): Promise<Answer<string>> {
      const found = await byId(division.id, id);
      if (!found.ok) return found;
      const { key, filename, state } = found.value;
      if (state === 'cancelled' || (await storage.sizeOf(key)) === null)
        return fail('not_found', 'The file of this import is no longer there. Upload it again.');
      return csvAnswer(
        `rejected-${filename.replace(/[^\w.-]+/g, '-')}`,
        streamOfFile(storage, key, (path) => rejectedFile(path, division.currency)),
      );
    },

    /** Starts writing a previewed import; asking twice starts it once. */
    async apply(division: Division, id: number): Promise<Result<Import>> {
      const started = await database.tenant(division.id, async (db) => {
        const moved = await updateImport(
          db,
          { division: division.id, id, from: 'ready' },
          { state: 'applying', percent: 0 },
        );
        if (moved) await jobs.enqueue(db, applyJob, { division: division.id, id });
        return moved;
      });
      const found = await byId(division.id, id);
      if (!found.ok) return found;
      if (!started && !['applying', 'done'].includes(found.value.state))
        return fail('conflict', 'This import is not ready to be carried out');
      jobs.wake();
      return ok(await view(division.id, found.value));
    },

    /** Drops a preview. */
    async cancel(division: Division, id: number): Promise<Result<{ message: string }>> {
      const found = await byId(division.id, id);
      if (!found.ok) return found;
      const cancelled = await database.tenant(division.id, async (db) => {
        const states = ['ready', 'reading'] as const;
        for (const from of states) {
          if (
            await updateImport(
              db,
              { division: division.id, id, from },
              { state: 'cancelled', finished: true },
            )
          )
            return true;
        }
        return false;
      });
      if (!cancelled) return fail('conflict', 'This import has been carried out already');
      await storage.delete(found.value.key);
      return ok({ message: 'The import is dropped' });
    },
  };
}

/** The imports' service. */
export type ImportsService = ReturnType<typeof createImportsService>;
