import type { PageScheduleAction } from '@omnis/contract';
import type { Db } from '../../../database/connection.ts';

/** When something is done with a page. */
export interface PageSchedule {
  readonly page: number;
  readonly action: PageScheduleAction;
  readonly at: Date;
  readonly id: string;
  /** Why it could not be done at its time. */
  readonly problem: string | null;
}

const columns = ['page_id', 'action', 'at', 'id', 'problem'] as const;

type Row = Awaited<ReturnType<typeof readRows>>[number];

function readRows({ query }: Db, division: number, page: number | null) {
  const found = query
    .selectFrom('page_schedules')
    .select([...columns])
    .where('division_id', '=', division);
  return (page === null ? found : found.where('page_id', '=', page)).execute();
}

const toSchedule = ({ page_id, action, at, id, problem }: Row): PageSchedule => ({
  page: page_id,
  action: action === 'unpublish' ? 'unpublish' : 'publish',
  at,
  id,
  problem,
});

/** Everything that is scheduled for a page, or for all pages of a store. */
export async function readSchedules(
  db: Db,
  division: number,
  page: number | null = null,
): Promise<PageSchedule[]> {
  return (await readRows(db, division, page)).map(toSchedule);
}

/** Writes a schedule in place of the one that the page had for the same action. */
export async function writeSchedule(
  { query }: Db,
  division: number,
  { page, action, at, id }: Omit<PageSchedule, 'problem'>,
): Promise<void> {
  await query
    .insertInto('page_schedules')
    .values({ division_id: division, page_id: page, action, at, id, problem: null })
    .onConflict((conflict) =>
      conflict.columns(['division_id', 'page_id', 'action']).doUpdateSet({ at, id, problem: null }),
    )
    .execute();
}

/** Cancels what is scheduled for a page. @returns false where nothing was */
export async function deleteSchedule(
  { query }: Db,
  division: number,
  { page, action }: Pick<PageSchedule, 'page' | 'action'>,
): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('page_schedules')
    .where('division_id', '=', division)
    .where('page_id', '=', page)
    .where('action', '=', action)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Notes why something could not be done at its time. */
export async function noteProblem(
  { query }: Db,
  division: number,
  { page, id, problem }: Pick<PageSchedule, 'page' | 'id'> & { readonly problem: string },
): Promise<void> {
  await query
    .updateTable('page_schedules')
    .set({ problem })
    .where('division_id', '=', division)
    .where('page_id', '=', page)
    .where('id', '=', id)
    .execute();
}
