import type { CallInput, CallResponse } from '@omnis/contract';
import { sql } from 'kysely';
import type { Core } from '../../../core.ts';
import { ok, type Result } from '../../../http/answer.ts';
import type { PageEditor } from '../page-editing.service.ts';
import { missingPage } from '../read-page-body.ts';
import { readEditVersion } from '../pages.repository.ts';
import { readNewestVersion } from '../versions/versions.repository.ts';

/** Seconds after its last sign for which a window counts as open: three signs may be lost. */
const openSeconds = 50;

/** Most people who are named beside a page. */
const mostOthers = 20;

/** Tells who has a page open in an editor. */
export interface PagePresence {
  /** Notes that a window is open, or that it closes, and names the other ones. Fails with `not_found`. */
  sign(
    editor: PageEditor,
    id: number,
    body: CallInput<'pages.presence'>['body'],
  ): Promise<Result<CallResponse<'pages.presence'>>>;
}

/** Builds the presence of people in the editor of pages. */
export function createPagePresence({ database }: Pick<Core, 'database'>): PagePresence {
  return {
    sign: ({ division, actor }, id, { editor, leaves }) =>
      database.tenant(division.id, async (db) => {
        const version = await readEditVersion(db, division.id, id);
        if (version === null) return missingPage();
        const own = { division_id: division.id, page_id: id, editor };
        if (leaves) {
          await db.query
            .deleteFrom('page_editors')
            .where('division_id', '=', division.id)
            .where('page_id', '=', id)
            .where('editor', '=', editor)
            .execute();
        } else {
          const by = {
            by_kind: actor?.kind ?? 'system',
            by_id: actor?.id ?? '',
            by_name: actor?.name ?? '',
          };
          await db.query
            .insertInto('page_editors')
            .values({ ...own, ...by })
            .onConflict((conflict) =>
              conflict
                .columns(['division_id', 'page_id', 'editor'])
                .doUpdateSet({ ...by, seen_at: sql<Date>`clock_timestamp()` }),
            )
            .execute();
        }
        const others = await db.query
          .selectFrom('page_editors')
          .select(['editor', 'by_name', 'by_kind', 'by_id'])
          .where('division_id', '=', division.id)
          .where('page_id', '=', id)
          .where('editor', '!=', editor)
          .where(sql<boolean>`seen_at > clock_timestamp() - ${`${openSeconds} seconds`}::interval`)
          .orderBy('by_name')
          .limit(mostOthers)
          .execute();
        const newest = await readNewestVersion(db, division.id, id);
        return ok({
          others: others.map((other) => ({
            editor: other.editor,
            name: other.by_name,
            isSelf: other.by_kind === actor?.kind && other.by_id === actor.id,
          })),
          version,
          savedBy: newest?.by_name || null,
        });
      }),
  };
}
