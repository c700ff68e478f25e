import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import type { OrderRow } from '../orders.types.ts';
import type { OrderFulfilmentsTable } from './order-fulfilments.tables.ts';

/** A parcel of an order as it is stored. */
export type FulfilmentRow = Selectable<OrderFulfilmentsTable>;

/** The parcels of an order with those that were cancelled, oldest first. */
export function readFulfilments(
  { query }: Db,
  order: Pick<OrderRow, 'division_id' | 'id'>,
): Promise<FulfilmentRow[]> {
  return query
    .selectFrom('order_fulfilments')
    .selectAll()
    .where('division_id', '=', order.division_id)
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
}

/** Writes a parcel of an order, which is locked. */
export function insertFulfilment(
  { query }: Db,
  row: Insertable<OrderFulfilmentsTable>,
): Promise<FulfilmentRow> {
  return query.insertInto('order_fulfilments').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Changes a parcel of an order, which is locked. */
export async function updateFulfilment(
  { query }: Db,
  row: Pick<FulfilmentRow, 'division_id' | 'id'>,
  change: Partial<Pick<FulfilmentRow, 'carrier' | 'code' | 'url' | 'cancelled_at' | 'cancelled_by'>>,
): Promise<void> {
  await query
    .updateTable('order_fulfilments')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('division_id', '=', row.division_id)
    .where('id', '=', row.id)
    .execute();
}

/** Takes a tracking number off the parcels of an order that have it. */
export async function forgetTracking(
  { query }: Db,
  order: Pick<OrderRow, 'division_id' | 'id'>,
  code: string,
): Promise<void> {
  await query
    .updateTable('order_fulfilments')
    .set({ code: '', url: null, version: sql<number>`version + 1` })
    .where('division_id', '=', order.division_id)
    .where('order_id', '=', order.id)
    .where('code', '=', code)
    .execute();
}

/** Which of some orders have a parcel that stands. */
export async function ordersWithParcels(
  { query }: Db,
  { divisions, orders }: { divisions: readonly number[]; orders: readonly number[] },
): Promise<Set<number>> {
  const rows = await query
    .selectFrom('order_fulfilments')
    .select('order_id')
    .distinct()
    .where('division_id', 'in', divisions)
    .where('order_id', 'in', orders)
    .where('cancelled_at', 'is', null)
    .execute();
  return new Set(rows.map(({ order_id: id }) => id));
}

/** Writes the tracking numbers of an order, as its customer sees them. The order is locked. */
export async function writeTrackingCodes(
  { query }: Db,
  order: Pick<OrderRow, 'division_id' | 'id'>,
  codes: readonly object[],
): Promise<void> {
  await query
    .updateTable('orders')
    .set({ tracking_codes: JSON.stringify(codes), updated_at: sql<Date>`now()` })
    .where('division_id', '=', order.division_id)
    .where('id', '=', order.id)
    .execute();
}
