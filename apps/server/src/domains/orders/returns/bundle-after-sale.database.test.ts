import { randomUUID } from 'node:crypto';
import { orderReturnsSchema } from '@omnis/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertStaff, sendOff } from '../../../testing/after-sale.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { writeProduct, type WrittenProduct } from '../../../testing/test-shop.ts';
import { testShopper, type TestShopper } from '../../../testing/test-shopper.ts';
import { cardOf, openTill, orderOf, placed } from '../../../testing/test-till.ts';
import { patchNow } from '../../../testing/patch-now.ts';

const { demo } = testDivisions;
const { platform, tee, stockOf } = await openTill();
const { core } = platform;
const owner = await testOwner(platform, [demo]);
const staff = await insertStaff(platform, 'refunder', ['orders.view', 'orders.advance', 'orders.refund']);
const single = { division: demo, colours: [''], sizes: [''] };
let shopper: TestShopper;
let kit: WrittenProduct;
let cup: WrittenProduct;

afterAll(() => platform.close());
beforeAll(async () => {
  cup = await writeProduct(platform, { ...single, urlName: 'cup', priceMinor: 900 });
  // Two boxes that it comes in.
  kit = await writeProduct(platform, {
    ...single,
    urlName: 'kit',
    priceMinor: 3000,
    colours: ['Green', 'Blue'],
  });
  const bundleItems = [
    { productId: tee.id, quantity: 1 },
    { productId: cup.id, quantity: 2 },
  ];
  await patchNow(owner, `/omnis/v3/dashboard/divisions/${demo}/products/${kit.id}/`, { bundleItems });
});
beforeEach(async () => {
  shopper = testShopper(platform.app, testHosts.demo);
  await setCups(10);
});

async function setCups(stock: number): Promise<void> {
  await core.database.tenant(demo, ({ query }) =>
    query.updateTable('variants').set({ stock }).where('product_id', '=', cup.id).execute(),
  );
  await platform.services.catalogue.service.stockChanged(demo, [cup.id]);
}

const add = (quantity: number) =>
  shopper.add({
    productId: kit.id,
    productColor: 'Green',
    quantity,
    bundleItems: [tee.variant('Navy', 'M')],
  });

/** An order of two bundles that has left. */
async function sentKits() {
  expect((await add(2)).status).toBe(200);
  const order = await orderOf(shopper, await shopper.place());
  await core.jobs.idle();
  expect(await stockOf(cup)).toBe(6);
  const id = await sendOff(platform, demo, order.orderHash);
  return { id, hash: order.orderHash, line: order.items[0]?.id ?? '' };
}

const path = (hash: string): string => `/omnis/v3/orders/${hash}/returns/`;
const read = async (hash: string) => orderReturnsSchema.parse((await shopper.client.get(path(hash))).json);

/** Asks for a return and books it in as it comes, with its goods back on the shelf. */
async function sendBack(
  { id, hash, line }: Awaited<ReturnType<typeof sentKits>>,
  wish: object,
  quantity: number,
) {
  const asked = await shopper.client.post(path(hash), wish, { 'idempotency-key': randomUUID() });
  expect(asked, asked.text).toMatchObject({ status: 200 });
  const given = (await read(hash)).returns.at(-1);
  const body = { lines: [{ id: line, received: quantity }], restock: true };
  const booked = await staff.post(`/omnis/v3/atlas/orders/${id}/returns/${given?.id ?? 0}/`, body);
  await core.jobs.idle();
  return booked;
}

describe('a bundle', () => {
  test('comes back as one thing: its price is refunded, and each part is on the shelf again', async () => {
    const order = await sentKits();
    const lines = [{ id: order.line, quantity: 1, reason: 'changed_mind' }];
    const booked = await sendBack(order, { resolution: 'refund', lines }, 1);
    expect(booked, booked.text).toMatchObject({ status: 200 });
    expect(await stockOf(cup)).toBe(8);
    expect((await shopper.order(order.hash)).json).toMatchObject({
      refunds: [{ amount: 30, state: 'refunded' }],
    });
    expect((await read(order.hash)).lines).toMatchObject([{ returnable: 1 }]);
  });

  test('is exchanged for another one with the same in it', async () => {
    const order = await sentKits();
    const variantId = kit.variant('Blue');
    const lines = [{ id: order.line, quantity: 1, reason: 'wrong_item', variantId }];
    const booked = await sendBack(order, { resolution: 'exchange', lines }, 1);
    expect(booked, booked.text).toMatchObject({ status: 200, json: { status: 'exchanged' } });
    // Two cups came back, and two left again.
    expect(await stockOf(cup)).toBe(6);
    const { rows } = await core.database.direct('SELECT hash FROM orders WHERE parent_id = $1', [order.id]);
    const child = String(Reflect.get(Object(rows[0]), 'hash'));
    expect((await shopper.order(child)).json).toMatchObject({
      items: [
        {
          quantity: 1,
          options: { Colour: 'Blue' },
          total: 0,
          bundleItems: [
            { name: 'tee', quantity: 1 },
            { name: 'cup', quantity: 2 },
          ],
        },
      ],
    });
  });

  test('cannot be exchanged while its parts are not enough', async () => {
    const order = await sentKits();
    await setCups(1);
    const lines = [{ id: order.line, quantity: 1, reason: 'wrong_item', variantId: kit.variant('Blue') }];
    expect(await sendBack(order, { resolution: 'exchange', lines }, 1)).toMatchObject({
      status: 409,
      json: { code: 'sold_out' },
    });
    expect(await stockOf(cup)).toBe(1);
  });

  test('that was not paid puts its parts back, and takes them again when it is', async () => {
    await add(2);
    const card = await cardOf(shopper, '4000000000006991');
    const { orderHash } = placed(await shopper.place({ paymentMethod: card }));
    await core.jobs.idle();
    expect(await stockOf(cup)).toBe(10);
    const pay = () =>
      shopper.client.post(
        `/omnis/v3/checkout/pay/${orderHash}/`,
        { paymentMethod: 'pm_card_visa' },
        { 'idempotency-key': randomUUID() },
      );
    await setCups(3);
    expect(await pay()).toMatchObject({ status: 409 });
    expect(await stockOf(cup)).toBe(3);
    await setCups(4);
    expect(placed(await pay())).toMatchObject({ status: 'placed' });
    await core.jobs.idle();
    expect(await stockOf(cup)).toBe(0);
    expect((await shopper.order(orderHash)).json).toMatchObject({
      status: 'paid',
      items: [{ quantity: 2, bundleItems: [{ name: 'tee' }, { name: 'cup', quantity: 2 }] }],
    });
  });
});
