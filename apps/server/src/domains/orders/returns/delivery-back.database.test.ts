import { randomUUID } from 'node:crypto';
import { customerOrderSchema, invoiceSchema, orderReturnsSchema, type OrderReturns } from '@omnis/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { insertStaff, sendOff } from '../../../testing/after-sale.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { writeProduct, type WrittenProduct } from '../../../testing/test-shop.ts';
import { testShopper, type TestShopper } from '../../../testing/test-shopper.ts';
import { openTill, placed } from '../../../testing/test-till.ts';

const { demo } = testDivisions;
const { platform } = await openTill();
const { jobs } = platform.core;

const staff = await insertStaff(platform, 'refunder', ['orders.view', 'orders.advance', 'orders.refund']);
let shopper: TestShopper;
let product: WrittenProduct;
let products = 0;

afterAll(() => platform.close());
beforeEach(async () => {
  shopper = testShopper(platform.app, testHosts.demo);
  products += 1;
  product = await writeProduct(platform, {
    division: demo,
    urlName: `delivered-${products}`,
    priceMinor: 1000,
    colours: ['Navy'],
    sizes: ['S', 'M'],
    stock: 9,
  });
});

interface Sent {
  readonly id: number;
  readonly hash: string;
  readonly line: string;
}

/** An order of two that has left. */
async function sent(shippingMethod: string): Promise<Sent> {
  await shopper.add({ productId: product.id, productColor: 'Navy', productSize: 'S', quantity: 2 });
  const { orderHash: hash } = placed(await shopper.place({ shippingMethod }));
  await jobs.idle();
  const id = await sendOff(platform, demo, hash);
  const order = customerOrderSchema.parse((await shopper.order(hash)).json);
  return { id, hash, line: order.items[0]?.id ?? '' };
}

const path = (hash: string): string => `/omnis/v3/orders/${hash}/returns/`;
const read = async (hash: string): Promise<OrderReturns> =>
  orderReturnsSchema.parse((await shopper.client.get(path(hash))).json);

/** Sends some of an order back, and books it in. */
async function comesBack({ id, hash, line }: Sent, resolution: 'refund' | 'exchange'): Promise<void> {
  const other = resolution === 'exchange' ? { variantId: product.variant('Navy', 'M') } : {};
  const lines = [{ id: line, quantity: 1, reason: 'changed_mind', ...other }];
  const asked = await shopper.client.post(
    path(hash),
    { resolution, lines },
    { 'idempotency-key': randomUUID() },
  );
  expect(asked.status, asked.text).toBe(200);
  const given = (await read(hash)).returns.at(-1);
  const body = { lines: [{ id: line, received: 1 }] };
  const booked = await staff.post(`/omnis/v3/atlas/orders/${id}/returns/${given?.id}/`, body);
  expect(booked.status, booked.text).toBe(200);
  await jobs.idle();
}

const order = async ({ hash }: Sent) => customerOrderSchema.parse((await shopper.order(hash)).json);

test('goes back with the last of the goods, and is credited at their tax', async () => {
  const at = await sent('standard');
  const { totals } = await order(at);
  expect(totals.shipping).toBeGreaterThan(0);
  expect((await read(at.hash)).delivery).toBe(totals.shipping);
  await comesBack(at, 'refund');
  expect((await order(at)).refunds).toMatchObject([{ amount: 10 }]);
  await comesBack(at, 'refund');
  const { refunds, refunded } = await order(at);
  expect(refunds.at(-1)?.amount).toBeCloseTo(10 + totals.shipping, 2);
  expect(refunded).toBe(totals.total);
  const invoice = invoiceSchema.parse(
    (await shopper.client.get(`/omnis/v3/orders/${at.hash}/invoice/`)).json,
  );
  expect(invoice.afterCredits).toMatchObject({ net: 0, tax: 0, total: 0 });
});

test('a dearer method than the cheapest is refunded at the price of the cheapest', async () => {
  const [plain, quick] = [await sent('standard'), await sent('express')];
  const cheapest = (await order(plain)).totals.shipping;
  expect((await order(quick)).totals.shipping).toBeGreaterThan(cheapest);
  expect((await read(quick.hash)).delivery).toBe(cheapest);
  await comesBack(quick, 'refund');
  await comesBack(quick, 'refund');
  expect((await order(quick)).refunds.at(-1)?.amount).toBeCloseTo(10 + cheapest, 2);
});

test('stays with who has something exchanged: it was delivered to be kept', async () => {
  const at = await sent('standard');
  await comesBack(at, 'exchange');
  expect((await read(at.hash)).delivery).toBe(0);
  await comesBack(at, 'refund');
  expect((await order(at)).refunds).toMatchObject([{ amount: 10 }]);
});

test('nothing of how it was reckoned is told', async () => {
  const { hash } = await sent('express');
  expect(
    Object.keys(Object(Reflect.get(Object((await shopper.order(hash)).json), 'shippingMethod'))),
  ).toEqual(['code', 'name', 'estimate', 'arrival']);
});
