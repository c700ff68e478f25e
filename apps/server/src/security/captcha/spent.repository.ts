import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** Uses a challenge up; false when it was used before. Those that are too old to be accepted are forgotten. */
export async function spendChallenge({ query }: Db, id: string, expiresAt: Date): Promise<boolean> {
  await query
    .deleteFrom('spent_challenges')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('spent_challenges')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
