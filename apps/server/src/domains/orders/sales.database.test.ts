import { afterAll, expect, test } from 'vitest';
import { testDivisions } from '../../testing/test-divisions.ts';
import { insertTestOrder } from '../../testing/test-orders.ts';
import { createTestPlatform } from '../../testing/test-platform.ts';
import { countDays } from '../figures/day-sums.repository.ts';
import { bestSellers } from './sales.repository.ts';

const { demo } = testDivisions;
const platform = await createTestPlatform();
const { database } = platform.core;

afterAll(() => platform.close());

const inNewYork = { day: '2026-03-09', timeZone: 'America/New_York' };
const sales = () =>
  database.tenant(demo, (db) =>
    countDays(db, {
      division: demo,
      from: '2026-03-09',
      to: '2026-03-10',
      timeZone: inNewYork.timeZone,
      currency: 'GBP',
    }),
  );

/** Gives a part of an order back by hand. */
async function giveBack(
  order: number,
  minor: number,
  line?: { id: string; quantity: number },
): Promise<void> {
  await database.tenant(demo, ({ query }) =>
    query
      .insertInto('order_refunds')
      .values({
        division_id: demo,
        order_id: order,
        amount_minor: minor,
        reason: 'Refund',
        by_hand: true,
        state: 'refunded',
        credited: JSON.stringify(line ? [{ item: line.id, minor, quantity: line.quantity }] : []),
      })
      .execute(),
  );
}

test('sales count by the days of the store, and best sellers less what went back', async () => {
  const place = (created_at: string) =>
    insertTestOrder(database, { division_id: demo, created_at, exchange_rate: 1 });
  // Ten in the evening of the 9th, and one in the night after it; the evening of the 8th is before.
  const evening = await place('2026-03-10T02:00:00Z');
  const night = await place('2026-03-10T05:00:00Z');
  await place('2026-03-09T03:59:00Z');
  const of = (day: string) => ({ day, orders: 1, items: 3, grossMinor: 2895 });
  expect(await sales()).toMatchObject([of('2026-03-09'), of('2026-03-10')]);

  const { rows } = await database.direct(
    'SELECT id FROM order_items WHERE order_id = $1 AND product_id IS NOT NULL',
    [evening.id],
  );
  await giveBack(evening.id, 1000, { id: String(Reflect.get(Object(rows[0]), 'id')), quantity: 1 });
  await giveBack(night.id, 2895);
  const best = await database.tenant(demo, (db) => bestSellers(db, demo, { since: inNewYork, limit: 5 }));
  expect(best).toMatchObject([{ productId: 501, sold: 3, totalMinor: 3000 }]);
});
