import { randomUUID } from 'node:crypto';
import { managedOrderSchema, type ManagedOrder } from '@omnis/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertStaff, sendOff } from '../../../testing/after-sale.ts';
import type { TestAnswer, TestClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { layGiftCard, balanceOf, writeGiftCard } from '../../../testing/test-gift-cards.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { writeProduct, type WrittenProduct } from '../../../testing/test-shop.ts';
import { testShopper, type TestShopper } from '../../../testing/test-shopper.ts';
import { mailsOf, openTill, placed } from '../../../testing/test-till.ts';

const { demo, other } = testDivisions;
const { platform, stockOf } = await openTill();
const { jobs } = platform.core;
const owner = await testOwner(platform, [demo]);
const stranger = await testOwner(platform, [other]);
const staff = await insertStaff(platform, 'giver', ['orders.view', 'orders.advance', 'orders.refund']);
const picker = await insertStaff(platform, 'onlypicks', ['orders.view', 'orders.advance']);
let shopper: TestShopper;
let product: WrittenProduct;
let products = 0;

afterAll(() => platform.close());
beforeEach(async () => {
  shopper = testShopper(platform.app, testHosts.demo);
  products += 1;
  product = await writeProduct(platform, {
    division: demo,
    urlName: `given-${products}`,
    priceMinor: 1000,
    colours: ['Navy'],
    sizes: ['S'],
    stock: 9,
  });
});

/** An order of three at 10.00, with delivery for 3.95. */
async function paidOrder(): Promise<{ id: number; hash: string; line: string }> {
  await shopper.add({ productId: product.id, productColor: 'Navy', productSize: 'S', quantity: 3 });
  const { orderHash: hash, number } = placed(await shopper.place());
  await jobs.idle();
  const list = await owner.get(`/omnis/v3/dashboard/divisions/${demo}/orders/?search=${number}`);
  const items: unknown = Reflect.get(Object(list.json), 'items');
  const id = Number(Reflect.get(Object(Array.isArray(items) ? items[0] : null), 'id'));
  const { items: lines } = await read(id);
  return { id, hash, line: lines[0]?.id ?? '' };
}

const path = (id: number, division: number = demo): string =>
  `/omnis/v3/dashboard/divisions/${division}/orders/${id}/refunds/`;
const refund = (
  id: number,
  body: object,
  { by = owner, key = randomUUID() }: { by?: TestClient; key?: string } = {},
): Promise<TestAnswer> =>
  by.post(by === staff || by === picker ? `/omnis/v3/atlas/orders/${id}/refunds/` : path(id), body, {
    'idempotency-key': key,
  });

async function read(id: number): Promise<ManagedOrder> {
  return managedOrderSchema.parse(
    (await owner.get(`/omnis/v3/dashboard/divisions/${demo}/orders/${id}/`)).json,
  );
}

describe('a refund by hand', () => {
  test('gives back units of a line, puts them into stock, and tells the shopper why', async () => {
    const { id, hash, line } = await paidOrder();
    const answer = await refund(id, {
      lines: [{ id: line, quantity: 2 }],
      reason: 'Two were late',
      restock: true,
    });
    expect(answer, answer.text).toMatchObject({
      status: 200,
      json: {
        refunded: 20,
        refunds: [
          {
            amount: 20,
            reason: 'Two were late',
            state: 'pending',
            parts: [{ id: line, quantity: 2, amount: 20 }],
          },
        ],
        refundable: { amount: 13.95, delivery: 3.95, lines: [{ id: line, units: 1, amount: 10 }] },
      },
    });
    await jobs.idle();
    expect((await read(id)).refunds).toMatchObject([{ state: 'refunded' }]);
    expect(await stockOf(product)).toBe(8);
    expect((await shopper.order(hash)).json).toMatchObject({ refunded: 20, refunds: [{ amount: 20 }] });
    const [mail] = (await mailsOf(shopper, 'order.refund')).filter(({ text }) => text.includes(hash));
    expect(mail?.text).toContain('Two were late');
    expect(mail?.text).toContain('£20.00');
  });

  test('gives back delivery, and an amount of which no line is told', async () => {
    const { id } = await paidOrder();
    expect(await refund(id, { delivery: 3.95 })).toMatchObject({
      status: 200,
      json: { refunded: 3.95, refundable: { delivery: 0 } },
    });
    expect(await refund(id, { amount: 5.01 }, { by: staff })).toMatchObject({
      status: 200,
      json: { refunded: 8.96, refundable: { amount: 24.99 } },
    });
  });

  test('is never more than was paid, of a line or of all', async () => {
    const { id, line } = await paidOrder();
    expect(await refund(id, { lines: [{ id: line, quantity: 4 }] })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'lines.0.quantity' }] },
    });
    expect(await refund(id, { delivery: 4 })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'delivery' }] },
    });
    expect(await refund(id, { amount: 33.96 })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'amount', message: 'You can refund at most £33.95 here' }] },
    });
    expect(await refund(id, {})).toMatchObject({ status: 422, json: { errors: [{ field: 'lines' }] } });
    expect((await read(id)).refunds).toEqual([]);
    await refund(id, { amount: 33.95 });
    expect(await refund(id, { amount: 0.01 })).toMatchObject({ status: 422 });
  });

  test('is made once for its key, and its key serves for nothing else', async () => {
    const { id } = await paidOrder();
    const key = randomUUID();
    await refund(id, { amount: 5 }, { key });
    expect(await refund(id, { amount: 5 }, { key })).toMatchObject({ status: 200, json: { refunded: 5 } });
    expect(await refund(id, { amount: 6 }, { key })).toMatchObject({
      status: 409,
      json: { code: 'idempotency_key_reused' },
    });
  });

  test('by two people at once gives back no more than was paid', async () => {
    const { id } = await paidOrder();
    const answers = await Promise.all([
      refund(id, { amount: 20 }),
      refund(id, { amount: 20 }, { by: staff }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect((await read(id)).refunded).toBe(20);
  });

  test('is refused to other stores, and to staff without the right', async () => {
    const { id } = await paidOrder();
    expect(await stranger.post(path(id), { amount: 1 }, { 'idempotency-key': 'stranger-1' })).toMatchObject({
      status: 403,
    });
    expect(
      await stranger.post(path(id, other), { amount: 1 }, { 'idempotency-key': 'stranger-2' }),
    ).toMatchObject({ status: 404 });
    expect(await refund(id, { amount: 1 }, { by: picker })).toMatchObject({ status: 403 });
  });

  test('goes back to the gift card first', async () => {
    const card = await writeGiftCard(platform.core, { valueMinor: 1500 });
    await layGiftCard(shopper, card.code);
    const { id } = await paidOrder();
    await refund(id, { amount: 16 });
    expect(await balanceOf(platform.core, card.id)).toBe(1500);
    expect((await read(id)).refunds).toMatchObject([{ amount: 16, giftCardAmount: 15 }]);
  });

  test('counts with a return: what was refunded by hand neither comes back nor goes back again', async () => {
    const { id, hash, line } = await paidOrder();
    await refund(id, { lines: [{ id: line, quantity: 1 }] });
    await sendOff(platform, demo, hash);
    const returns = `/omnis/v3/orders/${hash}/returns/`;
    expect((await shopper.client.get(returns)).json).toMatchObject({ lines: [{ returnable: 2 }] });
    await shopper.client.post(
      returns,
      { resolution: 'refund', lines: [{ id: line, quantity: 2, reason: 'too_small' }] },
      { 'idempotency-key': randomUUID() },
    );
    const announced = await read(id);
    expect(announced).toMatchObject({ refunded: 10, returns: [{ state: 'asked', resolution: 'refund' }] });
    const waiting = `/omnis/v3/dashboard/divisions/${demo}/orders/?returns=announced`;
    expect((await owner.get(waiting)).json).toMatchObject({ total: 1, items: [{ id }] });
    expect((await owner.get(waiting.replace('announced', 'some'))).json).toMatchObject({
      errors: [{ field: 'returns' }],
    });
    await staff.post(`/omnis/v3/atlas/orders/${id}/returns/${announced.returns[0]?.id}/`, {
      lines: [{ id: line, received: 2 }],
    });
    expect(await read(id)).toMatchObject({ refunded: 33.95, refundable: { amount: 0 } });
    expect((await owner.get(waiting)).json).toMatchObject({ total: 0, items: [] });
  });
});
