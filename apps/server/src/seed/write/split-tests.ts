import type { Db } from '../../database/connection.ts';
import { soldStates } from '../../domains/orders/order-state.ts';
import type { StoreSeed } from '../types.ts';
import { daysAgo } from './batches.ts';

const variations = [
  { name: 'Old', weight: 1 },
  { name: 'New', weight: 1 },
];
/** Visitors who agreed to be counted, by the order of the variations. */
const visitors = [611, 598];
const startedDaysAgo = 45;
const stoppedDaysAgo = 2;

/** Writes a split test that is over, so that the dashboard of the demo has results to show. */
export async function writeSplitTests({ query }: Db, store: StoreSeed, now: Date): Promise<void> {
  if (store.code !== 'demo') return;
  const started = daysAgo(now, startedDaysAgo);
  const stopped = daysAgo(now, stoppedDaysAgo);
  const { id: test } = await query
    .insertInto('split_tests')
    .values({
      division_id: store.id,
      name: 'hero',
      variations: JSON.stringify(variations),
      started_at: started,
      stopped_at: stopped,
      created_at: started,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const base = { division_id: store.id, test_id: test };
  await query
    .insertInto('split_test_visitors')
    .values(variations.map(({ name }, at) => ({ ...base, variation: name, visitors: visitors[at] ?? 0 })))
    .execute();
  const orders = await query
    .selectFrom('orders')
    .select('id')
    .where('division_id', '=', store.id)
    .where('created_at', '>=', started)
    .where('created_at', '<', stopped)
    .where('payment_state', 'in', soldStates)
    .orderBy('id')
    .execute();
  if (orders.length === 0) return;
  await query
    .insertInto('split_test_orders')
    // Two of three went to the new one.
    .values(orders.map(({ id }, at) => ({ ...base, order_id: id, variation: at % 3 === 0 ? 'Old' : 'New' })))
    .execute();
}
