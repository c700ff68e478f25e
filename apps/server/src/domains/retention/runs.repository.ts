import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../database/connection.ts';

const countsSchema = z.record(z.string(), z.number());

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

/** Tells whether any night was ever taken. */
export async function hasRuns({ query }: Db): Promise<boolean> {
  return (await query.selectFrom('retention_runs').select('night').limit(1).executeTakeFirst()) !== undefined;
}

/** Adds what a part of a night's work has deleted, and notes its end. */
export async function addToNight(
  { query }: Db,
  night: string,
  part: { deleted: readonly { name: string; rows: number }[]; isOver: boolean },
): Promise<void> {
  const row = await query
    .selectFrom('retention_runs')
    .select('deleted')
    .where('night', '=', night)
    .forUpdate()
    .executeTakeFirst();
  const sums = new Map(Object.entries(countsSchema.parse(row?.deleted ?? {})));
  for (const { name, rows } of part.deleted) sums.set(name, (sums.get(name) ?? 0) + rows);
  await query
    .updateTable('retention_runs')
    .set({
      deleted: JSON.stringify(Object.fromEntries(sums)),
      ...(part.isOver ? { finished_at: sql<Date>`now()` } : {}),
    })
    .where('night', '=', night)
    .execute();
}
