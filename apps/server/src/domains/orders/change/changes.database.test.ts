import { randomUUID } from 'node:crypto';
import { customerOrderSchema, orderOptionsSchema, type CustomerOrder } from '@omnis/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { offerLanguages } from '../../../testing/offer-languages.ts';
import type { TestAnswer } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { insertTestOrder } from '../../../testing/test-orders.ts';
import { writeCoupon, writeProduct, type WrittenProduct } from '../../../testing/test-shop.ts';
import { leeds, testShopper, type TestShopper } from '../../../testing/test-shopper.ts';
import { cardOf, mailsOf, openTill, placed } from '../../../testing/test-till.ts';

const { demo } = testDivisions;
const { platform } = await openTill();
const { database, jobs } = platform.core;
let shopper: TestShopper;
let product: WrittenProduct;
let products = 0;

afterAll(() => platform.close());
beforeEach(async () => {
  shopper = testShopper(platform.app, testHosts.demo);
  products += 1;
  product = await writeProduct(platform, {
    division: demo,
    urlName: `changed-${products}`,
    colours: ['Navy'],
    sizes: ['S', 'M'],
    stock: 5,
  });
});

const path = (hash: string, what: string): string => `/omnis/v3/orders/${hash}/${what}/`;
const send = (
  hash: string,
  what: 'lines' | 'cancel',
  { body = {}, key = randomUUID(), by = shopper }: { body?: object; key?: string; by?: TestShopper } = {},
): Promise<TestAnswer> => by.client.post(path(hash, what), body, { 'idempotency-key': key });
const lines = (...wishes: object[]) => ({ body: { lines: wishes } });

async function read(hash: string): Promise<CustomerOrder> {
  return customerOrderSchema.parse((await shopper.order(hash)).json);
}

async function optionsOf(hash: string) {
  return orderOptionsSchema.parse((await shopper.client.get(path(hash, 'options'))).json);
}

/** An order that is paid: three of size S, one of size M; 4 × 24.00 with free delivery. */
async function paidOrder(): Promise<{ hash: string; number: string; s: string; m: string }> {
  await shopper.add({ productId: product.id, productColor: 'Navy', productSize: 'S', quantity: 3 });
  await shopper.add({ productId: product.id, productColor: 'Navy', productSize: 'M', quantity: 1 });
  const { orderHash, number } = placed(await shopper.place());
  await jobs.idle();
  const { items } = await read(orderHash);
  const idOf = (size: string): string => items.find(({ options }) => options.Size === size)?.id ?? '';
  return { hash: orderHash, number, s: idOf('S'), m: idOf('M') };
}

async function stock(): Promise<number[]> {
  const { rows } = await database.direct(
    'SELECT stock FROM variants WHERE product_id = $1 AND division_id = $2 ORDER BY size DESC',
    [product.id, demo],
  );
  return rows.map((row) => Number(Reflect.get(Object(row), 'stock')));
}

/** Captured and refunded amounts of an order's payment, by the processor's books. */
async function books(hash: string): Promise<unknown> {
  const { rows } = await database.direct(
    `SELECT (data->>'capturedMinor')::integer AS captured, (data->>'refundedMinor')::integer AS refunded
     FROM test_processor JOIN orders ON orders.payment_intent = test_processor.id WHERE orders.hash = $1`,
    [hash],
  );
  return rows[0];
}

async function setStatus(hash: string, status: string): Promise<void> {
  await database.direct('UPDATE orders SET status = $2 WHERE hash = $1', [hash, status]);
}

describe('taking goods out', () => {
  test('gives their price back, and the goods to the stock', async () => {
    const { hash, s } = await paidOrder();
    expect(await stock()).toEqual([2, 4]);
    expect(await send(hash, 'lines', lines({ id: s, quantity: 1 }))).toMatchObject({
      status: 200,
      json: { refund: 48 },
    });
    expect(await stock()).toEqual([4, 4]);
    await jobs.idle();
    expect(await books(hash)).toEqual({ captured: 9600, refunded: 4800 });
    expect(await read(hash)).toMatchObject({
      status: 'paid',
      payment: { state: 'paid' },
      totals: { subtotal: 48, total: 48, goodsTax: 8 },
      itemCount: 2,
      refunds: [{ amount: 48, state: 'refunded' }],
    });
    expect((await mailsOf(shopper, 'order.changed')).at(-1)?.text).toContain('£48.00');
  });

  test('takes a line out, and cancels what is left whole', async () => {
    const { hash, m } = await paidOrder();
    expect(await send(hash, 'lines', lines({ id: m, quantity: 0 }))).toMatchObject({ json: { refund: 24 } });
    expect((await read(hash)).items).toHaveLength(1);
    const key = randomUUID();
    expect(await send(hash, 'cancel', { key })).toMatchObject({ status: 200, json: { refund: 72 } });
    // Asked again, as after a broken line.
    expect(await send(hash, 'cancel', { key })).toMatchObject({ status: 200, json: { refund: 72 } });
    await jobs.idle();
    expect(await books(hash)).toEqual({ captured: 9600, refunded: 9600 });
    expect(await stock()).toEqual([5, 5]);
    expect(await read(hash)).toMatchObject({
      status: 'refunded',
      payment: { state: 'refunded' },
      refunds: [
        { amount: 24, state: 'refunded', reason: 'You took goods out of your order' },
        { amount: 72, state: 'refunded', reason: 'You cancelled your order' },
      ],
    });
    await offerLanguages(platform.core, demo, ['en', 'de']);
    shopper.client.cookies.set('language', 'de');
    const { refunds } = await read(hash);
    await offerLanguages(platform.core, demo, ['en']);
    expect(refunds.at(-1)?.reason).toBe('Sie haben Ihre Bestellung storniert');
  });

  test('keeps the share of the discount', async () => {
    const code = `CHANGE${products}`;
    await writeCoupon(platform, { division: demo, code, kind: 'percent', value: 10 });
    await shopper.client.post('/omnis/v3/basket/coupon/', { code });
    await shopper.add({ productId: product.id, productColor: 'Navy', productSize: 'S', quantity: 3 });
    await shopper.client.post('/omnis/v3/basket/coupon/', { code });
    const { orderHash } = placed(await shopper.place());
    await jobs.idle();
    const { items, totals } = await read(orderHash);
    expect(totals).toMatchObject({ subtotal: 72, discount: 7.2, total: 64.8 });
    const [line] = items;
    expect(await send(orderHash, 'lines', lines({ id: line?.id, quantity: 1 }))).toMatchObject({
      json: { refund: 43.2 },
    });
    await jobs.idle();
    expect(await books(orderHash)).toEqual({ captured: 6480, refunded: 4320 });
    expect((await read(orderHash)).totals).toMatchObject({ subtotal: 24, discount: 2.4, total: 21.6 });
  });

  test('is done once for its key, and of twenty at once one gives money back', async () => {
    const { hash, s } = await paidOrder();
    const key = randomUUID();
    const wish = lines({ id: s, quantity: 2 });
    const twice = await Promise.all([
      send(hash, 'lines', { ...wish, key }),
      send(hash, 'lines', { ...wish, key }),
    ]);
    expect(twice.map(({ json }) => json)).toEqual([twice[0]?.json, twice[0]?.json]);
    expect(twice[0]).toMatchObject({ status: 200, json: { refund: 24 } });
    expect(await send(hash, 'lines', { ...lines({ id: s, quantity: 1 }), key })).toMatchObject({
      status: 409,
      json: { code: 'idempotency_key_reused' },
    });
    const many = await Promise.all(
      Array.from({ length: 20 }, () => send(hash, 'lines', lines({ id: s, quantity: 1 }))),
    );
    expect(many.map(({ status }) => status)).toEqual(many.map(() => 200));
    expect(many.filter(({ json }) => Reflect.get(Object(json), 'refund') === 24)).toHaveLength(1);
    await jobs.idle();
    expect(await books(hash)).toEqual({ captured: 9600, refunded: 4800 });
    expect(await stock()).toEqual([4, 4]);
  });

  test('of changes and cancellations at once, no more goes back than was taken', async () => {
    const { hash, s, m } = await paidOrder();
    await Promise.all([
      ...Array.from({ length: 5 }, (_, index) => send(hash, 'lines', lines({ id: s, quantity: index % 3 }))),
      ...Array.from({ length: 5 }, () => send(hash, 'cancel')),
      ...Array.from({ length: 5 }, () => send(hash, 'lines', lines({ id: m, quantity: 0 }))),
    ]);
    await jobs.idle();
    expect(await books(hash)).toEqual({ captured: 9600, refunded: 9600 });
    expect(await stock()).toEqual([5, 5]);
  });

  test.each([
    ['more than were ordered', (id: string) => [{ id, quantity: 4 }], 'lines.0.quantity'],
    [
      'everything',
      (id: string, other: string) => [
        { id, quantity: 0 },
        { id: other, quantity: 0 },
      ],
      'lines',
    ],
    ['a line of somebody else', () => [{ id: randomUUID(), quantity: 0 }], 'lines.0.id'],
    [
      'a line twice',
      (id: string) => [
        { id, quantity: 1 },
        { id, quantity: 0 },
      ],
      'lines',
    ],
    ['another product', (id: string) => [{ id, quantity: 1, variantId: randomUUID() }], 'lines.0.variantId'],
  ])('is refused for %s', async (_what, wishes, field) => {
    const { hash, s, m } = await paidOrder();
    expect(await send(hash, 'lines', lines(...wishes(s, m)))).toMatchObject({
      status: 422,
      json: { errors: [{ field }] },
    });
    await jobs.idle();
    expect(await books(hash)).toEqual({ captured: 9600, refunded: 0 });
  });
});

describe('another size', () => {
  test('is sent at the price that was paid, and the stock follows', async () => {
    const { hash, s } = await paidOrder();
    const { lines: choices } = await optionsOf(hash);
    expect(choices.find(({ id }) => id === s)?.choices).toEqual([
      { variantId: product.variant('Navy', 'S'), options: { Colour: 'Navy', Size: 'S' }, left: 2 },
      { variantId: product.variant('Navy', 'M'), options: { Colour: 'Navy', Size: 'M' }, left: 4 },
    ]);
    const wish = { id: s, quantity: 3, variantId: product.variant('Navy', 'M') };
    expect(await send(hash, 'lines', lines(wish))).toMatchObject({ status: 200, json: { refund: 0 } });
    expect(await stock()).toEqual([5, 1]);
    expect((await read(hash)).items.map(({ options, quantity }) => [options.Size, quantity])).toEqual([
      ['M', 3],
      ['M', 1],
    ]);
    await jobs.idle();
    expect(await books(hash)).toEqual({ captured: 9600, refunded: 0 });
  });

  test('is refused when it is sold out, or costs something else', async () => {
    const { hash, s } = await paidOrder();
    const wish = lines({ id: s, quantity: 3, variantId: product.variant('Navy', 'M') });
    await database.direct('UPDATE variants SET stock = 2 WHERE id = $1', [product.variant('Navy', 'M')]);
    expect(await send(hash, 'lines', wish)).toMatchObject({ status: 409, json: { code: 'sold_out' } });
    await database.direct('UPDATE variants SET stock = 9, price_minor = 2500 WHERE id = $1', [
      product.variant('Navy', 'M'),
    ]);
    expect(await send(hash, 'lines', wish)).toMatchObject({ status: 409, json: { code: 'conflict' } });
    expect(await stock()).toEqual([2, 9]);
  });
});

describe('cancelling', () => {
  test('gives everything back, once, with the coupon', async () => {
    const code = `CANCEL${products}`;
    await writeCoupon(platform, { division: demo, code, maxUses: 1 });
    await shopper.add({ productId: product.id, productColor: 'Navy', productSize: 'S' });
    await shopper.client.post('/omnis/v3/basket/coupon/', { code });
    const { orderHash } = placed(await shopper.place());
    await jobs.idle();
    const { totals } = await read(orderHash);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(orderHash, 'cancel')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ]);
    await jobs.idle();
    const taken = Math.round(totals.total * 100);
    expect(await books(orderHash)).toEqual({ captured: taken, refunded: taken });
    expect(await stock()).toEqual([5, 5]);
    const { rows } = await database.direct('SELECT uses FROM discount_codes WHERE code = $1', [code]);
    expect(rows).toEqual([{ uses: 0 }]);
    expect((await mailsOf(shopper, 'order.cancelled')).length).toBeGreaterThan(0);
    expect((await optionsOf(orderHash)).stage).toBe('closed');
  });

  test.each(['processing', 'packing', 'issue', 'complete'])(
    'is refused in %s, as every change is',
    async (status) => {
      const { hash, s } = await paidOrder();
      await setStatus(hash, status);
      expect((await send(hash, 'cancel')).status).toBe(409);
      expect((await send(hash, 'lines', lines({ id: s, quantity: 1 }))).status).toBe(409);
      expect((await shopper.client.post(path(hash, 'address'), { shippingAddress: leeds })).status).toBe(409);
      expect(await optionsOf(hash)).toMatchObject({
        stage: status === 'complete' ? 'shipped' : 'making',
        canCancel: false,
        canChangeLines: false,
        canSetAddress: false,
      });
      await jobs.idle();
      expect(await books(hash)).toEqual({ captured: 9600, refunded: 0 });
    },
  );

  test('of an order that is not paid there is nothing to cancel', async () => {
    await shopper.add({ productId: product.id, productColor: 'Navy', productSize: 'S' });
    const { orderHash } = placed(
      await shopper.place({ paymentMethod: await cardOf(shopper, '4000000000006991') }),
    );
    await jobs.idle();
    expect(await optionsOf(orderHash)).toMatchObject({
      stage: 'unpaid',
      canCancel: false,
      canSetAddress: true,
    });
    expect((await send(orderHash, 'cancel')).status).toBe(409);
  });

  test('of an exchange is refused: it is never refunded', async () => {
    const { hash } = await insertTestOrder(database, { division_id: demo, parent_id: 1, total_minor: 0 });
    expect((await send(hash, 'cancel')).status).toBe(409);
  });
});

describe('another address', () => {
  const york = { ...leeds, street: '2 Low Street', city: 'York', zip: 'yo1 7hh' };

  test('is where the parcel goes, as staff see too', async () => {
    const { hash, number } = await paidOrder();
    expect(await shopper.client.post(path(hash, 'address'), { shippingAddress: york })).toMatchObject({
      status: 200,
    });
    expect(await read(hash)).toMatchObject({
      shippingAddress: { street: '2 Low Street', city: 'York', zip: 'YO1 7HH' },
      billingAddress: { city: 'Leeds' },
    });
    const told = (await mailsOf(shopper, 'order.address_changed')).filter(({ subject }) =>
      subject.includes(number),
    );
    expect(told).toHaveLength(1);
    const { rows } = await database.direct(
      'SELECT kind, text FROM order_changes c JOIN orders o ON o.id = c.order_id WHERE o.hash = $1',
      [hash],
    );
    expect(rows).toEqual([{ kind: 'address', text: expect.stringContaining('2 Low Street, York') }]);
  });

  test('goes by the rules of the checkout', async () => {
    const { hash } = await paidOrder();
    expect(
      await shopper.client.post(path(hash, 'address'), { shippingAddress: { ...york, zip: 'nowhere' } }),
    ).toMatchObject({ status: 422, json: { errors: [{ field: 'shippingAddress.zip' }] } });
  });

  test('is refused where delivery has another price, and offered where it has the same', async () => {
    const { hash } = await paidOrder();
    expect((await optionsOf(hash)).countries).toEqual(['GB', 'JE']);
    const paris = { ...york, country: 'FR', zip: '75001' };
    expect(await shopper.client.post(path(hash, 'address'), { shippingAddress: paris })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'shippingAddress.country' }] },
    });
  });
});

describe('an order and its owner', () => {
  test.each([
    ['another store', testHosts.other],
    ['the preview origin', 'demo.preview.localhost:3000'],
  ])('%s knows nothing of the order', async (_name, host) => {
    const { hash, s } = await paidOrder();
    const by = testShopper(platform.app, host);
    expect((await by.client.get(path(hash, 'options'))).status).toBe(404);
    expect((await send(hash, 'lines', { ...lines({ id: s, quantity: 0 }), by })).status).toBe(404);
    expect((await send(hash, 'cancel', { by })).status).toBe(404);
    expect((await by.client.post(path(hash, 'address'), { shippingAddress: leeds })).status).toBe(404);
  });

  test('nobody finds an order by a made-up hash', async () => {
    const hash = 'x'.repeat(30);
    expect((await shopper.client.get(path(hash, 'options'))).status).toBe(404);
    expect((await send(hash, 'cancel')).status).toBe(404);
  });
});

describe('a link that was lost', () => {
  const ask = (number: string, email: string, by = shopper) =>
    by.client.post('/omnis/v3/orders/link/', { number, email, purpose: 'edit-order' });

  test('is mailed to the address of the order, and asking tells nothing', async () => {
    const { hash, number } = await paidOrder();
    const before = (await mailsOf(shopper, 'order.link')).length;
    const right = await ask(`#${number.toLowerCase()}`, 'Ann@Shop.example');
    const wrong = await ask(number, 'eve@shop.example');
    const none = await ask('DEMO-0', 'ann@shop.example');
    const elsewhere = await ask(number, 'ann@shop.example', testShopper(platform.app, testHosts.other));
    for (const answer of [wrong, none, elsewhere])
      expect({ status: answer.status, json: answer.json }).toEqual({ status: 200, json: right.json });
    await jobs.idle();
    const mails = await mailsOf(shopper, 'order.link');
    expect(mails).toHaveLength(before + 1);
    expect(
      mails.some(({ to, text }) => to === 'ann@shop.example' && text.includes(`/edit-order/${hash}`)),
    ).toBe(true);
  });

  test('can be asked for a few times only', async () => {
    const email = `often${products}@shop.example`;
    const answers: number[] = [];
    for (let round = 0; round < 6; round += 1) answers.push((await ask('DEMO-0', email)).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
