import { pageVersionKinds, type CallInput, type CallResponse, type PageVersionEntry } from '@omnis/contract';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import { fail, ok, type Result } from '../../../http/answer.ts';
import type { Division } from '../../../tenancy/division.ts';
import { pageContentSchema, pageWith } from '../page-content.ts';
import { missingPage } from '../read-page-body.ts';
import { readPage } from '../pages.repository.ts';
import { storedChangesSchema } from './stored-changes.ts';
import { readVersion, readVersions } from './versions.repository.ts';

/** The history of pages, as their team reads it. */
export interface PageVersionsService {
  /** Versions without their contents, newest first. Fails with `not_found` for a page that is not the store’s. */
  list(
    division: Division,
    id: number,
    query: CallInput<'pages.versions'>['query'],
  ): Promise<Result<CallResponse<'pages.versions'>>>;
  /** A version with its content. Fails with `not_found` for one that is not kept. */
  get(
    division: Division,
    at: { id: number; version: number },
  ): Promise<Result<CallResponse<'pages.version'>>>;
}

type EntryRow = Awaited<ReturnType<typeof readVersions>>[number];

const kindSchema = z.enum(pageVersionKinds);

const toEntry = ({ version, kind, changes, by_name, saved_at }: EntryRow): PageVersionEntry => ({
  version,
  kind: kindSchema.parse(kind),
  at: saved_at.toISOString(),
  by: by_name,
  changes: storedChangesSchema.parse(changes),
});

/** Builds the reading side of the history of pages. */
export function createPageVersionsService({ database }: Pick<Core, 'database'>): PageVersionsService {
  return {
    list: (division, id, { limit, cursor }) =>
      database.tenant(division.id, async (db) => {
        if (!(await readPage(db, division.id, id))) return missingPage();
        const rows = await readVersions(db, division.id, { id, before: cursor ?? null, limit: limit + 1 });
        const items = rows.slice(0, limit).map(toEntry);
        return ok({ items, next: rows.length > limit ? String(items.at(-1)?.version ?? '') : null });
      }),

    get: (division, { id, version }) =>
      database.tenant(division.id, async (db) => {
        const page = await readPage(db, division.id, id);
        if (!page) return missingPage();
        const row = await readVersion(db, division.id, { id, version });
        if (!row) return fail('not_found', 'This version of the page is not kept');
        const content = pageContentSchema.parse(row.content);
        return ok({ ...toEntry(row), page: pageWith(content, page, { version, division: division.id }) });
      }),
  };
}
