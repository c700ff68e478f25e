import { randomUUID } from 'node:crypto';
import { customerOrderSchema, orderOptionsSchema, type CustomerOrder } from '@omnis/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestAnswer } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { writeCoupon } from '../../../testing/test-shop.ts';
import { testShopper, type TestShopper } from '../../../testing/test-shopper.ts';
import { openTill, placed } from '../../../testing/test-till.ts';
import { patchNow } from '../../../testing/patch-now.ts';

const { demo } = testDivisions;
const { platform, tee, teeItem } = await openTill();
const { database, jobs } = platform.core;
const owner = await testOwner(platform, [demo]);
const setMatrix = (...priceMatrix: { quantity: number; percent: number }[]) =>
  patchNow(owner, `/omnis/v3/dashboard/divisions/${demo}/products/${tee.id}/`, { priceMatrix });
let shopper: TestShopper;

afterAll(() => platform.close());
beforeEach(async () => {
  shopper = testShopper(platform.app, testHosts.demo);
  await database.direct('UPDATE variants SET stock = 50 WHERE product_id = $1', [tee.id]);
  await setMatrix({ quantity: 5, percent: 10 }, { quantity: 10, percent: 50 });
});

const path = (hash: string, what: string): string => `/omnis/v3/orders/${hash}/${what}/`;

async function read(hash: string): Promise<CustomerOrder> {
  return customerOrderSchema.parse((await shopper.order(hash)).json);
}

/** A paid order of so many of size M. */
async function paidOrder(quantity: number): Promise<{ hash: string; id: string }> {
  await shopper.add(teeItem({ quantity }));
  const { orderHash } = placed(await shopper.place());
  await jobs.idle();
  const [line] = (await read(orderHash)).items;
  return { hash: orderHash, id: line?.id ?? '' };
}

const change = (hash: string, ...wishes: object[]): Promise<TestAnswer> =>
  shopper.client.post(path(hash, 'lines'), { lines: wishes }, { 'idempotency-key': randomUUID() });

/** Captured and refunded amounts of an order's payment, by the processor's books. */
async function books(hash: string): Promise<unknown> {
  const { rows } = await database.direct(
    `SELECT (data->>'capturedMinor')::integer AS captured, (data->>'refundedMinor')::integer AS refunded
     FROM test_processor JOIN orders ON orders.payment_intent = test_processor.id WHERE orders.hash = $1`,
    [hash],
  );
  return rows[0];
}

describe('an order of many with fewer in it', () => {
  test('costs what so few cost, as its page has told', async () => {
    const { hash, id } = await paidOrder(23);
    const options = orderOptionsSchema.parse((await shopper.client.get(path(hash, 'options'))).json);
    expect(options.lines[0]?.quantityPrices).toEqual([
      { quantity: 1, price: 24 },
      { quantity: 5, price: 21.6 },
      { quantity: 10, price: 12 },
    ]);
    // 23 × 12.00 less 3 × 24.00.
    expect(await change(hash, { id, quantity: 3 })).toMatchObject({ status: 200, json: { refund: 204 } });
    await jobs.idle();
    expect(await books(hash)).toEqual({ captured: 27_600, refunded: 20_400 });
    expect(await read(hash)).toMatchObject({
      items: [{ quantity: 3, price: 20, tax: 4, priceIncTax: 24 }],
      totals: { subtotal: 72, total: 72, goodsTax: 12 },
      refunds: [{ amount: 204 }],
    });
  });

  test('keeps its share of a coupon', async () => {
    const code = `FEWER${randomUUID().slice(0, 8)}`.toUpperCase();
    await writeCoupon(platform, { division: demo, code, kind: 'percent', value: 10 });
    await shopper.add(teeItem({ quantity: 20 }));
    await shopper.client.post('/omnis/v3/basket/coupon/', { code });
    const { orderHash } = placed(await shopper.place());
    await jobs.idle();
    const [line] = (await read(orderHash)).items;
    // 216.00 less 5 × 21.60 less a tenth.
    expect(await change(orderHash, { id: line?.id, quantity: 5 })).toMatchObject({ json: { refund: 118.8 } });
    expect((await read(orderHash)).totals).toMatchObject({ subtotal: 108, discount: 10.8, total: 97.2 });
  });

  test('counts its sizes together, those too that stay', async () => {
    await shopper.add(teeItem({ productSize: 'S', quantity: 5 }));
    const { hash, id: s } = await paidOrder(5);
    const m = (await read(hash)).items.find(({ options }) => options.Size === 'M')?.id;
    // Nine cost 21.60 each.
    expect(await change(hash, { id: m, quantity: 4 })).toMatchObject({ status: 409 });
    expect(await change(hash, { id: m, quantity: 0 })).toMatchObject({ status: 200, json: { refund: 12 } });
    expect((await read(hash)).items).toMatchObject([{ id: s, quantity: 5, priceIncTax: 21.6 }]);
  });

  test('is not changed where that would cost more', async () => {
    const { hash, id } = await paidOrder(10);
    expect(await change(hash, { id, quantity: 9 })).toMatchObject({
      status: 409,
      json: { code: 'conflict', message: expect.stringMatching(/^A smaller quantity costs more per item/) },
    });
    await jobs.idle();
    expect(await books(hash)).toEqual({ captured: 12_000, refunded: 0 });
    expect((await read(hash)).items).toMatchObject([{ quantity: 10, priceIncTax: 12 }]);
  });

  test('goes by the steps of the day that it was placed', async () => {
    const { hash, id } = await paidOrder(10);
    await setMatrix();
    expect(await change(hash, { id, quantity: 5 })).toMatchObject({ json: { refund: 12 } });
  });
});
