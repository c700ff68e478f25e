import {
  mostOrdersCounted,
  type CallInput,
  type CallResponse,
  type DashboardHit,
  type ListedOrder,
} from '@omnis/contract';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, type Result } from '../../../http/answer.ts';
import type { Division } from '../../../tenancy/division.ts';
import { aftermathOf } from '../aftermath.ts';
import { toManagedRow } from '../managed-order.view.ts';
import { tagsOf } from '../notes/order-tags.ts';
import { summariseLines } from '../orders.repository.ts';
import type { OrderRow } from '../orders.types.ts';
import { boughtName, countOrders, placeOf, readFilters, readOrders } from './find-orders.ts';
import { paymentOf } from './payment-condition.ts';

/** Orders in the list of a store's team. */
export async function listedOrders(
  db: Db,
  division: Division,
  orders: readonly OrderRow[],
): Promise<ListedOrder[]> {
  const [lines, aftermath] = await Promise.all([summariseLines(db, orders), aftermathOf(db, orders)]);
  const now = new Date();
  return orders.map((order) => {
    const { refunded = 0 } = aftermath(order);
    const row = toManagedRow(order, {
      divisionName: division.name,
      lines: lines.get(order.id),
      refunded,
      now,
    });
    return { ...row, payment: paymentOf(order, row), tags: tagsOf(order.tags) };
  });
}

/** The orders of a store as its team looks for them. */
export function createOrderList({ reading }: Pick<Core, 'reading'>) {
  return {
    async list(
      division: Division,
      { limit, cursor, ...filters }: CallInput<'dashboard.orders'>['query'],
    ): Promise<Result<CallResponse<'dashboard.orders'>>> {
      return reading.tenant(division.id, async (db) => {
        const found = await readFilters(db, division, filters);
        if (!found.ok) return found;
        const { product } = filters;
        const productName = product === undefined ? null : await boughtName(db, division.id, product);
        if (found.value === null)
          return ok({ items: [], next: null, total: 0, totalIsMore: false, productName });
        const after =
          cursor !== undefined && /^\d{1,15}$/.test(cursor)
            ? await placeOf(db, division.id, Number(cursor))
            : null;
        if (cursor !== undefined && !after)
          return fail('validation_failed', 'This is not a cursor of this list', 'cursor');
        const [rows, count] = await Promise.all([
          readOrders(db, found.value, { after, limit: limit + 1 }),
          countOrders(db, found.value, mostOrdersCounted),
        ]);
        const page = rows.slice(0, limit);
        return ok({
          items: await listedOrders(db, division, page),
          next: rows.length > limit ? String(page.at(-1)?.id ?? '') : null,
          total: Math.min(count, mostOrdersCounted),
          totalIsMore: count > mostOrdersCounted,
          productName,
        });
      });
    },

    /** Orders that a search finds, newest first, for the search of the dashboard. */
    find: (division: Division, q: string, limit: number): Promise<DashboardHit[]> =>
      reading.tenant(division.id, async (db) => {
        const found = await readFilters(db, division, { search: q });
        if (!found.ok || found.value === null) return [];
        const rows = await readOrders(db, found.value, { after: null, limit });
        return (await listedOrders(db, division, rows)).map((order) => ({
          id: String(order.id),
          title: order.number,
          note: order.customerName || order.email,
          image: order.image,
          state: order.cancelled === true ? 'cancelled' : order.status,
        }));
      }),
  };
}

/** The orders of a store as its team looks for them. */
export type OrderList = ReturnType<typeof createOrderList>;
