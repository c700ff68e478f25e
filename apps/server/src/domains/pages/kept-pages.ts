import { canDeletePage, isHomeUrl } from '@omnis/models';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import { keepRows, keptRowsSchema, putRowsBack } from '../../database/kept-rows.ts';
import { fail, ok, Rollback, settle, type Result } from '../../http/answer.ts';
import { recordAudit } from '../../security/audit/audit.ts';
import type { Division } from '../../tenancy/division.ts';
import { writeKey, writtenOnce } from '../idempotency/written-once.ts';
import { publishPage } from './drafts/publish-page.ts';
import { mostPages, type PageEditingService, type PageEditor } from './page-editing.service.ts';
import { toPage } from './page-row.ts';
import { countPages, deletePage, isUrlTaken, lockPage, readPage } from './pages.repository.ts';
import type { PagesService } from './pages.service.ts';
import { missingPage, needsPro, staleVersion } from './read-page-body.ts';
import { putRedirectsBack, takeAddress } from './redirects/redirects.repository.ts';

/** A deleted page. */
export const keptPageSchema = z.object({
  id: z.number(),
  url: z.string(),
  rows: keptRowsSchema,
  /** Its draft, and its former addresses. */
  drafts: keptRowsSchema.default([]),
  redirects: keptRowsSchema.default([]),
});

/** A deleted page. */
export type KeptPage = z.output<typeof keptPageSchema>;

/** Somebody who changes pages; a change is made once for its key. */
export interface KeyedPageEditor extends PageEditor {
  readonly key: string;
}

/** A page in a list of changes. */
export interface PageOutline {
  /** Its title, or its address without one. */
  readonly name: string;
  readonly published: boolean;
  readonly version: number;
}

const keptId = z.object({ id: z.number() });

/** Publishes many pages, and deletes them so that they can be put back. */
export function createKeptPages(
  { database }: Pick<Core, 'database'>,
  { pages, editing }: { pages: Pick<PagesService, 'changed'>; editing: Pick<PageEditingService, 'update'> },
) {
  return {
    /** Fails with `not_found`. */
    find: (division: Division, id: number): Promise<Result<PageOutline>> =>
      database.tenant(division.id, async (db) => {
        const row = await readPage(db, division.id, id);
        if (!row) return missingPage();
        const { url, properties } = toPage(row, division.id);
        const name = isHomeUrl(url) ? 'Home' : properties.title || url;
        return ok({ name, published: row.published, version: row.version });
      }),

    /** Publishes a page with its draft, or takes it off the shop, by the rules of every save. */
    async publish(
      editor: PageEditor,
      id: number,
      { published, version }: Pick<PageOutline, 'published' | 'version'>,
    ): Promise<Result<{ version: number }>> {
      const { division, actor } = editor;
      const refused = needsPro(division);
      if (refused) return refused;
      if (!published) {
        const written = await editing.update(editor, id, { published, version });
        return written.ok ? ok({ version: Number(written.value.version) }) : written;
      }
      const done = await settle(() =>
        database.tenant(division.id, async (db) => {
          const row = await lockPage(db, division.id, id);
          if (!row) throw new Rollback(missingPage());
          if (row.version !== version) throw new Rollback(staleVersion());
          const live = await publishPage(db, { division: division.id, actor }, row);
          return { version: live.version };
        }),
      );
      if (done.ok) await pages.changed(division.id, id);
      return done;
    },

    /** Deletes a page, once for its key, and gives what puts it back. The home page stays: `conflict`. */
    async remove({ division, actor, key }: KeyedPageEditor, id: number): Promise<Result<KeptPage>> {
      const refused = needsPro(division);
      if (refused) return refused;
      const removed = await settle(() =>
        database.tenant(division.id, async (db) => {
          const once = writeKey({ call: 'page.deleteKept', actor, key }, id);
          const kept = { division: division.id, once, schema: keptPageSchema };
          const { value } = await writtenOnce(db, kept, async () => {
            const row = await readPage(db, division.id, id);
            if (!row) throw new Rollback(missingPage());
            if (!canDeletePage({ id: row.id, url: row.url }))
              throw new Rollback(fail('conflict', 'The home page cannot be deleted'));
            const rows = await keepRows(db, 'pages', { division_id: division.id, id });
            const of = { division_id: division.id, page_id: id };
            const drafts = await keepRows(db, 'page_drafts', of);
            const redirects = await keepRows(db, 'page_redirects', of);
            await deletePage(db, division.id, id);
            await recordAudit(db, {
              division: division.id,
              actor,
              action: 'page.deleted',
              target: `page:${id}`,
              data: { url: row.url },
            });
            return { id, url: row.url, rows, drafts, redirects };
          });
          return value;
        }),
      );
      if (removed.ok) await pages.changed(division.id, id);
      return removed;
    },

    /** Puts a deleted page back, once for its key. Fails with `conflict` when its address was taken, or the store is full. */
    async putBack(
      { division, actor, key }: KeyedPageEditor,
      { id, url, rows, drafts, redirects }: KeptPage,
    ): Promise<Result<{ id: number }>> {
      const refused = needsPro(division);
      if (refused) return refused;
      const put = await settle(() =>
        database.tenant(division.id, async (db) => {
          const once = writeKey({ call: 'page.putBack', actor, key }, id);
          const { value } = await writtenOnce(
            db,
            { division: division.id, once, schema: keptId },
            async () => {
              if ((await countPages(db, division.id)) >= mostPages)
                throw new Rollback(
                  fail('conflict', `A store has at most ${mostPages} pages. Delete one first.`),
                );
              if (await isUrlTaken(db, division.id, { url, except: null }))
                throw new Rollback(fail('conflict', `Another page has the address ${url} now.`));
              await putRowsBack(db, 'pages', rows);
              await putRowsBack(db, 'page_drafts', drafts);
              await takeAddress(db, division.id, url);
              await putRedirectsBack(db, division.id, redirects);
              await recordAudit(db, {
                division: division.id,
                actor,
                action: 'page.restored',
                target: `page:${id}`,
                data: { url },
              });
              return { id };
            },
          );
          return value;
        }),
      );
      if (put.ok) await pages.changed(division.id, id);
      return put;
    },
  };
}

/** Publishes many pages, and deletes them so that they can be put back. */
export type KeptPages = ReturnType<typeof createKeptPages>;
