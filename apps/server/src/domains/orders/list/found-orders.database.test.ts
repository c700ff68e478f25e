/** Orders as lists find them, beside plain queries over the same orders. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertTestOrder } from '../../../testing/test-orders.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { testDivisions } from '../../../testing/test-divisions.ts';
import { countHeld, countStored } from '../../catalogue/catalogue.counts.ts';
import { writeProduct } from '../../../testing/test-shop.ts';
import { countOrders, placeOf, readOrders, type FoundOrders } from './find-orders.ts';
import { amountConditions } from './placed-conditions.ts';
import { termsCondition } from './terms-condition.ts';
import { sql } from 'kysely';

const { demo } = testDivisions;
const orders: { id: number; currency: string; total: number; name: string; at: number }[] = [];
let platform: TestPlatform;

beforeAll(async () => {
  platform = await createTestPlatform();
  for (let n = 0; n < 40; n += 1) {
    const currency = n % 3 === 0 ? 'JPY' : n % 3 === 1 ? 'GBP' : 'EUR';
    const total = currency === 'JPY' ? 15 + (n % 10) : 1500 + (n % 10) * 100;
    const name = `${['Grace', 'Ada'][n % 2]} ${['Jones', 'Bell', 'Frost'][n % 3]}`;
    const at = Date.UTC(2026, 0, 1 + ((n * 7) % 20), n % 5);
    const { id } = await insertTestOrder(platform.core.database, {
      division_id: demo,
      customer_name: name,
      email: `buyer-${n}@shop.example`,
      currency,
      total_minor: total,
      created_at: new Date(at).toISOString(),
    });
    orders.push({ id, currency, total, name, at });
  }
});
afterAll(() => platform.close());

test.each<[{ min?: number; max?: number }]>([
  [{ min: 18 }],
  [{ max: 19 }],
  [{ min: 17, max: 20 }],
  [{ min: 100 }],
])('orders of %j are those of a plain comparison, in each order', async (amounts) => {
  const minor = (amount: number, currency: string): number => (currency === 'JPY' ? amount : amount * 100);
  const wanted = orders.filter(
    ({ currency, total }) =>
      total >= minor(amounts.min ?? 0, currency) && total <= minor(amounts.max ?? 1e9, currency),
  );
  const found = (sort: FoundOrders['sort']): FoundOrders => ({
    division: demo,
    conditions: [sql`orders.division_id = ${demo}`, sql`orders.draft IS NULL`],
    amounts: amountConditions(['GBP', 'EUR', 'JPY'], amounts),
    payments: [],
    some: null,
    sort,
  });
  const idsOf = async (sort: FoundOrders['sort']): Promise<number[]> => {
    const rows = await platform.core.database.tenant(demo, (db) =>
      readOrders(db, found(sort), { after: null, limit: 9 }),
    );
    return rows.map(({ id }) => id);
  };
  const sorted = (key: 'total' | 'at'): number[] =>
    wanted.toSorted((a, b) => b[key] - a[key] || b.id - a.id).map(({ id }) => id);
  expect(await idsOf('total-desc')).toEqual(sorted('total').slice(0, 9));
  expect(await idsOf('total-asc')).toEqual(sorted('total').toReversed().slice(0, 9));
  expect(await idsOf('newest')).toEqual(sorted('at').slice(0, 9));
  expect(await idsOf('oldest')).toEqual(sorted('at').toReversed().slice(0, 9));
  const count = (most: number) =>
    platform.core.database.tenant(demo, (db) => countOrders(db, found('newest'), most));
  expect(await count(100)).toBe(wanted.length);
  expect(await count(5)).toBe(Math.min(6, wanted.length));
});

test('refunded orders are merged in each order of the list, and after a place', async () => {
  const isThird = (id: number): boolean => id % 3 === 0;
  const wanted = orders.filter(({ name }) => name.startsWith('Grace'));
  const idsOf = (sort: FoundOrders['sort'], last?: (typeof orders)[number]) =>
    platform.core.database.tenant(demo, async (db) => {
      const found: FoundOrders = {
        division: demo,
        conditions: [sql`orders.division_id = ${demo}`, sql`orders.customer_name LIKE 'Grace%'`],
        amounts: amountConditions(['GBP', 'EUR', 'JPY'], { min: 16 }),
        payments: [sql`orders.id % 3 = 0`, sql`orders.id % 3 <> 0`],
        some: null,
        sort,
      };
      const after = last ? await placeOf(db, demo, last.id) : null;
      const rows = await readOrders(db, found, { after, limit: 6 });
      expect(await countOrders(db, found, 100)).toBe(dear.length);
      return rows.map(({ id }) => id);
    });
  const dear = wanted.filter(({ currency, total }) => total >= (currency === 'JPY' ? 16 : 1600));
  for (const key of ['at', 'total'] as const) {
    const sorted = dear.toSorted((a, b) => b[key] - a[key] || b.id - a.id);
    const [first, second] = [sorted.slice(0, 6), sorted.slice(6, 12)].map((page) => page.map(({ id }) => id));
    const [down, up] =
      key === 'at' ? (['newest', 'oldest'] as const) : (['total-desc', 'total-asc'] as const);
    expect(first?.some(isThird) && !first.every(isThird)).toBe(true);
    expect(await idsOf(down)).toEqual(first);
    expect(await idsOf(down, sorted[5])).toEqual(second);
    expect(await idsOf(up)).toEqual(
      sorted
        .toReversed()
        .slice(0, 6)
        .map(({ id }) => id),
    );
  }
});

const searches = [
  'grace',
  'grace jones',
  'gra bell',
  'ada jones buyer',
  'buyer shop',
  'gra shop buyer',
  'grace ada',
];
// Each limit decides only by which way the same orders are found.
test.each(
  [1, 15, 100].flatMap((lookedUp) =>
    [1, 25, 100].flatMap((compared) => [1, 100].map((tried) => ({ lookedUp, compared, tried }))),
  ),
)('orders with words are those whose names and addresses have all of them: %j', async (limits) => {
  const beginning = (text: string) => ({ from: text, below: `${text}\u{10ffff}` });
  for (const searched of searches.map((text) => text.split(' '))) {
    const wanted = orders.filter(({ name }) =>
      searched.every((word) => `buyer shop ${name}`.toLowerCase().includes(word)),
    );
    await platform.core.database.tenant(demo, async (db) => {
      const terms = await termsCondition(db, { division: demo, limits }, searched.map(beginning));
      const found: FoundOrders = {
        division: demo,
        conditions: [sql`orders.division_id = ${demo}`, terms?.condition ?? sql`false`],
        amounts: [],
        payments: [],
        some: terms?.some ?? null,
        sort: 'newest',
      };
      const rows = await readOrders(db, found, { after: null, limit: 100 });
      const sorted = wanted.toSorted((a, b) => b.at - a.at || b.id - a.id);
      expect(rows.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
      expect(await countOrders(db, found, 100)).toBe(wanted.length);
      expect(await countOrders(db, found, 3)).toBe(Math.min(4, wanted.length));
    });
  }
});

test('products are counted in memory as by the database', async () => {
  const { service: catalogue } = platform.services.catalogue;
  for (const [at, stock] of [3, 0, 30, null, 9].entries())
    await writeProduct(platform, { division: demo, urlName: `counted-${at}`, stock, enabled: at !== 1 });
  await writeProduct(platform, {
    division: demo,
    urlName: 'counted-card',
    isGiftCard: true,
    sizes: ['10'],
    stock: 2,
  });
  const { id } = await writeProduct(platform, { division: demo, urlName: 'counted-on', stock: 4 });
  await platform.core.database.tenant(demo, ({ query }) =>
    query.updateTable('variants').set({ continue_selling: true }).where('product_id', '=', id).execute(),
  );
  await catalogue.changed(demo);
  const snapshot = await catalogue.snapshots.get(demo);
  const [held, stored] = await platform.core.database.tenant(demo, (db) =>
    Promise.all([countHeld(db, snapshot), countStored(db, demo)]),
  );
  expect(held).toEqual(stored);
  expect(held).toMatchObject({ total: 7, enabled: 6, lowStock: 4 });
});
