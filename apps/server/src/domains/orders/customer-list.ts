import type { CallResponse } from '@omnis/contract';
import type { Db } from '../../database/connection.ts';
import { aftermathOf } from './aftermath.ts';
import { countByStatus, listOrders, summariseLines, type OrderFilter } from './orders.repository.ts';
import { isQuoted, toSummary } from './orders.view.ts';
import { returnableAmong } from './returns/returnable.ts';

/** A page of a list, from 1. */
export interface Paging {
  page: number;
  perPage: number;
}

/** A page of somebody's orders as they see them, newest first, in the transaction of `db`. */
export async function customerList(
  db: Db,
  filter: OrderFilter,
  { page, perPage }: Paging,
): Promise<CallResponse<'orders.mine'>> {
  const part = { limit: perPage, offset: (page - 1) * perPage, sort: 'newest' } as const;
  const [orders, counts] = await Promise.all([
    listOrders(db, { ...filter, statuses: null }, part),
    countByStatus(db, filter),
  ]);
  const [lines, returnable, aftermath] = await Promise.all([
    summariseLines(db, orders),
    returnableAmong(db, orders),
    aftermathOf(db, orders),
  ]);
  return {
    items: orders.map((order) => ({
      ...toSummary(order, lines.get(order.id)),
      returnable: returnable.has(order.id),
      quoted: isQuoted(order),
      ...aftermath(order),
    })),
    total: [...counts.values()].reduce((sum, count) => sum + count, 0),
    page,
    perPage,
  };
}
