// Over 400 lines: each case is checked against the same books, which take seconds to write.
/** Figures of a store: they agree with its orders and refunds to the penny, whatever the time zone and the history. */
import { randomUUID } from 'node:crypto';
import { convertMinor, wallTime, type CurrencyCode } from '@omnis/models';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testDivisions } from '../../testing/test-divisions.ts';
import { insertTestOrder } from '../../testing/test-orders.ts';
import { testOwner } from '../../testing/test-owner.ts';
import { createTestPlatform } from '../../testing/test-platform.ts';
import { countDays } from './day-sums.repository.ts';
import { readDays } from './kept-days.ts';

const { demo, other } = testDivisions;
const platform = await createTestPlatform();
const { core } = platform;
const { database } = core;
const owner = await testOwner(platform, [demo]);
const figuresPath = `/omnis/v3/dashboard/divisions/${demo}/figures/`;

afterAll(() => platform.close());
beforeEach(async () => {
  for (const table of [
    'order_refunds',
    'order_status_log',
    'discount_uses',
    'order_items',
    'orders',
    'figure_days',
    'shop_events',
  ])
    await database.direct(`DELETE FROM ${table}`, []);
});

/** Days on which clocks change somewhere, and one on which none does. */
const changes = ['2024-03-10', '2024-03-31', '2024-10-27', '2024-11-03', '2024-04-07', '2024-07-15'];
const zones = [
  'Europe/London',
  'America/New_York',
  // Clocks go forward at midnight, and back over it.
  'America/Havana',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
];
const rates: Readonly<Partial<Record<CurrencyCode, number>>> = { GBP: 1, EUR: 1.15, JPY: 191.37 };

const kinds = ['hand', 'hand, refused', 'fewer goods', 'all', 'unpaid'] as const;

interface Order {
  readonly id: number;
  readonly at: Date;
  readonly currency: CurrencyCode;
  readonly first: number;
  total: number;
  isSold: boolean;
  isEnded: boolean;
  readonly refunds: { at: Date; minor: number }[];
}

const inPounds = (minor: number, { currency }: Order): number =>
  convertMinor(minor, { from: currency, to: 'GBP', rates });

const left = (order: Order): number => order.first - order.refunds.reduce((sum, { minor }) => sum + minor, 0);

async function happen(order: Order, kind: (typeof kinds)[number], { at, part }: { at: Date; part: number }) {
  const minor = 1 + (part % Math.max(1, left(order)));
  const refund = (values: {
    amount_minor: number;
    by_hand?: boolean;
    state?: string;
    order_before?: string;
  }) =>
    database.tenant(demo, ({ query }) =>
      query
        .insertInto('order_refunds')
        .values({
          division_id: demo,
          order_id: order.id,
          reason: 'Sorry',
          state: 'refunded',
          created_at: at,
          ...values,
        })
        .execute(),
    );
  const change = (set: string, value: string | number) =>
    database.direct(`UPDATE orders SET ${set} = $1 WHERE id = $2`, [value, order.id]);
  if (kind === 'unpaid' && order.refunds.length === 0) {
    await change('payment_state', order.isSold ? 'pending' : 'paid');
    order.isSold = !order.isSold;
  }
  if (!order.isSold || order.isEnded || left(order) <= 0) return;
  if (kind === 'hand') {
    await refund({ amount_minor: minor, by_hand: true });
    order.refunds.push({ at, minor });
  }
  if (kind === 'hand, refused') {
    await refund({ amount_minor: minor, by_hand: true, state: 'pending' });
    await database.direct(
      `UPDATE order_refunds SET state = 'failed' WHERE order_id = $1 AND state = 'pending'`,
      [order.id],
    );
  }
  if (kind === 'fewer goods') {
    await refund({ amount_minor: minor, order_before: '{}' });
    order.total -= minor;
    await change('total_minor', order.total);
    order.refunds.push({ at, minor });
  }
  if (kind === 'all') {
    const rest = left(order);
    await change('status', 'refunded');
    await refund({ amount_minor: rest });
    await change('payment_state', 'refunded');
    order.refunds.push({ at, minor: rest });
    order.isEnded = true;
  }
}

/** Totals of a day by the books: orders by their day, refunds by theirs, an order's refunds converted together. */
function expected(orders: readonly Order[], day: string, timeZone: string) {
  const isOn = (at: Date): boolean => wallTime(at, timeZone).date === day;
  const sold = orders.filter(({ isSold }) => isSold);
  return {
    day,
    orders: sold.filter(({ at }) => isOn(at)).length,
    grossMinor: sold
      .filter(({ at }) => isOn(at))
      .reduce((sum, order) => sum + inPounds(order.first, order), 0),
    refundsMinor: sold.reduce((all, order) => {
      let given = 0;
      const refunds = order.refunds.toSorted((a, b) => a.at.getTime() - b.at.getTime());
      return refunds.reduce((sum, { at, minor }) => {
        const before = inPounds(given, order);
        given += minor;
        return isOn(at) ? sum + inPounds(given, order) - before : sum;
      }, all);
    }, 0),
  };
}

const pick = ({ day, orders, grossMinor, refundsMinor }: ReturnType<typeof expected>) => ({
  day,
  orders,
  grossMinor,
  refundsMinor,
});

test('figures agree with orders and refunds over random histories, zones and changes of clocks', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...zones),
      fc.constantFrom(...changes),
      fc.array(
        fc.record({
          minutes: fc.integer({ min: -2160, max: 2160 }),
          currency: fc.constantFrom<CurrencyCode>('GBP', 'EUR', 'JPY'),
          total: fc.integer({ min: 1, max: 99_999 }),
          events: fc.array(
            fc.record({
              kind: fc.constantFrom(...kinds),
              later: fc.integer({ min: 1, max: 4000 }),
              part: fc.nat(99_999),
            }),
            { maxLength: 4 },
          ),
        }),
        { minLength: 1, maxLength: 6 },
      ),
      async (timeZone, change, histories) => {
        await database.direct('DELETE FROM order_refunds', []);
        for (const table of ['order_status_log', 'order_items', 'orders', 'figure_days'])
          await database.direct(`DELETE FROM ${table}`, []);
        const noon = Date.parse(`${change}T12:00:00Z`);
        const dayOf = (days: number): string => new Date(noon + days * 86_400_000).toISOString().slice(0, 10);
        const scope = { division: demo, from: dayOf(-4), to: dayOf(9), timeZone, currency: 'GBP' } as const;
        const read = () => readDays(core, scope, new Date());
        const orders: Order[] = [];
        for (const { minutes, currency, total, events } of histories) {
          const at = new Date(noon + minutes * 60_000);
          const written = await insertTestOrder(database, {
            division_id: demo,
            // Nobody orders twice: a day is not counted again because an older order turns up.
            email: `${randomUUID()}@shop.example`,
            created_at: at,
            currency,
            exchange_rate: rates[currency] ?? 1,
            total_minor: total,
            discount_minor: 0,
          });
          const order: Order = {
            id: written.id,
            at,
            currency,
            first: total,
            total,
            isSold: true,
            isEnded: false,
            refunds: [],
          };
          orders.push(order);
          // Read in between, so that the days are kept and have to be forgotten.
          await read();
          for (const { kind, later, part } of events) {
            const last = order.refunds.reduce(
              (time, refund) => Math.max(time, refund.at.getTime()),
              at.getTime(),
            );
            await happen(order, kind, { at: new Date(last + later * 60_000), part });
          }
        }
        const days = await read();
        expect(days.map(pick)).toEqual(days.map(({ day }) => expected(orders, day, timeZone)));
        expect(await database.tenant(demo, (db) => countDays(db, scope))).toEqual(days);
      },
    ),
    { numRuns: 40 },
  );
}, 300_000);

test('an order that is refunded whole comes to nothing, gift cards that it bought included', async () => {
  const at = new Date('2024-07-10T12:00:00Z');
  const order = await insertTestOrder(
    database,
    { division_id: demo, created_at: at, status: 'refunded', payment_state: 'refunded' },
    { gift_card: JSON.stringify({ email: 'ann@shop.example', name: '', message: '' }) },
  );
  await database.tenant(demo, ({ query }) =>
    query
      .insertInto('order_refunds')
      .values({
        division_id: demo,
        order_id: order.id,
        amount_minor: 2895,
        reason: 'All',
        state: 'refunded',
        created_at: at,
      })
      .execute(),
  );
  const scope = {
    division: demo,
    from: '2024-07-10',
    to: '2024-07-10',
    timeZone: 'UTC',
    currency: 'GBP',
  } as const;
  const [day] = await readDays(core, scope, new Date());
  // The gift card was sold for 20 pounds.
  expect(day).toMatchObject({ orders: 1, grossMinor: 895, refundsMinor: 895, returnedItems: 3 });
});

describe('figures over the calls', () => {
  const place = (at: string, order: Partial<Parameters<typeof insertTestOrder>[1]> = {}) =>
    insertTestOrder(database, { division_id: demo, created_at: at, ...order });
  const days = (from: string, to: string, more = '') => `?period=custom&from=${from}&to=${to}${more}`;

  test('compare a period with the one before and with the same days of the year before', async () => {
    await place('2025-06-10T10:00:00Z', { email: 'ann@shop.example' });
    await place('2025-06-11T10:00:00Z', { email: 'ANN@shop.example' });
    await place('2025-06-08T10:00:00Z', { email: 'bob@shop.example' });
    await place('2024-06-10T10:00:00Z', { email: 'cat@shop.example' });
    const before = await owner.get(`${figuresPath}${days('2025-06-10', '2025-06-11')}`);
    expect(before.json).toMatchObject({
      currency: 'GBP',
      period: {
        from: '2025-06-10',
        totals: {
          net: 57.9,
          gross: 57.9,
          refunds: 0,
          orders: 2,
          average: 28.95,
          items: 6,
          returningOrders: 1,
        },
        days: [
          { day: '2025-06-10', orders: 1, net: 28.95 },
          { day: '2025-06-11', orders: 1, net: 28.95 },
        ],
      },
      compared: { from: '2025-06-08', to: '2025-06-09', totals: { orders: 1 } },
    });
    // Each row of a table tells its own change.
    const table = await owner.get(`${figuresPath}days/${days('2025-06-10', '2025-06-11')}`);
    expect(table.json).toMatchObject({
      rows: [
        { name: '2025-06-10', values: [1, 3, 28.95, 0, 28.95], before: [1, 3, 28.95, 0, 28.95] },
        { name: '2025-06-11', values: [1, 3, 28.95, 0, 28.95], before: [0, 0, 0, 0, 0] },
      ],
    });
    const alone = await owner.get(`${figuresPath}days/${days('2025-06-10', '2025-06-11', '&compare=none')}`);
    expect(alone.text).not.toContain('"before"');
    const year = await owner.get(`${figuresPath}${days('2025-06-10', '2025-06-11', '&compare=year')}`);
    expect(year.json).toMatchObject({
      compared: { from: '2024-06-10', to: '2024-06-11', totals: { orders: 1 } },
    });
    const none = await owner.get(`${figuresPath}${days('2025-06-10', '2025-06-11', '&compare=none')}`);
    expect(none.json).toMatchObject({ compared: null });
  });

  test.each([
    ['?period=custom', 'from'],
    [days('2025-06-10', '2025-06-09'), 'to'],
    [days('2015-06-10', '2025-06-09'), 'to'],
    [days('2025-02-30', '2025-06-09'), 'from'],
    ['?period=decade', 'period'],
    ['?compare=moon', 'compare'],
  ])('refuse %s and name the field', async (query, field) => {
    const answer = await owner.get(`${figuresPath}${query}`);
    expect(answer).toMatchObject({
      status: 422,
      json: { errors: expect.arrayContaining([expect.objectContaining({ field })]) },
    });
  });

  test('are nobody else’s', async () => {
    const stranger = await testOwner(platform, [other]);
    for (const path of ['', 'products/', 'products/export/'])
      expect((await stranger.get(`${figuresPath}${path}`)).status).toBe(403);
  });

  test('tell products with what was refunded of them, in pages, and as a file that runs no formula', async () => {
    const bought = await place('2025-06-10T10:00:00Z');
    await insertTestOrder(
      database,
      { division_id: demo, created_at: '2025-06-10T11:00:00Z' },
      { name: '=HYPERLINK("x")', product_id: 502 },
    );
    const { rows } = await database.direct(
      'SELECT id FROM order_items WHERE order_id = $1 AND product_id = 501',
      [bought.id],
    );
    const { id } = z.object({ id: z.string() }).parse(rows[0]);
    await database.tenant(demo, ({ query }) =>
      query
        .insertInto('order_refunds')
        .values({
          division_id: demo,
          order_id: bought.id,
          amount_minor: 1000,
          reason: 'Sorry',
          by_hand: true,
          state: 'refunded',
          created_at: '2025-06-11T10:00:00Z',
          credited: JSON.stringify([{ item: id, minor: 1000, quantity: 1 }]),
        })
        .execute(),
    );
    const query = days('2025-06-10', '2025-06-11');
    const answer = await owner.get(`${figuresPath}products/${query}&limit=2`);
    expect(answer.json).toMatchObject({
      rows: [
        { id: '502', values: [2, 0, 20, 0, 20] },
        { id: '501', name: 'Wren tee', values: [2, 1, 20, 10, 10] },
      ],
      next: '2',
    });
    const rest = await owner.get(`${figuresPath}products/${query}&limit=2&cursor=2`);
    expect(rest.json).toMatchObject({
      rows: [{ id: null, name: 'Print', values: [2, 0, 10, 0, 10] }],
      next: null,
    });
    const file = await owner.get(`${figuresPath}products/export/${query}`);
    expect(file.text).toBe(
      [
        '\uFEFFProduct,Sold,Refunded items,Gross sales (GBP),Refunds (GBP),Net revenue (GBP)',
        `"'=HYPERLINK(""x"")",2,0,20.00,0.00,20.00`,
        'Wren tee,2,1,20.00,10.00,10.00',
        'Print,2,0,10.00,0.00,10.00',
        '',
      ].join('\r\n'),
    );
    const byDay = await owner.get(`${figuresPath}days/${query}`);
    expect(byDay.json).toMatchObject({
      rows: [
        { name: '2025-06-10', values: [2, 6, 57.9, 0, 57.9] },
        { name: '2025-06-11', values: [0, 0, 0, 10, -10] },
      ],
    });
    const dayFile = await owner.get(`${figuresPath}days/export/${query}`);
    // A negative number of ours stays a number.
    expect(dayFile.text).toContain('2025-06-11,0,0,0.00,10.00,-10.00\r\n');
  });

  test('tell how visits went, and where they came from', async () => {
    const event = (name: string, data: object) => ({
      division_id: demo,
      name,
      data: JSON.stringify(data),
      currency: 'GBP',
      created_at: new Date(),
    });
    const first = { first: true, source: 'news.example', campaign: 'spring' };
    await database.tenant(demo, ({ query }) =>
      query
        .insertInto('shop_events')
        .values([
          event('page_view', first),
          event('page_view', { first: true, source: 'direct' }),
          event('page_view', { title: 'Again' }),
          event('view_item', first),
          event('add_to_cart', first),
          event('begin_checkout', first),
          event('purchase', first),
          event('purchase', { value: 3 }),
        ])
        .execute(),
    );
    const funnel = await owner.get(`${figuresPath}funnel/?period=today`);
    expect(funnel.json).toMatchObject({
      countedFrom: null,
      rows: [
        { name: 'Visited the shop', values: [2, 100, 100] },
        { name: 'Saw a product', values: [1, 50, 50] },
        { name: 'Added to basket', values: [1, 50, 100] },
        { name: 'Reached checkout', values: [1, 50, 100] },
        { name: 'Ordered', values: [1, 50, 100] },
      ],
    });
    const sources = await owner.get(`${figuresPath}sources/?period=today`);
    expect(sources.json).toMatchObject({
      rows: [
        { name: 'direct', values: [1, 0, 0, 0, 0, 0] },
        { name: 'news.example', values: [1, 1, 1, 1, 1, 100] },
      ],
    });
    const campaigns = await owner.get(`${figuresPath}campaigns/?period=today`);
    expect(campaigns.json).toMatchObject({ rows: [{ name: 'No campaign' }, { name: 'spring' }] });
    const long = await owner.get(`${figuresPath}sources/?period=year`);
    expect(z.object({ countedFrom: z.string().nullable() }).parse(long.json)).toBeDefined();
  });

  test('tell discounts and returns', async () => {
    const order = await place('2025-06-10T10:00:00Z');
    const discount = randomUUID();
    await database.tenant(demo, async ({ query }) => {
      await query
        .insertInto('discounts')
        .values({
          division_id: demo,
          id: discount,
          title: 'Spring',
          method: 'automatic',
          kind: 'percentage',
          value: 10,
        })
        .execute();
      await query
        .insertInto('discount_uses')
        .values({
          division_id: demo,
          discount_id: discount,
          order_id: order.id,
          code: null,
          amount_minor: 500,
        })
        .execute();
    });
    const query = days('2025-06-10', '2025-06-11');
    expect((await owner.get(`${figuresPath}discounts/${query}`)).json).toMatchObject({
      rows: [{ id: discount, name: 'Spring', values: [1, 5, 28.95] }],
    });
    expect((await owner.get(`${figuresPath}returns/${query}`)).json).toMatchObject({ rows: [] });
  });

  test('agree with Home', async () => {
    await place(new Date().toISOString());
    const home = z
      .object({ totals: z.object({ revenue: z.number(), orders: z.number() }) })
      .parse((await owner.get(`/omnis/v3/dashboard/divisions/${demo}/overview/`)).json);
    const { period } = z
      .object({ period: z.object({ totals: z.object({ net: z.number(), orders: z.number() }) }) })
      .parse((await owner.get(`${figuresPath}?period=30d`)).json);
    expect(period.totals).toMatchObject({ net: home.totals.revenue, orders: home.totals.orders });
  });
});
