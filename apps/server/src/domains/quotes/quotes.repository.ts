import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { QuotesTable } from './quotes.tables.ts';
import type { QuoteRow } from './quotes.types.ts';

/** Writes what was asked for, beside its order. */
export async function insertQuote({ query }: Db, quote: Insertable<QuotesTable>): Promise<void> {
  await query.insertInto('quotes').values(quote).execute();
}

/** Request and offer of an order; null for an order that began otherwise. */
export async function findQuote({ query }: Db, division: number, order: number): Promise<QuoteRow | null> {
  const row = await query
    .selectFrom('quotes')
    .selectAll()
    .where('division_id', '=', division)
    .where('order_id', '=', order)
    .executeTakeFirst();
  return row ?? null;
}

/** Changes what is offered or asked with an order. */
export async function updateQuote(
  { query }: Db,
  { division_id: division, id }: { division_id: number; id: number },
  change: Updateable<QuotesTable>,
): Promise<void> {
  await query
    .updateTable('quotes')
    .set(change)
    .where('division_id', '=', division)
    .where('order_id', '=', id)
    .execute();
}
