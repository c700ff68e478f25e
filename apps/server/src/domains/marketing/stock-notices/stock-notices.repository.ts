import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';

/** Days for which a notice waits. */
export const noticeDays = 365;

/** A wish to be told. */
export interface Notice {
  readonly id: string;
  readonly variantId: string;
  readonly email: string;
  readonly language: string;
}

/**
 * Tells whether anybody waits at a store. Requests and checks take turns until their transactions end: otherwise nobody
 * would look after a request made at the moment when the last one was answered.
 */
export async function anyoneWaits({ query }: Db, division: number): Promise<boolean> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('omnis.stock-notices'), ${division}::integer)`.execute(
    query,
  );
  const row = await query
    .selectFrom('stock_notices')
    .select('id')
    .where('division_id', '=', division)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes a wish; the same once more is the one that is there, from now on. */
export async function noteNotice(
  { query }: Db,
  division: number,
  { variantId, email, language }: Omit<Notice, 'id'>,
): Promise<void> {
  await query
    .insertInto('stock_notices')
    .values({ division_id: division, variant_id: variantId, email, language })
    .onConflict((conflict) =>
      conflict
        .columns(['division_id', 'variant_id', 'email'])
        .doUpdateSet({ asked_at: sql<Date>`now()`, language }),
    )
    .execute();
}

/** Forgets who has waited too long, and answers who still waits, those of the longest wait first. */
export async function waitingNotices({ query }: Db, division: number): Promise<Notice[]> {
  await query
    .deleteFrom('stock_notices')
    .where('division_id', '=', division)
    .where('asked_at', '<', sql<Date>`now() - make_interval(days => ${noticeDays})`)
    .execute();
  const rows = await query
    .selectFrom('stock_notices')
    .selectAll()
    .where('division_id', '=', division)
    .orderBy('asked_at')
    .execute();
  return rows.map(({ id, variant_id: variantId, email, language }) => ({ id, variantId, email, language }));
}

/** Forgets a notice; false when it was forgotten before. */
export async function takeNotice({ query }: Db, division: number, { id }: Notice): Promise<boolean> {
  const row = await query
    .deleteFrom('stock_notices')
    .where('division_id', '=', division)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
