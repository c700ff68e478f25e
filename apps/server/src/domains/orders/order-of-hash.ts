import type { Db } from '../../database/connection.ts';
import { findOrderByHash } from './order-lookups.ts';
import type { OrderRow } from './orders.types.ts';

/** Columns of an order that other domains need to point at it. */
export type OrderPointer = Pick<OrderRow, 'division_id' | 'id' | 'customer_id'>;

/** An order of a store by its hash; null where there is none. */
export async function orderOfHash(db: Db, division: number, orderHash: string): Promise<OrderPointer | null> {
  return (await findOrderByHash(db, division, orderHash)) ?? null;
}
