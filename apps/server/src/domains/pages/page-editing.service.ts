import { canDeletePage, randomUuid, type Page } from '@omnis/models';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, Rollback, settle, type Result } from '../../http/answer.ts';
import type { Identity } from '../../http/context.ts';
import { recordAudit } from '../../security/audit/audit.ts';
import type { Division } from '../../tenancy/division.ts';
import { followLive } from './drafts/publish-page.ts';
import { contentOf, contentOfRow, isSameContent } from './page-content.ts';
import { toColumns, toPage } from './page-row.ts';
import {
  countPages,
  deletePage,
  insertPage,
  isUrlTaken,
  lockPage,
  readPage,
  updatePage,
} from './pages.repository.ts';
import type { PagesService } from './pages.service.ts';
import {
  missingPage,
  needsPro,
  readPageBody,
  readPageOver,
  staleVersion,
  takenAddress,
  type PageBody,
} from './read-page-body.ts';
import { keepFormerAddress, takeAddress } from './redirects/redirects.repository.ts';
import { keepVersion } from './versions/keep-version.ts';
import { noChanges } from './versions/stored-changes.ts';
import { insertVersion } from './versions/versions.repository.ts';

/** A person who saves pages of a store. */
export interface PageEditor {
  division: Division;
  actor: Identity | null;
}

/**
 * Saving pages (storefront.md §7, §8). In this order: 402 without the pro plan, 404 for a page that is not the
 * store's, 409 when it was saved by somebody else since, 422 with the names of the fields that are wrong.
 */
export interface PageEditingService {
  create(editor: PageEditor, body: PageBody): Promise<Result<Page>>;
  update(editor: PageEditor, id: number, body: PageBody): Promise<Result<Page>>;
  /** The home page stays. */
  remove(editor: PageEditor, id: number): Promise<Result<{ message: string }>>;
}

/** Pages of a store: every visitor loads the titles of all. */
export const mostPages = 1000;

/** Builds the owner's side of pages. */
export function createPageEditingService({ database }: Core, pages: PagesService): PageEditingService {
  async function checkUrl(
    db: Db,
    division: number,
    page: { url: string; except: number | null },
  ): Promise<void> {
    if (await isUrlTaken(db, division, page)) throw new Rollback(takenAddress());
  }

  return {
    create: async ({ division, actor }, body) => {
      const refused = needsPro(division);
      if (refused) return refused;
      // Ids are ours to give; a copy of a page is a page of its own.
      const page = readPageBody({ ...body, id: null, uuid: randomUuid(), divisionId: division.id }, division);
      if (!page.ok) return page;
      const saved = await settle(() =>
        database.tenant(division.id, async (db) => {
          if ((await countPages(db, division.id)) >= mostPages)
            throw new Rollback(fail('conflict', `A store has at most ${mostPages} pages. Delete one first.`));
          await checkUrl(db, division.id, { url: page.value.url, except: null });
          const row = await insertPage(db, division.id, toColumns(page.value));
          if (!row) throw new Rollback(takenAddress());
          await takeAddress(db, division.id, row.url);
          await insertVersion(db, {
            division: division.id,
            page: row.id,
            version: row.edit_version,
            kind: 'original',
            content: contentOfRow(row),
            changes: noChanges,
            actor,
          });
          await recordAudit(db, {
            division: division.id,
            actor,
            action: 'page.created',
            target: `page:${row.id}`,
            data: { url: row.url },
          });
          return toPage(row, division.id);
        }),
      );
      if (saved.ok) await pages.changed(division.id, Number(saved.value.id));
      return saved;
    },

    update: async ({ division, actor }, id, body) => {
      const refused = needsPro(division);
      if (refused) return refused;
      const saved = await settle(() =>
        database.tenant(division.id, async (db) => {
          const row = await lockPage(db, division.id, id);
          if (!row) throw new Rollback(missingPage());
          const stored = toPage(row, division.id);
          if (Number(body['version'] ?? Number.NaN) !== row.version) throw new Rollback(staleVersion());
          const page = readPageOver(stored, body, division);
          if (!page.ok) throw new Rollback(page);
          await checkUrl(db, division.id, { url: page.value.url, except: id });
          const written = await updatePage(
            db,
            { division: division.id, id, version: row.version },
            toColumns(page.value),
          );
          if (!written) throw new Rollback(staleVersion());
          const [before, after] = [contentOfRow(row), contentOf(page.value)];
          await keepFormerAddress(db, { division: division.id, id }, { before: row.url, now: written.url });
          if (isSameContent(before, after))
            await followLive(db, division.id, { before: row, after: written });
          await keepVersion(db, {
            division: division.id,
            page: id,
            version: written.edit_version,
            kind: 'update',
            before,
            after,
            actor,
            beforeAt: row.updated_at,
          });
          await recordAudit(db, {
            division: division.id,
            actor,
            action: 'page.updated',
            target: `page:${id}`,
            data: { url: written.url, version: written.version },
          });
          return toPage(written, division.id);
        }),
      );
      if (saved.ok) await pages.changed(division.id, id);
      return saved;
    },

    remove: async ({ division, actor }, id) => {
      const refused = needsPro(division);
      if (refused) return refused;
      const removed = await settle(() =>
        database.tenant(division.id, async (db) => {
          const row = await readPage(db, division.id, id);
          if (!row) throw new Rollback(missingPage());
          if (!canDeletePage({ id: row.id, url: row.url }))
            throw new Rollback(fail('conflict', 'The home page cannot be deleted'));
          await deletePage(db, division.id, id);
          await recordAudit(db, {
            division: division.id,
            actor,
            action: 'page.deleted',
            target: `page:${id}`,
            data: { url: row.url },
          });
          return { message: 'The page was deleted' };
        }),
      );
      if (removed.ok) await pages.changed(division.id, id);
      return removed;
    },
  };
}
