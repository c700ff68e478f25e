import { randomUUID } from 'node:crypto';
import { managedOrderSchema, type ManagedOrder } from '@omnis/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertStaff, sendOff } from '../../testing/after-sale.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { testOwner } from '../../testing/test-owner.ts';
import { writeProduct, type WrittenProduct } from '../../testing/test-shop.ts';
import { leeds, testShopper, type TestShopper } from '../../testing/test-shopper.ts';
import { openTill, placed } from '../../testing/test-till.ts';

const { demo, other } = testDivisions;
const { platform, stockOf } = await openTill();
const { database, jobs } = platform.core;
const owner = await testOwner(platform, [demo]);
const stranger = await testOwner(platform, [other]);
const staff = await insertStaff(platform, 'family', ['orders.view', 'orders.advance']);
const ordersOf = (division: number): string => `/omnis/v3/dashboard/divisions/${division}/orders/`;
const orders = ordersOf(demo);
let shopper: TestShopper;
let product: WrittenProduct;
let products = 0;

afterAll(() => platform.close());
beforeEach(async () => {
  shopper = testShopper(platform.app, testHosts.demo);
  products += 1;
  const plain = { division: demo, colours: [''], sizes: [''], stock: 9, priceMinor: 3000 };
  product = await writeProduct(platform, { ...plain, urlName: `family-${products}` });
});

const once = () => ({ 'idempotency-key': randomUUID() });

async function read(id: number): Promise<ManagedOrder> {
  return managedOrderSchema.parse((await owner.get(`${orders}${id}/`)).json);
}

async function paidOrder(more: object = {}): Promise<ManagedOrder> {
  await shopper.add({ productId: product.id, quantity: 2 });
  const { orderHash } = placed(await shopper.place(more));
  await jobs.idle();
  const { rows } = await database.direct('SELECT id FROM orders WHERE hash = $1', [orderHash]);
  return read(Number(Reflect.get(Object(rows[0]), 'id')));
}

describe('platform.md §3 Order: child, parent and exchange orders, §4 exchanged', () => {
  test('is sent again as an order of its own, linked both ways', async () => {
    const order = await paidOrder();
    await sendOff(platform, demo, order.orderHash);
    const path = `/omnis/v3/atlas/orders/${order.id}/status/`;
    const moved = await staff.post(path, { status: 'exchanged', from: 'complete', reason: 'Lost' });
    expect(moved.status, moved.text).toBe(200);
    const parent = await read(order.id);
    expect(parent).toMatchObject({ status: 'exchanged', parent: null, children: [{ status: 'paid' }] });
    const child = await read(parent.children[0]?.id ?? 0);
    expect(child).toMatchObject({
      total: 0,
      itemCount: 2,
      parent: { id: order.id, number: order.number, status: 'exchanged' },
      children: [],
    });
    expect(await stockOf(product)).toBe(5);
    // The shopper has no number of a return beside it.
    expect((await shopper.order(order.orderHash)).json).toMatchObject({
      replacements: [{ number: child.number, returnNumber: null }],
    });
  });
});

describe('completing an order', () => {
  test('works once a part was sent and the rest was refunded', async () => {
    const order = await paidOrder();
    const path = `${orders}${order.id}/`;
    expect(await owner.post(`${path}complete/`, {}, once())).toMatchObject({ status: 409 });
    const line = { id: order.items[0]?.id, quantity: 1 };
    await owner.post(`${path}fulfilments/`, { lines: [line], carrier: 'dpd', code: 'X1' }, once());
    expect((await read(order.id)).fulfilment.canComplete).toBe(false);
    await owner.post(`${path}refunds/`, { lines: [line], reason: 'Gone' }, once());
    expect((await read(order.id)).fulfilment.canComplete).toBe(true);
    expect((await stranger.post(`${ordersOf(other)}${order.id}/complete/`, {}, once())).status).toBe(404);
    const answers = await Promise.all([
      owner.post(`${path}complete/`, {}, once()),
      owner.post(`${path}complete/`, {}, once()),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await read(order.id)).toMatchObject({ status: 'complete', fulfilment: { state: 'sent' } });
  });
});

describe('orders that are worth a look', () => {
  const idsOf = async (query: string): Promise<unknown[]> =>
    Reflect.get(Object((await owner.get(`${orders}${query}`)).json), 'items').map((row: object) =>
      Reflect.get(row, 'id'),
    );

  test('are those of one email address and to one address within an hour, from the third on', async () => {
    const contact = { email: `${randomUUID()}@shop.example` };
    const to = { shippingAddress: { ...leeds, street: `${products} Quiet Lane` }, contact };
    const three = [await paidOrder(to), await paidOrder(to), await paidOrder(to)];
    expect(three.map(({ signals }) => signals)).toEqual([
      [],
      [],
      [
        { kind: 'orders_by_email', count: 3 },
        { kind: 'orders_to_address', count: 3 },
      ],
    ]);
    const found = await idsOf('?signals=any');
    expect(found).toContain(three[2]?.id);
    expect(found).not.toContain(three[0]?.id);
  });

  test('are those that are billed to another country', async () => {
    const order = await paidOrder({
      contact: { email: `${randomUUID()}@shop.example` },
      shippingAddress: { ...leeds, street: '9 Lone Lane' },
      billingAddress: { ...leeds, country: 'FR', zip: '75001', city: 'Paris' },
    });
    expect(order.signals).toEqual([{ kind: 'countries', count: 2 }]);
  });
});

test('the quote of an order is read by its own store alone', async () => {
  const order = await paidOrder();
  expect(await owner.get(`${orders}${order.id}/quote/`)).toMatchObject({ status: 200, json: null });
  expect((await stranger.get(`${ordersOf(other)}${order.id}/quote/`)).status).toBe(404);
});

describe('platform.md §3 Order: reprint (reprint reason), §4 a child order with a reprint reason is no exchange', () => {
  const reprints = (id: number): string => `/omnis/v3/atlas/orders/${id}/reprints/`;
  const move = (id: number, from: string, status: string) =>
    staff.post(`/omnis/v3/atlas/orders/${id}/status/`, { status, from });

  test('staff make a spoiled item again: an order of its own, free of charge, with the reason on both', async () => {
    const order = await paidOrder();
    const line = { id: order.items[0]?.id, quantity: 1 };
    const wish = { lines: [line], reason: 'The print is smudged' };
    expect(await staff.post(reprints(order.id), wish, once())).toMatchObject({ status: 409 });
    await move(order.id, 'paid', 'processing');
    const key = once();
    const first = await staff.post(reprints(order.id), wish, key);
    expect(first, first.text).toMatchObject({
      status: 200,
      json: {
        status: 'processing',
        children: [{ status: 'paid', reprintReason: 'The print is smudged' }],
        reprintRefusal: null,
      },
    });
    await staff.post(reprints(order.id), wish, key);
    const parent = await read(order.id);
    expect(parent.children).toHaveLength(1);
    expect(await stockOf(product)).toBe(6);
    const child = await read(parent.children[0]?.id ?? 0);
    expect(child).toMatchObject({
      total: 0,
      itemCount: 1,
      reprintReason: 'The print is smudged',
      parent: { id: order.id, number: order.number, reprintReason: null },
      payment: { method: `Reprint of ${order.number}`, state: 'paid' },
    });
    // It is no exchange: the shopper is told of none.
    expect((await shopper.order(order.orderHash)).json).toMatchObject({ replacements: [] });
  });

  test('refuses a reprint without a reason, of more than was bought, or of another order’s line', async () => {
    const order = await paidOrder();
    await move(order.id, 'paid', 'processing');
    const id = order.items[0]?.id;
    const faultOf = async (wish: object) => {
      const { status, json } = await staff.post(reprints(order.id), wish, once());
      return [status, Reflect.get(Object(json), 'errors')];
    };
    expect(await faultOf({ lines: [{ id, quantity: 1 }], reason: ' ' })).toMatchObject([
      422,
      [{ field: 'reason', message: 'This field is required' }],
    ]);
    expect(await faultOf({ lines: [], reason: 'Torn' })).toMatchObject([422, [{ field: 'lines' }]]);
    expect(await faultOf({ lines: [{ id, quantity: 3 }], reason: 'Torn' })).toMatchObject([
      422,
      [{ field: 'lines.0.quantity', message: 'Max 2' }],
    ]);
    expect(await faultOf({ lines: [{ id: randomUUID(), quantity: 1 }], reason: 'Torn' })).toMatchObject([
      422,
      [{ field: 'lines.0.id', message: 'This order has no such line' }],
    ]);
    expect((await read(order.id)).children).toEqual([]);
    const viewer = await insertStaff(platform, 'reprint-viewer', ['orders.view']);
    const wish = { lines: [{ id, quantity: 1 }], reason: 'Torn' };
    expect(await viewer.post(reprints(order.id), wish, once())).toMatchObject({ status: 403 });
  });
});
