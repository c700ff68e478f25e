import { platformDivision } from '@omnis/models';
import type { Db } from '../../database/connection.ts';

/**
 * Notes in the transaction of `db` that the customer of an order is to be counted again: it was placed, paid, changed or
 * refunded. A row is only added, so that a checkout never waits for another one.
 */
export async function recountOrder(
  { query }: Db,
  order: { readonly division_id: number; readonly id: number },
): Promise<void> {
  await query
    .insertInto('customer_recounts')
    .values({ division_id: order.division_id, order_id: order.id, email: null })
    .execute();
}

/** Notes that the customer with an address is to be counted again: they signed up, subscribed or left a list. */
export async function recountEmail({ query }: Db, division: number, email: string): Promise<void> {
  // Accounts of the platform are its owners, who are nobody's customers.
  if (division === platformDivision) return;
  await query
    .insertInto('customer_recounts')
    .values({ division_id: division, order_id: null, email: email.toLowerCase() })
    .execute();
}
