import { customerOrderSchema, managedOrderSchema } from '@omnis/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../security/passwords.ts';
import { testClient, type TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { insertTestOrder } from '../../testing/test-orders.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { eula } from '../../texts/eula.ts';
import { ownMinor } from './overview.ts';

const login = '/omnis/v3/dashboard/secure/login/';
const password = 'correct horse battery';
const { demo, other } = testDivisions;

let platform: TestPlatform;
let owner: TestClient;
let shopper: TestClient;
let receipt: { id: number; hash: string; number: string };
let foreign: typeof receipt;
let yen: typeof receipt;

const client = (host: keyof typeof testHosts) => testClient(platform.app, testHosts[host]);
const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);

beforeAll(async () => {
  platform = await createTestPlatform();
  const { database } = platform.core;
  const password_hash = await hashPassword(password);
  const people = await database.platform(({ query }) =>
    query
      .insertInto('customers')
      .values([
        {
          division_id: testDivisions.platform,
          email: 'owner@demo.example',
          password_hash,
          first_name: 'Olive',
          verified_at: new Date(),
          eula_version: eula.version,
        },
        { division_id: demo, email: 'ann@shop.example', password_hash, first_name: 'Ann' },
      ])
      .returning('id')
      .execute(),
  );
  const [ownerId = '', annId = ''] = people.map(({ id }) => id);
  await database.platform(({ query }) =>
    query.insertInto('memberships').values({ division_id: demo, customer_id: ownerId }).execute(),
  );
  const tracking = [{ code: 'RM1', url: 'https://carrier.example/RM1' }];
  receipt = await insertTestOrder(database, {
    division_id: demo,
    customer_id: annId,
    coupon: 'FIVE',
    payment_intent: 'pi_receipt',
    tracking_codes: JSON.stringify(tracking),
  });
  yen = await insertTestOrder(
    database,
    {
      division_id: demo,
      status: 'processing',
      flow: 'paper',
      currency: 'JPY',
      exchange_rate: 190,
      total_minor: 3800,
      email: '50%_off@shop.example',
      customer_name: 'Yuki',
      created_at: daysAgo(3),
    },
    { quantity: 5, price_minor: 300, tax_minor: 60, discount_minor: 0 },
  );
  await insertTestOrder(database, {
    division_id: demo,
    status: 'complete',
    created_at: daysAgo(40),
    customer_id: annId,
  });
  await insertTestOrder(database, {
    division_id: demo,
    status: 'refunded',
    payment_state: 'refunded',
    created_at: daysAgo(2),
  });
  await insertTestOrder(database, {
    division_id: demo,
    status: 'new',
    payment_state: 'pending',
    created_at: daysAgo(1),
  });
  foreign = await insertTestOrder(database, { division_id: other });
  await database.tenant(demo, (db) =>
    platform.services.payments.service.recordAttempt(db, demo, {
      intent: 'pi_receipt',
      message: 'Approved',
      success: true,
      methodName: 'Visa •••• 4242',
    }),
  );
  owner = client('platform');
  await owner.post(login, { email: 'owner@demo.example', password });
  shopper = client('demo');
  await shopper.post(login, { email: 'ann@shop.example', password });
});
afterAll(() => platform.close());

const url = (path: string): string => `/omnis/v3/${path}`;
const managed = (path: string, division: number = demo): string =>
  `/omnis/v3/dashboard/divisions/${division}/${path}`;

describe('a receipt', () => {
  test('is shown on its own store, to anybody who knows its hash', async () => {
    const answer = await client('demo').get(url(`orders/${receipt.hash}/`));
    expect(answer.status).toBe(200);
    expect(customerOrderSchema.parse(answer.json)).toMatchObject({
      number: receipt.number,
      percentComplete: 20,
      itemCount: 3,
      total: 28.95,
      totals: { subtotal: 30, discount: 5, goodsTax: 5, taxDiscount: 0.83, shipping: 3.95, total: 28.95 },
      items: [
        {
          price: 10,
          tax: 2,
          priceIncTax: 12,
          discountTaxIncluded: 4,
          total: 20,
          options: { Colour: 'Green', Size: 'M' },
        },
        { productId: null, total: 5, image: '/images/print.png' },
      ],
      shippingMethod: { code: 'standard', name: 'Standard', estimate: '3 to 5 days' },
      payment: { method: 'Visa •••• 4242', state: 'paid' },
      // From before carriers were noted.
      trackingCodes: [{ code: 'RM1', carrier: 'other', url: 'https://carrier.example/RM1' }],
    });
  });

  test('tells no shopper who worked on it or what staff wrote', async () => {
    const { json, text } = await client('demo').get(url(`orders/${receipt.hash}`));
    expect(json).toMatchObject({ statusLog: [{ from: null, status: 'paid', user: 'Demo', reason: '' }] });
    expect(text).not.toContain('Sam Staff');
  });

  test.each(['other', 'platform', 'atlas'] as const)('is not found on the %s host', async (host) => {
    expect(await client(host).get(url(`orders/${receipt.hash}/`))).toMatchObject({
      status: 404,
      json: { code: 'not_found' },
    });
  });

  test('is not found on the preview origin of its store', async () => {
    const preview = testClient(platform.app, 'demo.preview.localhost:3000');
    expect((await preview.get(url(`orders/${receipt.hash}/`))).status).toBe(404);
  });

  test('has the decimals of its currency and the steps of its flow', async () => {
    const { json } = await client('demo').get(url(`orders/${yen.hash}/`));
    expect(json).toMatchObject({
      total: 3800,
      flow: 'paper',
      percentComplete: 20,
      items: [{ priceIncTax: 360, total: 1800 }, {}],
    });
  });

  // Pages with such an address are pages that do not exist: they know by the field that the address is at fault.
  test.each([
    ['orders/short/', 'orderHash'],
    ['orders/short/invoice/', 'orderHash'],
    ['orders/short/options/', 'orderHash'],
    ['orders/short/returns/', 'orderHash'],
    ['orders/history/short/?page=1&perPage=10', 'customerHash'],
    ['checkout/pay/short/', 'orderHash'],
    ['frontend/quotes/short/', 'orderHash'],
  ])('with a malformed reference is refused on the field: %s', async (path, field) => {
    expect(await client('demo').get(url(path))).toMatchObject({ status: 422, json: { errors: [{ field }] } });
  });
});

describe('own orders', () => {
  test('are those of the signed-in customer, newest first', async () => {
    const { status, json } = await shopper.get(url('shop/customer/orders/?perPage=1'));
    expect({ status, json }).toMatchObject({
      status: 200,
      json: {
        total: 2,
        page: 1,
        perPage: 1,
        items: [{ number: receipt.number, image: '/images/print.png', itemCount: 3 }],
      },
    });
  });

  test('ask for signing in', async () => {
    expect((await client('demo').get(url('shop/customer/orders/'))).status).toBe(401);
  });
});

describe("the owner's orders", () => {
  test('hold the whole order with attempts and the names of staff', async () => {
    const { json } = await owner.get(managed(`orders/${receipt.id}/`));
    expect(managedOrderSchema.parse(json)).toMatchObject({
      id: receipt.id,
      division: { id: demo, name: 'Demo', host: 'demo.localhost:3000' },
      attempts: [{ message: 'Approved', success: true }],
      statusLog: [{ user: 'Sam Staff', reason: 'Card checked by hand' }],
    });
  });

  test('of another store stay closed: by the path and by the id', async () => {
    expect((await owner.get(managed('orders/', other))).status).toBe(403);
    expect((await owner.get(managed(`orders/${foreign.id}/`))).status).toBe(404);
    expect((await client('platform').get(managed('orders/'))).status).toBe(401);
    expect((await shopper.get(managed('orders/'))).status).toBe(403);
  });

  test.each([
    ['nothing', '', 5],
    ['a status', 'status=paid', 1],
    ['several', 'status=paid,processing', 2],
    ['orders that wait for work', 'status=open', 2],
    ['a name', 'search=YUKI', 1],
    ['signs alone', 'search=%25_', 0],
    ['a name that nobody has', 'search=zzz', 0],
  ])('filtered by %s', async (_what, query, total) => {
    const { json } = await owner.get(managed(`orders/?${query}`));
    expect(json).toMatchObject({ total });
  });

  test('are found by number', async () => {
    const { json } = await owner.get(managed(`orders/?search=${yen.number}`));
    expect(json).toMatchObject({
      items: [{ id: yen.id, ageHours: 72, total: 3800, itemCount: 6, customerName: 'Yuki' }],
    });
  });

  test('with a status that does not exist are refused on the field', async () => {
    expect(await owner.get(managed('orders/?status=paid,lost'))).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'status' }] },
    });
  });
});

describe('the overview', () => {
  test("counts certain money of 30 days in the store's currency", async () => {
    const { status, json } = await owner.get(managed('overview/'));
    expect(status).toBe(200);
    // £28.95 today and ¥3,800 at 190 three days ago; £28.95 before; what is pending or refunded is no sale.
    expect(json).toMatchObject({
      currency: 'GBP',
      totals: { orders: 2, revenue: 48.95, average: 24.48, previousRevenue: 28.95 },
      openOrders: 2,
      products: { enabled: 0, total: 0, lowStock: 0 },
      latestOrders: [{ number: receipt.number }, { status: 'new' }, {}, {}, {}],
      // ¥1,800 at 190 and £20.
      bestSellers: [{ id: 501, name: 'Wren tee', sold: 7, revenue: 29.47 }],
    });
  });

  test('has every day once, today last', async () => {
    const { json } = await owner.get(managed('overview/'));
    const days = (json as { sales: { day: string; orders: number; total: number }[] }).sales;
    expect(new Set(days.map(({ day }) => day)).size).toBe(30);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date());
    expect(days.at(-1)).toEqual({ day: today, orders: 1, total: 28.95 });
    expect(days.at(-4)).toMatchObject({ orders: 1, total: 20 });
  });

  test('counts enabled products, and those of which little is left', async () => {
    await platform.core.database.tenant(demo, async ({ query }) => {
      const [tee, mug] = await query
        .insertInto('products')
        .values([
          { division_id: demo, url_name: 'tee', name: 'Tee' },
          { division_id: demo, url_name: 'mug', name: 'Mug' },
          { division_id: demo, url_name: 'old', name: 'Old', enabled: false },
        ])
        .returning('id')
        .execute();
      await query
        .insertInto('variants')
        .values([
          { division_id: demo, product_id: tee?.id ?? 0, position: 0, price_minor: 100, stock: 3 },
          { division_id: demo, product_id: tee?.id ?? 0, position: 1, price_minor: 100, stock: 0, size: 'L' },
          { division_id: demo, product_id: mug?.id ?? 0, position: 0, price_minor: 100, stock: null },
        ])
        .execute();
    });
    const { json } = await owner.get(managed('overview/'));
    expect(json).toMatchObject({ products: { enabled: 2, total: 3, lowStock: 1 } });
  });

  test.each([
    [{ currency: 'GBP', rate: 1, totalMinor: 2895 }, 2895],
    [{ currency: 'USD', rate: 1.25, totalMinor: 2500 }, 2000],
    [{ currency: 'JPY', rate: 190, totalMinor: 190 }, 100],
  ])('brings %j back', (sale, minor) => expect(ownMinor(sale, 'GBP')).toBe(minor));
});
