import type { Db } from '../../database/connection.ts';
import { shopperAccounts } from '../accounts/customer-accounts.ts';
import { buyersOf } from '../orders/customer-orders.ts';
import { recordsByEmail } from './customers.repository.ts';

/** Ids of the customers of some orders, by the orders; an order that is not counted yet has none. */
export async function customersOfOrders(
  db: Db,
  division: number,
  orders: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const buyers = await buyersOf(db, division, orders);
  const accounts = await shopperAccounts(db, division, {
    ids: buyers.flatMap(({ account }) => account ?? []),
  });
  const byAccount = new Map(accounts.map(({ id, email }) => [id, email]));
  const emailOf = new Map(
    buyers.map(({ order, account, email }) => [order, byAccount.get(account ?? '') ?? email]),
  );
  const records = await recordsByEmail(db, division, [...new Set(emailOf.values())]);
  const idOf = new Map(records.map(({ email, record_id: id }) => [email, id]));
  return new Map(
    [...emailOf].flatMap(([order, email]): [number, string][] => {
      const id = idOf.get(email);
      return id === undefined ? [] : [[order, id]];
    }),
  );
}
