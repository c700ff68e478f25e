import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestAnswer } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { writeCoupon, writeProduct, type WrittenProduct } from '../../testing/test-shop.ts';
import { testShopper, type TestShopper } from '../../testing/test-shopper.ts';
import { cardOf, mailsOf, openTill, placed } from '../../testing/test-till.ts';

const { demo } = testDivisions;
const { platform, stockOf } = await openTill();
const { database, jobs } = platform.core;
let shopper: TestShopper;
let product: WrittenProduct;
let products = 0;

afterAll(() => platform.close());
beforeEach(async () => {
  shopper = testShopper(platform.app, testHosts.demo);
  products += 1;
  product = await writeProduct(platform, { division: demo, urlName: `late-${products}`, stock: 5 });
});

const path = (hash: string): string => `/omnis/v3/checkout/pay/${hash}/`;
const pay = (
  hash: string,
  { paymentMethod = 'pm_card_visa', key = randomUUID(), by = shopper, ...more } = {},
): Promise<TestAnswer> => by.client.post(path(hash), { paymentMethod, ...more }, { 'idempotency-key': key });

/** An order whose money could not be taken. */
async function unpaidOrder(quantity = 2): Promise<{ orderHash: string; number: string }> {
  await shopper.add({ productId: product.id, quantity });
  const order = placed(await shopper.place({ paymentMethod: await cardOf(shopper, '4000000000006991') }));
  await jobs.idle();
  expect(await stockOf(product)).toBe(5);
  return order;
}

/** States of the payments in the processor's books that were made for an order. */
async function intents(hash: string): Promise<unknown[]> {
  const { rows } = await database.direct(
    `SELECT data->>'status' AS status, (data->>'capturedMinor')::integer AS captured FROM test_processor
     JOIN checkout_attempts a ON a.payment_intent = test_processor.id
     JOIN orders o ON o.id = coalesce(a.pays_order_id, a.order_id) WHERE o.hash = $1 ORDER BY 1`,
    [hash],
  );
  return rows;
}

describe('paying an order that stands', () => {
  test('nothing was ever tried for waits for its customer, and for no bank', async () => {
    const { orderHash } = await unpaidOrder();
    const seen = async () =>
      Promise.all([
        shopper.order(orderHash),
        shopper.client.get(`/omnis/v3/orders/${orderHash}/options/`),
        shopper.client.get(`/omnis/v3/orders/${orderHash}/invoice/`),
      ]);
    const become = (more: string) =>
      database.direct(`UPDATE orders SET payment_state = 'pending'${more} WHERE hash = $1`, [orderHash]);
    await become('');
    const tried = { payment: { state: 'pending', payable: false } };
    expect(await seen()).toMatchObject([{ json: tried }, { json: { stage: 'waiting' } }, { json: tried }]);
    await become(', payment_intent = NULL');
    const untried = { payment: { state: 'pending', payable: true } };
    expect(await seen()).toMatchObject([{ json: untried }, { json: { stage: 'unpaid' } }, { json: untried }]);
    const { json } = await shopper.client.get(path(orderHash));
    expect(json).toMatchObject({ state: 'payable', toPay: 51.95 });
  });

  test('takes its goods again, charges once, and says so by mail', async () => {
    const { orderHash, number } = await unpaidOrder();
    expect((await shopper.client.get(path(orderHash))).json).toMatchObject({
      state: 'payable',
      attempts: [{ success: true, message: 'Authorised' }, { success: false }],
      payment: { processor: 'test' },
    });
    expect(placed(await pay(orderHash))).toEqual({ status: 'placed', orderHash, number });
    expect(await stockOf(product)).toBe(3);
    await jobs.idle();
    expect((await shopper.order(orderHash)).json).toMatchObject({
      status: 'paid',
      payment: { state: 'paid', method: 'Visa •••• 4242' },
    });
    const told = (await mailsOf(shopper, 'order.payment_received')).filter(({ subject }) =>
      subject.includes(number),
    );
    expect(told).toHaveLength(1);
    expect((await shopper.client.get(path(orderHash))).json).toMatchObject({ state: 'paid' });
    expect(await intents(orderHash)).toEqual([
      { status: 'canceled', captured: 0 },
      { status: 'succeeded', captured: 5195 },
    ]);
  });

  test('a payment that is sent twice is taken once', async () => {
    const { orderHash } = await unpaidOrder();
    const key = randomUUID();
    const [first, second] = await Promise.all([pay(orderHash, { key }), pay(orderHash, { key })]);
    expect(placed(first)).toEqual(placed(second));
    expect(placed(await pay(orderHash, { key }))).toEqual(placed(first));
    expect(await pay(orderHash, { key, paymentMethod: 'pm_card_mastercard' })).toMatchObject({
      status: 409,
      json: { code: 'idempotency_key_reused' },
    });
    expect(await stockOf(product)).toBe(3);
  });

  test('of two payments at once one is taken and the other let go', async () => {
    const { orderHash } = await unpaidOrder();
    const other = testShopper(platform.app, testHosts.demo);
    const answers = await Promise.all([pay(orderHash), pay(orderHash, { by: other })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await jobs.idle();
    expect(await intents(orderHash)).toEqual(
      expect.arrayContaining([{ status: 'succeeded', captured: 5195 }]),
    );
    expect(
      (await intents(orderHash)).filter((each) => Reflect.get(Object(each), 'captured') !== 0),
    ).toHaveLength(1);
    expect(await stockOf(product)).toBe(3);
    expect(await pay(orderHash)).toMatchObject({
      status: 409,
      json: { code: 'conflict', message: 'This order is paid already. Nothing was charged now.' },
    });
  });

  test('a card that is refused says why, and another works', async () => {
    const { orderHash } = await unpaidOrder();
    expect(await pay(orderHash, { paymentMethod: await cardOf(shopper, '4000000000009995') })).toMatchObject({
      status: 422,
      json: { code: 'insufficient_funds', errors: [{ field: 'paymentMethod' }] },
    });
    expect(await stockOf(product)).toBe(5);
    placed(await pay(orderHash));
  });

  test('the bank may ask', async () => {
    const { orderHash } = await unpaidOrder();
    const asked = await pay(orderHash, { paymentMethod: await cardOf(shopper, '4000002500003155') });
    const { json } = asked;
    expect(json).toMatchObject({ status: 'requires_action' });
    const intent = String(Reflect.get(Object(json), 'paymentIntent'));
    const stranger = testShopper(platform.app, testHosts.demo);
    expect((await stranger.confirm(intent)).status).toBe(404);
    await shopper.client.post(`/omnis/v3/payments/test/challenges/${intent}/`, { outcome: 'approve' });
    expect(placed(await shopper.confirm(intent)).orderHash).toBe(orderHash);
  });

  test('a payment that the bank approves after another one was taken is let go', async () => {
    const { orderHash } = await unpaidOrder();
    const asked = await pay(orderHash, { paymentMethod: await cardOf(shopper, '4000002500003155') });
    const intent = String(Reflect.get(Object(asked.json), 'paymentIntent'));
    placed(await pay(orderHash, { by: testShopper(platform.app, testHosts.demo) }));
    await shopper.client.post(`/omnis/v3/payments/test/challenges/${intent}/`, { outcome: 'approve' });
    expect(await shopper.confirm(intent)).toMatchObject({ status: 409, json: { code: 'conflict' } });
    await jobs.idle();
    expect(await intents(orderHash)).toEqual([
      { status: 'canceled', captured: 0 },
      { status: 'canceled', captured: 0 },
      { status: 'succeeded', captured: 5195 },
    ]);
    expect(await stockOf(product)).toBe(3);
  });

  test('money that cannot be captured again puts the goods back once', async () => {
    const { orderHash } = await unpaidOrder();
    placed(await pay(orderHash, { paymentMethod: await cardOf(shopper, '4000000000006991') }));
    await jobs.idle();
    expect(await stockOf(product)).toBe(5);
    expect((await shopper.client.get(path(orderHash))).json).toMatchObject({ state: 'payable' });
    placed(await pay(orderHash));
  });

  test('goods that were sold meanwhile are not charged for', async () => {
    const { orderHash } = await unpaidOrder(4);
    await shopper.add({ productId: product.id, quantity: 3 });
    placed(await shopper.place());
    expect(await pay(orderHash)).toMatchObject({ status: 409, json: { code: 'sold_out' } });
    await jobs.idle();
    expect((await intents(orderHash)).filter((each) => Reflect.get(Object(each), 'captured') !== 0)).toEqual(
      [],
    );
    expect(await stockOf(product)).toBe(2);
  });

  test('a coupon that was used up meanwhile is not given twice', async () => {
    const code = `LATE${products}`;
    await writeCoupon(platform, { division: demo, code, maxUses: 1 });
    await shopper.add({ productId: product.id });
    await shopper.client.post('/omnis/v3/basket/coupon/', { code });
    const { orderHash } = placed(
      await shopper.place({ paymentMethod: await cardOf(shopper, '4000000000006991') }),
    );
    await jobs.idle();
    await shopper.add({ productId: product.id });
    await shopper.client.post('/omnis/v3/basket/coupon/', { code });
    placed(await shopper.place());
    expect(await pay(orderHash)).toMatchObject({ status: 422, json: { code: 'coupon_invalid' } });
  });

  test('another total than was shown is not charged', async () => {
    const { orderHash } = await unpaidOrder();
    const answer = await shopper.client.post(
      path(orderHash),
      { paymentMethod: 'pm_card_visa', expectedTotal: 1 },
      { 'idempotency-key': randomUUID() },
    );
    expect(answer).toMatchObject({ status: 409, json: { code: 'total_changed' } });
  });

  test('is possible in its own store only', async () => {
    const { orderHash } = await unpaidOrder();
    for (const host of [testHosts.other, 'demo.preview.localhost:3000']) {
      const elsewhere = testShopper(platform.app, host);
      expect((await elsewhere.client.get(path(orderHash))).status).toBe(404);
      expect((await pay(orderHash, { by: elsewhere })).status).toBe(404);
    }
    expect((await pay('x'.repeat(30))).status).toBe(404);
  });
});
