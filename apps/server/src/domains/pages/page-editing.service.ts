import { migrateBlockData } from '@omnis/blocks/data';
import { texts } from '@omnis/contract';
import { canDeletePage, isHomeUrl, pageSchema, parseEntity, randomUuid, type Page } from '@omnis/models';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../http/answer.ts';
import type { Identity } from '../../http/context.ts';
import { recordAudit } from '../../security/audit/audit.ts';
import type { Division } from '../../tenancy/division.ts';
import { toColumns, toPage } from './page-row.ts';
import { pageUrl } from './page-url.ts';
import { countPages, deletePage, insertPage, isUrlTaken, readPage, updatePage } from './pages.repository.ts';
import type { PagesService } from './pages.service.ts';
import { lockedBlocks } from './locked-blocks.ts';
import { unsafeLinks } from './page-links.ts';
import { cleanPage } from './sanitise-page.ts';
import { wrongValues } from './wrong-values.ts';

/** A person who saves pages of a store. */
export interface PageEditor {
  division: Division;
  actor: Identity | null;
}

type Body = Readonly<Record<string, unknown>>;

/**
 * Saving pages (storefront.md §7, §8). In this order: 402 without the pro plan, 404 for a page that is not the
 * store's, 409 when it was saved by somebody else since, 422 with the names of the fields that are wrong.
 */
export interface PageEditingService {
  create(editor: PageEditor, body: Body): Promise<Result<Page>>;
  update(editor: PageEditor, id: number, body: Body): Promise<Result<Page>>;
  /** The home page stays. */
  remove(editor: PageEditor, id: number): Promise<Result<{ message: string }>>;
}

const missing = (): Failure => fail('not_found', texts.pageSaveNotFound);
/** Refuses saves of a store without the pro plan. */
export const needsPro = ({ plan }: Division): Failure | null =>
  plan !== 'pro' ? fail('pro_required', texts.proRequiredToSave) : null;

function invalid(errors: Failure['errors']): Failure {
  return { ...fail('validation_failed', texts.pageFailedValidation), errors };
}

/** Pages of a store: every visitor loads the titles of all. */
export const mostPages = 1000;

/** Characters: each page of a store brings the titles and descriptions of all (storefront.md §3 Store core data). */
const most = { title: 255, description: 1000 } as const;

/** Errors for texts of a page that are longer than every visitor should have to load. */
function tooLong({ properties }: Page): Failure['errors'] {
  return (['title', 'description'] as const)
    .filter((name) => properties[name].length > most[name])
    .map((name) => ({
      field: `properties.${name}`,
      message: `Must contain no more than ${most[name]} characters`,
    }));
}

/** The body that was sent, with blocks in the newest version of their types. */
function withNewestBlocks(body: Body): Body {
  const { blocks } = body;
  return Array.isArray(blocks) ? { ...body, blocks: blocks.map(migrateBlockData) } : body;
}

/** Reads what was sent into a page that can be saved. @param saved - the blocks that it has so far */
function read(body: Body, { project }: Division, saved: Page['blocks'] = []): Result<Page> {
  const parsed = parseEntity(pageSchema, withNewestBlocks(body));
  if (!parsed.ok) return invalid(parsed.errors);
  const wrong = wrongValues(parsed.value.blocks, saved);
  if (wrong.length > 0) return invalid(wrong);
  const page = cleanPage(parsed.value);
  const long = tooLong(page);
  if (long.length > 0) return invalid(long);
  const unsafe = unsafeLinks(page.blocks);
  if (unsafe.length > 0) return invalid(unsafe);
  const locked = lockedBlocks(page.blocks, { betas: project.betas, saved });
  if (locked.length > 0) return invalid(locked);
  const address = pageUrl(page.url, { title: page.properties.title, uuid: page.uuid });
  if ('problem' in address) return invalid([{ field: 'url', message: address.problem }]);
  const { url } = address;
  const others = page.flags.filter((flag) => flag !== 'homepage');
  return ok({ ...page, url, flags: isHomeUrl(url) ? ['homepage', ...others] : others });
}

/** Builds the owner's side of pages. */
export function createPageEditingService({ database }: Core, pages: PagesService): PageEditingService {
  async function checkUrl(
    db: Db,
    division: number,
    page: { url: string; except: number | null },
  ): Promise<void> {
    if (await isUrlTaken(db, division, page)) {
      throw new Rollback(invalid([{ field: 'url', message: 'Another page of the store has this address' }]));
    }
  }

  return {
    create: async ({ division, actor }, body) => {
      const refused = needsPro(division);
      if (refused) return refused;
      // Ids are ours to give; a copy of a page is a page of its own.
      const page = read({ ...body, id: null, uuid: randomUuid(), divisionId: division.id }, division);
      if (!page.ok) return page;
      const saved = await settle(() =>
        database.tenant(division.id, async (db) => {
          if ((await countPages(db, division.id)) >= mostPages)
            throw new Rollback(fail('conflict', `A store has at most ${mostPages} pages. Delete one first.`));
          await checkUrl(db, division.id, { url: page.value.url, except: null });
          const row = await insertPage(db, division.id, toColumns(page.value));
          if (!row)
            throw new Rollback(
              invalid([{ field: 'url', message: 'Another page of the store has this address' }]),
            );
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
          const row = await readPage(db, division.id, id);
          if (!row) throw new Rollback(missing());
          const stored = toPage(row, division.id);
          if (Number(body['version'] ?? Number.NaN) !== row.version) {
            throw new Rollback(
              fail(
                'conflict',
                'This page was saved by somebody else meanwhile. Load it again to go on.',
                'version',
              ),
            );
          }
          const sent = { ...stored, ...body, id, uuid: stored.uuid, divisionId: division.id };
          const page = read(sent, division, stored.blocks);
          if (!page.ok) throw new Rollback(page);
          if (isHomeUrl(stored.url) && !isHomeUrl(page.value.url)) {
            throw new Rollback(invalid([{ field: 'url', message: 'The home page stays at /' }]));
          }
          await checkUrl(db, division.id, { url: page.value.url, except: id });
          const written = await updatePage(
            db,
            { division: division.id, id, version: row.version },
            toColumns(page.value),
          );
          if (!written)
            throw new Rollback(
              fail(
                'conflict',
                'This page was saved by somebody else meanwhile. Load it again to go on.',
                'version',
              ),
            );
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
          if (!row) throw new Rollback(missing());
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
