import type { Db } from '../../../database/connection.ts';
import { fail, Rollback } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import { columnsOf, contentOfRow, type PageContent } from '../page-content.ts';
import { isUrlTaken, updatePage, type PageRow } from '../pages.repository.ts';
import { staleVersion, takenAddress } from '../read-page-body.ts';
import { keepFormerAddress } from '../redirects/redirects.repository.ts';
import { deleteSchedule } from '../schedules/schedules.repository.ts';
import { keepVersion } from '../versions/keep-version.ts';
import { deleteDraft, readDraft, writeDraft } from './drafts.repository.ts';

/** Somebody who publishes in a store; null: a schedule. */
export interface Publisher {
  readonly division: number;
  readonly actor: Identity | null;
}

/** Writes the content of a live page, its former address and its history. */
async function writeLive(
  db: Db,
  { division, actor }: Publisher,
  { row, content, kind }: { row: PageRow; content: PageContent; kind: 'publish' | 'unpublish' },
): Promise<PageRow> {
  if (await isUrlTaken(db, division, { url: content.url, except: row.id }))
    throw new Rollback(takenAddress());
  const written = await updatePage(
    db,
    { division, id: row.id, version: row.version },
    columnsOf(content, row),
  );
  if (!written) throw new Rollback(staleVersion());
  await keepFormerAddress(db, { division, id: row.id }, { before: row.url, now: written.url });
  await keepVersion(db, {
    division,
    page: row.id,
    version: written.edit_version,
    kind,
    before: contentOfRow(row),
    after: content,
    actor,
    beforeAt: row.updated_at,
  });
  await recordAudit(db, {
    division,
    actor,
    action: kind === 'publish' ? 'page.published' : 'page.unpublished',
    target: `page:${row.id}`,
    data: { url: written.url, version: written.version },
  });
  return written;
}

/**
 * Shows shoppers the draft of a page, or the page as it is where it has none.
 *
 * @param row - of the page, locked
 * @throws {@link Rollback} with `conflict` where the live page was changed beside the draft, and `validation_failed` where
 *   another page has its address
 */
export async function publishPage(db: Db, publisher: Publisher, row: PageRow): Promise<PageRow> {
  const { division } = publisher;
  const draft = await readDraft(db, division, row.id);
  if (draft !== null && draft.live.version !== row.version) {
    const changed = 'The live page was changed since this draft was begun. Open the page to see both.';
    throw new Rollback(fail('conflict', changed, 'liveVersion'));
  }
  const content = { ...(draft?.content ?? contentOfRow(row)), published: true };
  const written = await writeLive(db, publisher, { row, content, kind: 'publish' });
  await deleteDraft(db, division, row.id);
  await deleteSchedule(db, division, { page: row.id, action: 'publish' });
  return written;
}

/** Takes a page off the shop; its draft stays. @param row - of the page, locked */
export async function unpublishPage(db: Db, publisher: Publisher, row: PageRow): Promise<PageRow> {
  const { division } = publisher;
  const content = { ...contentOfRow(row), published: false };
  const written = await writeLive(db, publisher, { row, content, kind: 'unpublish' });
  await followLive(db, division, { before: row, after: written });
  await deleteSchedule(db, division, { page: row.id, action: 'unpublish' });
  return written;
}

/** Has a draft go on beside a live page whose content is the same as before: only whether shoppers see it changed. */
export async function followLive(
  db: Db,
  division: number,
  { before, after }: { before: PageRow; after: PageRow },
): Promise<void> {
  const draft = await readDraft(db, division, after.id);
  if (draft === null || draft.live.version !== before.version) return;
  const live = { version: after.version, content: contentOfRow(after) };
  await writeDraft(db, { division, id: after.id }, { content: draft.content, live });
}
