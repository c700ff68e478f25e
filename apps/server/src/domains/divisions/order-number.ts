import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { Division } from '../../tenancy/division.ts';

/**
 * The next order number of a store, such as `DEMO-1001`. The store's row stays locked until the transaction of `db`
 * ends, so that numbers have no gaps: take it late.
 */
export async function nextOrderNumber({ query }: Db, division: Division): Promise<string> {
  const row = await query
    .updateTable('divisions')
    .set({ next_order_number: sql<number>`next_order_number + 1` })
    .where('id', '=', division.id)
    // The prefix of the locked row: the division at hand may be older than a change of it.
    .returning([
      sql<number>`next_order_number - 1`.as('number'),
      sql<string>`coalesce(order_prefix, upper(code))`.as('prefix'),
    ])
    .executeTakeFirstOrThrow();
  return `${row.prefix}-${row.number}`;
}

/** The number of the next draft of a store, such as `DEMO-D7`. Drafts that are deleted leave gaps. */
export async function nextDraftNumber({ query }: Db, division: Division): Promise<string> {
  const row = await query
    .updateTable('divisions')
    .set({ next_draft_number: sql<number>`next_draft_number + 1` })
    .where('id', '=', division.id)
    .returning(sql<number>`next_draft_number - 1`.as('number'))
    .executeTakeFirstOrThrow();
  return `${division.code.toUpperCase()}-D${row.number}`;
}
