import { randomUUID } from 'node:crypto';
import { managedOrderSchema, type ManagedOrder } from '@omnis/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { writeProduct, type WrittenProduct } from '../../../testing/test-shop.ts';
import { testShopper, type TestShopper } from '../../../testing/test-shopper.ts';
import { mailsOf, openTill, placed } from '../../../testing/test-till.ts';

const { demo, other } = testDivisions;
const { platform, stockOf } = await openTill();
const { database, jobs } = platform.core;
const owner = await testOwner(platform, [demo]);
const orders = `/omnis/v3/dashboard/divisions/${demo}/orders/`;
let shopper: TestShopper;
let product: WrittenProduct;
let extra: WrittenProduct;
let products = 0;

afterAll(() => platform.close());
beforeEach(async () => {
  shopper = testShopper(platform.app, testHosts.demo);
  products += 1;
  const plain = { division: demo, colours: [''], sizes: [''], stock: 9 };
  product = await writeProduct(platform, { ...plain, urlName: `edited-${products}`, priceMinor: 3000 });
  extra = await writeProduct(platform, { ...plain, urlName: `extra-${products}`, priceMinor: 1000 });
});

const once = () => ({ 'idempotency-key': randomUUID() });

async function read(id: number): Promise<ManagedOrder> {
  return managedOrderSchema.parse((await owner.get(`${orders}${id}/`)).json);
}

/** Two of the product, paid: 2 × 30.00 with free delivery. */
async function paidOrder(): Promise<ManagedOrder> {
  await shopper.add({ productId: product.id, quantity: 2 });
  const { orderHash } = placed(await shopper.place());
  await jobs.idle();
  const { rows } = await database.direct('SELECT id FROM orders WHERE hash = $1', [orderHash]);
  return read(Number(Reflect.get(Object(rows[0]), 'id')));
}

const edit = ({ id, version }: ManagedOrder, change: object) =>
  owner.patch(`${orders}${id}/`, { version, ...change }, once());
const addExtra = (quantity = 1) => ({ lines: [{ variantId: extra.variant(), quantity }] });
const quantityOf = (order: ManagedOrder, quantity: number) => ({
  lines: [{ id: order.items[0]?.id, quantity }],
});

async function books(hash: string): Promise<{ captured: number; refunded: number }> {
  const { rows } = await database.direct(
    `SELECT coalesce(sum((data->>'capturedMinor')::integer), 0)::integer AS captured,
      coalesce(sum((data->>'refundedMinor')::integer), 0)::integer AS refunded
     FROM test_processor WHERE id IN (
       SELECT payment_intent FROM orders WHERE hash = $1
       UNION SELECT charge ->> 'intent' FROM orders, jsonb_array_elements(charges) AS c (charge) WHERE hash = $1)`,
    [hash],
  );
  const row = Object(rows[0]);
  return { captured: Number(Reflect.get(row, 'captured')), refunded: Number(Reflect.get(row, 'refunded')) };
}

const editMail = async ({ number }: ManagedOrder) =>
  (await mailsOf(shopper, 'order.edited')).find(({ subject }) => subject.includes(number));

const pay = (hash: string) =>
  shopper.client.post(`/omnis/v3/checkout/pay/${hash}/`, { paymentMethod: 'pm_card_visa' }, once());

describe('editing an order before its production', () => {
  test('gives the difference back, and the units to the stock', async () => {
    const order = await paidOrder();
    const answer = await edit(order, quantityOf(order, 1));
    expect(answer, answer.text).toMatchObject({ status: 200, json: { total: 30, owed: 0, itemCount: 1 } });
    await jobs.idle();
    expect(await books(order.orderHash)).toEqual({ captured: 6000, refunded: 3000 });
    expect(await stockOf(product)).toBe(8);
    const after = await read(order.id);
    expect(after.statusLog.at(-1)?.reason).toContain('2 → 1');
    expect(after.statusLog.at(-1)?.user).not.toBe('');
    const told = await editMail(order);
    expect(told?.text).toContain('£30.00');
  });

  test('asks for the difference, which is paid by its link, and refunds both payments', async () => {
    const order = await paidOrder();
    const answer = await edit(order, addExtra(2));
    expect(answer, answer.text).toMatchObject({ status: 200, json: { total: 80, owed: 20, due: true } });
    expect(await stockOf(extra)).toBe(7);
    await jobs.idle();
    const told = await editMail(order);
    expect(told?.text).toContain(`/pay/${order.orderHash}/`);
    // Not made before it is paid.
    expect(
      await owner.post(`${orders}${order.id}/fulfilments/`, { carrier: 'dpd', code: 'X1' }, once()),
    ).toMatchObject({
      status: 409,
    });
    expect((await shopper.client.get(`/omnis/v3/checkout/pay/${order.orderHash}/`)).json).toMatchObject({
      state: 'payable',
      toPay: 20,
    });
    placed(await pay(order.orderHash));
    await jobs.idle();
    expect(await books(order.orderHash)).toEqual({ captured: 8000, refunded: 0 });
    expect(await read(order.id)).toMatchObject({ total: 80, owed: 0, due: false, status: 'paid' });
    const back = { amount: 70, reason: 'Sorry' };
    expect(await owner.post(`${orders}${order.id}/refunds/`, back, once())).toMatchObject({ status: 200 });
    await jobs.idle();
    expect(await books(order.orderHash)).toEqual({ captured: 8000, refunded: 7000 });
    expect(await read(order.id)).toMatchObject({ refunded: 70, refunds: [{ state: 'refunded' }] });
  });

  test('cancels all that was paid, also by a later payment', async () => {
    const order = await paidOrder();
    await edit(order, addExtra());
    placed(await pay(order.orderHash));
    await jobs.idle();
    expect(await owner.post(`${orders}${order.id}/cancel/`, { reason: '' }, once())).toMatchObject({
      status: 200,
    });
    await jobs.idle();
    expect(await books(order.orderHash)).toEqual({ captured: 7000, refunded: 7000 });
    expect([await stockOf(product), await stockOf(extra)]).toEqual([9, 9]);
  });

  test('takes what is owed off again before money goes back', async () => {
    const order = await paidOrder();
    await edit(order, addExtra(2));
    const raised = await read(order.id);
    const line = raised.items.find(({ name }) => name !== order.items[0]?.name);
    expect(await edit(raised, { lines: [{ id: line?.id, quantity: 1 }] })).toMatchObject({
      json: { total: 70, owed: 10, refunds: [] },
    });
    const less = await read(order.id);
    expect(await edit(less, { lines: [{ id: less.items[0]?.id, quantity: 1 }] })).toMatchObject({
      json: { total: 40, owed: 0, refunds: [{ amount: 20 }] },
    });
    await jobs.idle();
    expect(await books(order.orderHash)).toEqual({ captured: 6000, refunded: 2000 });
  });

  test('takes money that a person records', async () => {
    const order = await paidOrder();
    await edit(order, addExtra());
    const cash = { method: 'cash', reference: '', paidOn: '2026-01-02' };
    expect(await owner.post(`${orders}${order.id}/payments/`, cash, once())).toMatchObject({
      status: 200,
      json: { owed: 0, due: false, status: 'paid', payments: [{ amount: 10 }] },
    });
  });

  test('leaves a declined difference owed', async () => {
    const order = await paidOrder();
    await edit(order, addExtra());
    const { client } = shopper;
    const body = { paymentMethod: 'pm_card_chargeDeclined' };
    const declined = await client.post(`/omnis/v3/checkout/pay/${order.orderHash}/`, body, once());
    expect(declined.status).not.toBe(200);
    await jobs.idle();
    expect(await read(order.id)).toMatchObject({ owed: 10, payment: { state: 'paid' } });
  });

  test('is made once at a time, by the version that was read', async () => {
    const order = await paidOrder();
    const both = await Promise.all([edit(order, quantityOf(order, 1)), edit(order, addExtra())]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await edit({ ...order, version: 99 }, addExtra())).toMatchObject({
      status: 409,
      json: { errors: [{ field: 'version' }] },
    });
  });

  test('changes address, telephone and email address, and tells the customer', async () => {
    const order = await paidOrder();
    const address = { ...order.shippingAddress, street: '7 New Road', city: 'York', zip: 'YO1 7HH' };
    const answer = await edit(order, { address, phone: '01904 550000', email: 'new@shop.example' });
    expect(answer, answer.text).toMatchObject({
      status: 200,
      json: { email: 'new@shop.example', phone: '01904 550000', shippingAddress: { street: '7 New Road' } },
    });
    await jobs.idle();
    expect(await editMail(order)).toMatchObject({ to: 'new@shop.example' });
    expect(await edit(await read(order.id), { address: { ...address, zip: 'nonsense' } })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'address.zip' }] },
    });
  });

  test('is refused from production on, with a clear text', async () => {
    const order = await paidOrder();
    await database.direct(`UPDATE orders SET status = 'processing' WHERE id = $1`, [order.id]);
    const answer = await edit(order, addExtra());
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('in production');
    expect(await read(order.id)).toMatchObject({ edit: { lines: expect.stringContaining('in production') } });
  });

  test.each([
    ['nothing', () => ({})],
    ['a negative quantity', (order: ManagedOrder) => quantityOf(order, -1)],
    ['10^9 units', (order: ManagedOrder) => quantityOf(order, 1_000_000_000)],
    ['a line of another order', () => ({ lines: [{ id: randomUUID(), quantity: 1 }] })],
    ['a variant of nobody', () => ({ lines: [{ variantId: randomUUID(), quantity: 1 }] })],
    ['all lines', (order: ManagedOrder) => quantityOf(order, 0)],
    ['a draft', () => ({ email: 'no address' })],
  ])('is refused for %s', async (_what, change) => {
    const order = await paidOrder();
    expect((await edit(order, change(order))).status).toBe(422);
    expect(await read(order.id)).toMatchObject({ total: 60, version: order.version });
    expect(await stockOf(product)).toBe(7);
  });

  test('adds neither more than there is, nor what another store sells', async () => {
    const order = await paidOrder();
    expect(await edit(order, addExtra(10))).toMatchObject({ json: { code: 'sold_out' } });
    const foreign = await writeProduct(platform, { division: other, urlName: `elsewhere-${products}` });
    expect(await edit(order, { lines: [{ variantId: foreign.variant(), quantity: 1 }] })).toMatchObject({
      status: 422,
    });
    expect((await read(order.id)).items).toHaveLength(1);
  });

  test('adds nothing to an order of which a part was refunded', async () => {
    const order = await paidOrder();
    await edit(order, quantityOf(order, 1));
    expect(await edit(await read(order.id), addExtra())).toMatchObject({ status: 409 });
  });
});
