import type { Address } from '@omnis/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** Keeps an address of a customer as the last used one; an equal one is not kept twice. */
export async function rememberAddress(
  { query }: Db,
  { division, customer, address }: { division: number; customer: string; address: Address },
): Promise<void> {
  const json = JSON.stringify(address);
  await query
    .with('known', (build) =>
      build
        .updateTable('addresses')
        .set({ used_at: sql<Date>`now()` })
        .where('division_id', '=', division)
        .where('customer_id', '=', customer)
        .where(sql<boolean>`address = ${json}::jsonb`)
        .returning('id'),
    )
    .insertInto('addresses')
    .columns(['division_id', 'customer_id', 'address'])
    .expression(
      sql`SELECT ${division}::integer, ${customer}::uuid, ${json}::jsonb WHERE NOT EXISTS (SELECT FROM known)`,
    )
    .execute();
}
