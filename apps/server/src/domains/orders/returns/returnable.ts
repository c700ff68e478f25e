import type { Db } from '../../../database/connection.ts';
import { stageOf } from '../change/order-stage.ts';
import type { OrderRow } from '../orders.types.ts';
import { byHandOf } from './by-hand.ts';
import { returnableOf, returnUntil } from './return-rules.ts';
import { returnLines } from './returns.repository.ts';

/** Reads the facts about orders that have left, in one query each. */
async function readShipped(db: Db, orders: readonly OrderRow[]) {
  const divisions = [...new Set(orders.map((order) => order.division_id))];
  const { query } = db;
  const ids = orders.map(({ id }) => id);
  return Promise.all([
    query
      .selectFrom('order_status_log')
      .select(['order_id', 'status', 'at'])
      .where('division_id', 'in', divisions)
      .where('order_id', 'in', ids)
      .orderBy('id')
      .execute(),
    query
      .selectFrom('order_items')
      .select(['order_id', 'id', 'quantity', 'gift_card'])
      .where('division_id', 'in', divisions)
      .where('order_id', 'in', ids)
      .execute(),
    returnLines(db)
      .select([
        'order_returns.order_id',
        'order_returns.state',
        'order_return_lines.item_id',
        'order_return_lines.quantity',
        'order_return_lines.received',
      ])
      .where('order_returns.division_id', 'in', divisions)
      .where('order_returns.order_id', 'in', ids)
      .execute(),
    query
      .selectFrom('order_refunds')
      .select(['order_id', 'by_hand', 'state', 'credited'])
      .where('division_id', 'in', divisions)
      .where('order_id', 'in', ids)
      .where('by_hand', '=', true)
      .execute(),
  ]);
}

/**
 * The ids of those orders whose page of returns has something for their customer: goods that can be sent back now, or the
 * label of a parcel that is on its way.
 */
export async function returnableAmong(db: Db, orders: readonly OrderRow[]): Promise<ReadonlySet<number>> {
  const shipped = orders.filter((order) => stageOf(order) === 'shipped');
  if (shipped.length === 0) return new Set();
  const [log, items, returned, refunds] = await readShipped(db, shipped);
  const now = new Date();
  const hasSomething = ({ id }: OrderRow): boolean => {
    const lines = returned.filter((line) => line.order_id === id);
    if (lines.some(({ state }) => state === 'asked')) return true;
    const until = returnUntil(log.filter((entry) => entry.order_id === id));
    if (until === null || until < now) return false;
    const byHand = byHandOf(refunds.filter((refund) => refund.order_id === id));
    return items.some((item) => item.order_id === id && returnableOf(item, [{ lines }, byHand]) > 0);
  };
  return new Set(shipped.filter(hasSomething).map(({ id }) => id));
}
