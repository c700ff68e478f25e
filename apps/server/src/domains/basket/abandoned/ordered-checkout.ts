import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';

/**
 * Ends the unfinished checkouts of somebody who has ordered, in the transaction that writes the order: one that they were
 * reminded of is recovered, any other was no abandoned one.
 */
export async function endUnfinished(
  { query }: Db,
  { division, owner, email, order }: { division: number; owner: string; email: string; order: number },
): Promise<void> {
  const theirs = sql`division_id = ${division} AND order_id IS NULL
    AND (owner = ${owner} OR email = ${email.toLowerCase()})`;
  await sql`
    WITH gone AS (DELETE FROM abandoned_checkouts WHERE ${theirs} AND reminded_at IS NULL)
    UPDATE abandoned_checkouts SET order_id = ${order} WHERE ${theirs} AND reminded_at IS NOT NULL`.execute(
    query,
  );
}
