import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { fail, type Failure } from '../../http/answer.ts';
import type { AttemptRow } from './attempts.repository.ts';
import { requestSchema } from './snapshot.ts';

/** Error when another window of the shopper has ordered the basket. */
export const orderedElsewhere = (): Failure =>
  fail('conflict', 'This basket was ordered in another window. Nothing was charged now.', 'basket');

/** Keeps other checkouts of the shopper waiting until the transaction ends, so that each line is ordered once. */
export async function lockCheckouts(
  { query }: Db,
  { division, owner }: Pick<AttemptRow, 'owner'> & { division: number },
): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('omnis.checkouts'), hashtext(${`${division} ${owner}`}))`.execute(
    query,
  );
}

const basketOf = (request: unknown): string => requestSchema.parse(request).body.basket ?? 'main';

/**
 * Tells whether another checkout of the shopper, which was under way beside this one, has ordered a line that this one
 * orders. Asked under {@link lockCheckouts}.
 */
export async function isOrderedMeanwhile(
  { query }: Db,
  { division_id: division, id, owner, created_at: begun, request }: AttemptRow,
  keys: readonly string[],
): Promise<boolean> {
  const other = await query
    .selectFrom('checkout_attempts')
    .select('id')
    .where('division_id', '=', division)
    .where('owner', '=', owner)
    .where('id', '<>', id)
    .where('state', '=', 'done')
    .where('pays_order_id', 'is', null)
    .where('updated_at', '>', begun)
    // The same thing may be in the basket and be bought at once.
    .where(sql<boolean>`coalesce(request->'body'->>'basket', 'main') = ${basketOf(request)}`)
    .where(
      sql<boolean>`EXISTS (SELECT FROM jsonb_array_elements(snapshot->'lines') line WHERE line->>'key' = ANY(${[...keys]}::text[]))`,
    )
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
