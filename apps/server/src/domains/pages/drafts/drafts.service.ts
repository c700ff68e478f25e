import type { CallInput, PageDraftAnswer, PageVersionKind } from '@omnis/contract';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, Rollback, settle, type Result } from '../../../http/answer.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import { writeKey, writtenOnce } from '../../idempotency/written-once.ts';
import type { PageEditor } from '../page-editing.service.ts';
import { contentOf, contentOfRow, isSameContent, pageContentSchema, pageWith } from '../page-content.ts';
import { countEdit, isUrlTaken, lockPage, readPage, type PageRow } from '../pages.repository.ts';
import type { PagesService } from '../pages.service.ts';
import {
  missingPage,
  needsPro,
  readPageOver,
  staleVersion,
  takenAddress,
  type PageBody,
} from '../read-page-body.ts';
import { createSchedules, type Schedules } from '../schedules/schedules.ts';
import { keepVersion } from '../versions/keep-version.ts';
import { readVersion } from '../versions/versions.repository.ts';
import { draftAnswer } from './draft-answer.ts';
import { deleteDraft, readDraft, writeDraft } from './drafts.repository.ts';
import { publishPage, unpublishPage } from './publish-page.ts';

/** Somebody who edits pages; a change is made once for its key. */
export interface DraftEditor extends PageEditor {
  readonly key: string;
}

type Answer = Promise<Result<PageDraftAnswer>>;

/**
 * Drafts of pages beside what shoppers see. Saves fail in this order: 402 without the pro plan, 404 for a page that is not
 * the store’s, 409 when it was saved by somebody else since, 422 with the names of the fields that are wrong.
 */
export interface PageDraftsService {
  /** A page as it is edited. Fails with `not_found`. */
  open(editor: PageEditor, id: number): Answer;
  save(editor: DraftEditor, id: number, body: CallInput<'pages.saveDraft'>['body']): Answer;
  /** Goes back to the live page; the draft stays in the history. */
  discard(editor: DraftEditor, id: number, version: number): Answer;
  /** Publishes the draft or takes the page off the shop, now or at a time. */
  publish(editor: DraftEditor, id: number, body: CallInput<'pages.publish'>['body']): Answer;
  /** Cancels what is scheduled. */
  cancel(editor: DraftEditor, id: number, query: CallInput<'pages.cancelSchedule'>['query']): Answer;
  /** Makes a version of the history the draft. */
  restore(editor: DraftEditor, at: { id: number; version: number }, version: number): Answer;
}

const doneSchema = z.object({ version: z.int() });

/** A change of a page. */
interface Change {
  readonly id: number;
  readonly call: string;
  readonly request: unknown;
  /** True where shoppers see it. */
  readonly isLive?: boolean;
}

/** Builds the service, and the job that publishes at a time. */
export function createPageDraftsService(
  core: Pick<Core, 'database' | 'jobs'>,
  pages: Pick<PagesService, 'changed'>,
): PageDraftsService {
  const { database } = core;
  const schedules: Schedules = createSchedules(core, pages);

  /** Changes a page under its lock, once for the key, and answers how it is edited afterwards. */
  async function change(
    { division, actor, key }: DraftEditor,
    { id, call, request, isLive = false }: Change,
    work: (db: Db, row: PageRow) => Promise<void>,
  ): Answer {
    const refused = needsPro(division);
    if (refused) return refused;
    const changed = await settle(() =>
      database.tenant(division.id, async (db) => {
        const locked = await lockPage(db, division.id, id);
        if (!locked) throw new Rollback(missingPage());
        const once = writeKey({ call, actor, key }, [id, request]);
        await writtenOnce(db, { division: division.id, once, schema: doneSchema }, async () => {
          await work(db, locked);
          return { version: locked.edit_version };
        });
        const row = await readPage(db, division.id, id);
        if (!row) throw new Rollback(missingPage());
        return draftAnswer(db, division, row);
      }),
    );
    core.jobs.wake();
    // The cached pages of the shop stay while the draft alone is changed.
    if (changed.ok && isLive) await pages.changed(division.id, id);
    return changed;
  }

  const checkVersion = (row: PageRow, version: number): void => {
    if (row.edit_version !== version) throw new Rollback(staleVersion());
  };

  /** Writes what was sent over what is edited now. */
  async function write(
    db: Db,
    { division, actor }: PageEditor,
    {
      row,
      body,
      kind,
      liveVersion,
    }: {
      row: PageRow;
      body: PageBody;
      kind: PageVersionKind;
      liveVersion?: number | undefined;
    },
  ): Promise<void> {
    if (liveVersion !== undefined && liveVersion !== row.version) throw new Rollback(staleVersion());
    const draft = await readDraft(db, division.id, row.id);
    const live = contentOfRow(row);
    const before = draft?.content ?? live;
    const stored = pageWith(before, row, { version: row.edit_version, division: division.id });
    const page = readPageOver(stored, body, division);
    if (!page.ok) throw new Rollback(page);
    const content = { ...contentOf(page.value), published: row.published };
    if (await isUrlTaken(db, division.id, { url: content.url, except: row.id }))
      throw new Rollback(takenAddress());
    const at = { division: division.id, id: row.id };
    const isBegun = draft === null || liveVersion !== undefined;
    const of = isBegun ? { version: row.version, content: live } : draft.live;
    if (of.version === row.version && isSameContent(content, live)) await deleteDraft(db, at.division, at.id);
    else await writeDraft(db, at, { content, live: of });
    const version = await countEdit(db, division.id, row.id);
    await keepVersion(db, {
      division: division.id,
      page: row.id,
      version,
      kind,
      before,
      after: content,
      actor,
      beforeAt: row.updated_at,
    });
    await recordAudit(db, {
      division: division.id,
      actor,
      action: kind === 'restore' ? 'page.versionRestored' : 'page.draftSaved',
      target: `page:${row.id}`,
      data: { url: content.url, version },
    });
  }

  return {
    open: ({ division }, id) =>
      settle(() =>
        database.tenant(division.id, async (db) => {
          const row = await readPage(db, division.id, id);
          if (!row) throw new Rollback(missingPage());
          return draftAnswer(db, division, row);
        }),
      ),

    save: (editor, id, body) =>
      change(editor, { id, call: 'pages.saveDraft', request: body }, async (db, row) => {
        checkVersion(row, body.version);
        await write(db, editor, { row, body: body.page, kind: 'draft', liveVersion: body.liveVersion });
      }),

    discard: (editor, id, version) =>
      change(editor, { id, call: 'pages.discardDraft', request: version }, async (db, row) => {
        checkVersion(row, version);
        const { division, actor } = editor;
        const draft = await readDraft(db, division.id, id);
        if (draft === null) return;
        await deleteDraft(db, division.id, id);
        await keepVersion(db, {
          division: division.id,
          page: id,
          version: await countEdit(db, division.id, id),
          kind: 'discard',
          before: draft.content,
          after: contentOfRow(row),
          actor,
          beforeAt: row.updated_at,
        });
        await recordAudit(db, {
          division: division.id,
          actor,
          action: 'page.draftDiscarded',
          target: `page:${id}`,
        });
      }),

    publish: (editor, id, body) =>
      change(
        editor,
        { id, call: 'pages.publish', request: body, isLive: body.at === null },
        async (db, row) => {
          checkVersion(row, body.version);
          const { division, actor } = editor;
          if (body.at !== null) return schedules.set(db, editor, { row, action: body.action, at: body.at });
          const publisher = { division: division.id, actor };
          await (body.action === 'publish' ? publishPage : unpublishPage)(db, publisher, row);
        },
      ),

    cancel: (editor, id, query) =>
      change(editor, { id, call: 'pages.cancelSchedule', request: query }, async (db) => {
        await schedules.cancel(db, editor, { page: id, action: query.action });
      }),

    restore: (editor, { id, version: wanted }, version) =>
      change(editor, { id, call: 'pages.restoreVersion', request: [wanted, version] }, async (db, row) => {
        checkVersion(row, version);
        const { division } = editor;
        const found = await readVersion(db, division.id, { id, version: wanted });
        if (!found) throw new Rollback(fail('not_found', 'This version of the page is not kept'));
        const content = pageContentSchema.parse(found.content);
        // A version brings back what stood on the page, not its address, which may lead elsewhere by now.
        const { url: _url, ...body } = pageWith(content, row, { version, division: division.id });
        await write(db, editor, { row, body, kind: 'restore' });
      }),
  };
}
