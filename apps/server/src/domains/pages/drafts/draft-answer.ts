import type { PageDraftAnswer, PageScheduleAction } from '@omnis/contract';
import type { Db } from '../../../database/connection.ts';
import type { Division } from '../../../tenancy/division.ts';
import { contentOfRow, pageWith } from '../page-content.ts';
import type { PageRow } from '../pages.repository.ts';
import { readSchedules } from '../schedules/schedules.repository.ts';
import { readNewestVersion } from '../versions/versions.repository.ts';
import { readDraft } from './drafts.repository.ts';

/** A page as it is edited, with what its editor says of it. */
export async function draftAnswer(db: Db, division: Division, row: PageRow): Promise<PageDraftAnswer> {
  const draft = await readDraft(db, division.id, row.id);
  const schedules = await readSchedules(db, division.id, row.id);
  const newest = await readNewestVersion(db, division.id, row.id);
  const live = contentOfRow(row);
  const pageOf = (content: typeof live, version: number) =>
    pageWith(content, row, { version, division: division.id });
  const scheduled = (action: PageScheduleAction) => {
    const found = schedules.find((each) => each.action === action);
    return found ? { at: found.at.toISOString(), problem: found.problem } : null;
  };
  return {
    page: pageOf({ ...(draft?.content ?? live), published: row.published }, row.edit_version),
    isDraft: draft !== null,
    live: { version: row.version, published: row.published, url: row.url },
    diverged:
      draft !== null && draft.live.version !== row.version
        ? { base: pageOf(draft.live.content, draft.live.version), live: pageOf(live, row.version) }
        : null,
    publishAt: scheduled('publish'),
    unpublishAt: scheduled('unpublish'),
    savedAt: newest?.saved_at.toISOString() ?? null,
    savedBy: newest?.by_name || null,
    timeZone: division.timeZone,
  };
}
