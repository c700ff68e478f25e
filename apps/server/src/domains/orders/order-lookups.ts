import type { Db } from '../../database/connection.ts';
import type { OrderItemRow, OrderRow, StatusLogRow } from './orders.types.ts';

/** An order of one store by its public hash. */
export async function findOrderByHash(
  { query }: Db,
  division: number,
  hash: string,
): Promise<OrderRow | null> {
  const row = await query
    .selectFrom('orders')
    .selectAll()
    .where('division_id', '=', division)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * An order by its number inside the platform.
 *
 * @param at.division - the store it must belong to; null for staff, under the platform's role
 * @param at.lock - keeps others from changing it until the transaction ends
 */
export async function findOrder(
  { query }: Db,
  at: { division: number | null; id: number; lock?: boolean },
): Promise<OrderRow | null> {
  let select = query.selectFrom('orders').selectAll().where('id', '=', at.id);
  if (at.division !== null) select = select.where('division_id', '=', at.division);
  if (at.lock === true) select = select.forUpdate();
  return (await select.executeTakeFirst()) ?? null;
}

/** The lines of an order as they were bought. */
export function readItems({ query }: Db, order: OrderRow): Promise<OrderItemRow[]> {
  return query
    .selectFrom('order_items')
    .selectAll()
    .where('division_id', '=', order.division_id)
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
}

/** The moves of an order, oldest first. */
export function readStatusLog({ query }: Db, order: OrderRow): Promise<StatusLogRow[]> {
  return query
    .selectFrom('order_status_log')
    .selectAll()
    .where('division_id', '=', order.division_id)
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
}
