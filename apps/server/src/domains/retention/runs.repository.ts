import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** Takes a night for this process; false when it is taken already. */
export async function claimNight({ query }: Db, night: string): Promise<boolean> {
  const row = await query
    .insertInto('retention_runs')
    .values({ night })
    .onConflict((conflict) => conflict.column('night').doNothing())
    .returning('night')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether any night was ever taken. */
export async function hasRuns({ query }: Db): Promise<boolean> {
  return (await query.selectFrom('retention_runs').select('night').limit(1).executeTakeFirst()) !== undefined;
}

/** Notes what a night's work has deleted. */
export async function finishNight(
  { query }: Db,
  night: string,
  deleted: Readonly<Record<string, number>>,
): Promise<void> {
  await query
    .updateTable('retention_runs')
    .set({ finished_at: sql<Date>`now()`, deleted: JSON.stringify(deleted) })
    .where('night', '=', night)
    .execute();
}
