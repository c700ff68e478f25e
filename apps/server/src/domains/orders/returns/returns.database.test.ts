import { randomUUID } from 'node:crypto';
import { customerOrderSchema, orderReturnsSchema, type OrderReturns } from '@omnis/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertStaff, sendOff } from '../../../testing/after-sale.ts';
import type { TestAnswer, TestClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { writeProduct, type WrittenProduct } from '../../../testing/test-shop.ts';
import { testShopper, type TestShopper } from '../../../testing/test-shopper.ts';
import { mailsOf, openTill, placed } from '../../../testing/test-till.ts';

const { demo } = testDivisions;
const { platform } = await openTill();
const { database, jobs } = platform.core;

const staff = await insertStaff(platform, 'refunder', ['orders.view', 'orders.advance', 'orders.refund']);
const picker = await insertStaff(platform, 'picker', ['orders.view', 'orders.advance']);
let shopper: TestShopper;
let product: WrittenProduct;
let products = 0;

afterAll(() => platform.close());
beforeEach(async () => {
  shopper = testShopper(platform.app, testHosts.demo);
  products += 1;
  product = await writeProduct(platform, {
    division: demo,
    urlName: `back-${products}`,
    priceMinor: 1999,
    colours: ['Navy'],
    sizes: ['S', 'M'],
    stock: 9,
  });
});

const path = (hash: string): string => `/omnis/v3/orders/${hash}/returns/`;
const ask = (hash: string, body: object, { key = randomUUID(), by = shopper } = {}): Promise<TestAnswer> =>
  by.client.post(path(hash), body, { 'idempotency-key': key });

async function read(hash: string): Promise<OrderReturns> {
  return orderReturnsSchema.parse((await shopper.client.get(path(hash))).json);
}

/** An order of three that has left. */
async function sentOrder(): Promise<{ id: number; hash: string; line: string }> {
  await shopper.add({ productId: product.id, productColor: 'Navy', productSize: 'S', quantity: 3 });
  const { orderHash: hash } = placed(await shopper.place());
  await jobs.idle();
  const id = await sendOff(platform, demo, hash);
  const order = customerOrderSchema.parse((await shopper.order(hash)).json);
  return { id, hash, line: order.items[0]?.id ?? '' };
}

const refundOf = (line: string, quantity = 1) => ({
  resolution: 'refund',
  lines: [{ id: line, quantity, reason: 'too_small' }],
});

/** Puts what its buyer filled in on a line. */
const personalise = (line: string) =>
  database.direct(`UPDATE order_items SET personalisation = $1 WHERE id = $2`, [
    JSON.stringify([{ id: 'name', label: 'Name', value: 'Ada' }]),
    line,
  ]);

const book = (
  at: { id: number; returnId: number },
  body: object,
  by: TestClient = staff,
): Promise<TestAnswer> => by.post(`/omnis/v3/atlas/orders/${at.id}/returns/${at.returnId}/`, body);

async function books(hash: string): Promise<unknown> {
  const { rows } = await database.direct(
    `SELECT (data->>'capturedMinor')::integer AS captured, (data->>'refundedMinor')::integer AS refunded
     FROM test_processor JOIN orders ON orders.payment_intent = test_processor.id WHERE orders.hash = $1`,
    [hash],
  );
  return rows[0];
}

async function stock(): Promise<number[]> {
  const { rows } = await database.direct(
    'SELECT stock FROM variants WHERE product_id = $1 AND division_id = $2 ORDER BY size DESC',
    [product.id, demo],
  );
  return rows.map((row) => Number(Reflect.get(Object(row), 'stock')));
}

describe('sending something back', () => {
  test('gets a label and a mail, and counts what is on its way', async () => {
    const { hash, line } = await sentOrder();
    expect(await read(hash)).toMatchObject({ lines: [{ id: line, returnable: 3 }], returns: [] });
    const answer = await ask(hash, refundOf(line, 2));
    expect(answer).toMatchObject({ status: 200 });
    const after = await read(hash);
    expect(after).toMatchObject({
      lines: [{ returnable: 1 }],
      returns: [{ state: 'asked', resolution: 'refund', lines: [{ quantity: 2, received: null }] }],
    });
    const [given] = after.returns;
    expect(given?.code.length).toBeGreaterThan(20);
    expect(
      (await mailsOf(shopper, 'order.return_asked')).some(({ text }) => text.includes(`/returns/${hash}`)),
    ).toBe(true);
  });

  test('has its label as a file too, which nobody keeps', async () => {
    const { hash, line } = await sentOrder();
    await ask(hash, refundOf(line));
    const [given] = (await read(hash)).returns;
    const label = (number: string, host: string = testHosts.demo) =>
      platform.app.inject({ url: `/returns/${hash}/${number}.pdf`, headers: { host } });
    const { statusCode, headers, rawPayload } = await label(given?.number ?? '');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect([...rawPayload.toString('latin1').matchAll(/\/Type \/Page\b(?!s)/g)]).toHaveLength(1);
    expect((await label('R-NONE-1')).statusCode).toBe(404);
    expect((await label(given?.number ?? '', testHosts.other)).statusCode).toBe(404);
  });

  test('is noted once for its key, and of twenty at once no more than there are', async () => {
    const { hash, line } = await sentOrder();
    const key = randomUUID();
    const [first, second] = await Promise.all([
      ask(hash, refundOf(line), { key }),
      ask(hash, refundOf(line), { key }),
    ]);
    expect(first?.json).toEqual(second?.json);
    expect(await ask(hash, refundOf(line, 2), { key })).toMatchObject({
      status: 409,
      json: { code: 'idempotency_key_reused' },
    });
    const many = await Promise.all(Array.from({ length: 20 }, () => ask(hash, refundOf(line))));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(many.filter(({ status }) => status === 422)).toHaveLength(18);
    expect((await read(hash)).lines).toMatchObject([{ returnable: 0 }]);
  });

  test('is cancelled until it has arrived: its label counts no more, and its goods come back by another', async () => {
    const { hash, line, id } = await sentOrder();
    await ask(hash, refundOf(line, 3));
    const [given] = (await read(hash)).returns;
    const [number, returnId] = [given?.number ?? '', given?.id ?? 0];
    const label = () =>
      platform.app.inject({ url: `/returns/${hash}/${number}.pdf`, headers: { host: testHosts.demo } });
    const cancel = (of = number) => shopper.client.post(`${path(hash)}${of}/cancel/`, {});
    expect((await label()).statusCode).toBe(200);
    expect((await cancel('R-NONE-1')).status).toBe(404);
    expect(await cancel()).toMatchObject({ status: 200, json: { message: 'Your return is cancelled.' } });
    // An answer that was lost is asked for once more.
    expect((await cancel()).status).toBe(200);
    const mails = (await mailsOf(shopper, 'order.return_cancelled')).filter(({ subject }) =>
      subject.includes(number),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Reply to this email if the parcel is on its way already.');
    expect((await label()).statusCode).toBe(404);
    expect(await read(hash)).toMatchObject({ lines: [{ returnable: 3 }], returns: [] });
    const order = (await staff.get(`/omnis/v3/atlas/orders/${id}/`)).json;
    expect(order).toMatchObject({ returns: [{ number, state: 'cancelled' }] });
    const arrived = { lines: [{ id: line, received: 3 }], restock: false };
    expect(await book({ id, returnId }, arrived)).toMatchObject({
      status: 409,
      json: { message: 'The customer has cancelled this return' },
    });

    expect((await ask(hash, refundOf(line, 3))).status).toBe(200);
    const [next] = (await read(hash)).returns;
    expect(next?.number).not.toBe(number);
    await database.direct(`UPDATE order_returns SET state = 'booked' WHERE number = $1`, [next?.number]);
    expect(await cancel(next?.number)).toMatchObject({ status: 409 });
  });

  test('is refused before it has left, and when the time is over', async () => {
    const { hash, line, id } = await sentOrder();
    await database.direct(`UPDATE orders SET status = 'packing' WHERE id = $1`, [id]);
    expect((await ask(hash, refundOf(line))).status).toBe(409);
    await database.direct(`UPDATE orders SET status = 'complete' WHERE id = $1`, [id]);
    await database.direct(`UPDATE order_status_log SET at = now() - interval '46 days' WHERE order_id = $1`, [
      id,
    ]);
    expect((await ask(hash, refundOf(line))).status).toBe(409);
    expect((await read(hash)).lines).toMatchObject([{ returnable: 0 }]);
  });

  test.each([
    ['another store', testHosts.other],
    ['the preview origin', 'demo.preview.localhost:3000'],
  ])('is not known to %s', async (_name, host) => {
    const { hash, line } = await sentOrder();
    const by = testShopper(platform.app, host);
    expect((await by.client.get(path(hash))).status).toBe(404);
    expect((await ask(hash, refundOf(line), { by })).status).toBe(404);
    expect((await by.client.get(`/returns/${hash}/R-1.pdf`)).status).toBe(404);
  });

  test('made for its buyer alone is taken back only where something is wrong with it', async () => {
    const { hash, line } = await sentOrder();
    expect((await read(hash)).lines[0]?.reasons).toHaveLength(6);
    await personalise(line);
    expect((await read(hash)).lines).toMatchObject([{ returnable: 3, reasons: ['faulty', 'wrong_item'] }]);
    const because = (reason: string) =>
      ask(hash, { resolution: 'refund', lines: [{ id: line, quantity: 1, reason }] });
    for (const reason of ['too_small', 'changed_mind', 'not_as_pictured'])
      expect(await because(reason)).toMatchObject({
        status: 422,
        json: { errors: [{ field: 'lines.0.reason' }] },
      });
    expect((await read(hash)).returns).toEqual([]);
    expect(await because('faulty')).toMatchObject({ status: 200 });
  });
});

describe('booking a return in', () => {
  test('gives back what has arrived, once, and the goods to the stock', async () => {
    const { id, hash, line } = await sentOrder();
    await ask(hash, refundOf(line, 2));
    const [given] = (await read(hash)).returns;
    const returnId = given?.id ?? 0;
    const scanned = await staff.get(`/omnis/v3/atlas/orders/?search=${given?.number}`);
    expect(scanned.json).toMatchObject({ items: [{ id }], total: 1 });
    const body = { lines: [{ id: line, received: 1 }], restock: true };
    const answers = await Promise.all(Array.from({ length: 20 }, () => book({ id, returnId }, body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    await jobs.idle();
    expect(await books(hash)).toEqual({ captured: 5997, refunded: 1999 });
    expect(await stock()).toEqual([7, 9]);
    expect((await read(hash)).lines).toMatchObject([{ returnable: 2 }]);
    expect((await shopper.order(hash)).json).toMatchObject({
      refunds: [{ amount: 19.99, state: 'refunded' }],
      totals: { total: 59.97 },
      refunded: 19.99,
      exchangedCount: 0,
      replaces: null,
      items: [{ refunded: 19.99 }],
      returns: [{ state: 'booked', lines: [{ id: line, received: 1 }] }],
    });
    expect((await mailsOf(shopper, 'order.return_booked')).at(-1)?.text).toContain('£19.99');
  });

  test('says what was missing in the parcel, and of an empty one that nothing arrived', async () => {
    const bookedWith = async (received: number) => {
      const { id, hash, line } = await sentOrder();
      await ask(hash, refundOf(line, 2));
      const given = (await read(hash)).returns.at(-1);
      const answer = await book({ id, returnId: given?.id ?? 0 }, { lines: [{ id: line, received }] });
      expect(answer.status).toBe(200);
      await jobs.idle();
      const mails = await mailsOf(shopper, 'order.return_booked');
      return mails.find(({ subject }) => subject.includes(`${given?.number} `));
    };
    expect((await bookedWith(1))?.text).toContain('Announced: 2; found in the parcel: 1. We refund £19.99');
    expect((await bookedWith(2))?.text).not.toContain('Announced');
    const none = await bookedWith(0);
    expect(none?.subject).toMatch(/^Your return R-\S+ did not reach us$/);
    expect(none?.text).not.toContain('we have received');
  });

  test('over several returns never gives back more than was paid', async () => {
    const { id, hash, line } = await sentOrder();
    for (let round = 0; round < 3; round += 1) {
      await ask(hash, refundOf(line));
      const given = (await read(hash)).returns.at(-1);
      expect(
        (await book({ id, returnId: given?.id ?? 0 }, { lines: [{ id: line, received: 1 }] })).status,
      ).toBe(200);
    }
    await jobs.idle();
    expect(await books(hash)).toEqual({ captured: 5997, refunded: 5997 });
    expect((await ask(hash, refundOf(line))).status).toBe(422);
  });

  test('takes no more than was announced, and money only by who may give it', async () => {
    const { id, hash, line } = await sentOrder();
    await ask(hash, refundOf(line));
    const [given] = (await read(hash)).returns;
    const at = { id, returnId: given?.id ?? 0 };
    expect((await book(at, { lines: [{ id: line, received: 2 }] })).status).toBe(422);
    expect((await book(at, { lines: [{ id: randomUUID(), received: 1 }] })).status).toBe(422);
    expect((await book(at, { lines: [{ id: line, received: 1 }] }, picker)).status).toBe(403);
    expect(
      (await book({ ...at, returnId: at.returnId + 1000 }, { lines: [{ id: line, received: 1 }] })).status,
    ).toBe(404);
    await jobs.idle();
    expect(await books(hash)).toEqual({ captured: 5997, refunded: 0 });
  });

  test('makes an exchange as a child order that costs nothing and is never refunded', async () => {
    const { id, hash, line } = await sentOrder();
    const wish = {
      resolution: 'exchange',
      lines: [{ id: line, quantity: 2, reason: 'too_small', variantId: product.variant('Navy', 'M') }],
    };
    expect((await ask(hash, wish)).status).toBe(200);
    const [given] = (await read(hash)).returns;
    const answer = await book(
      { id, returnId: given?.id ?? 0 },
      { lines: [{ id: line, received: 2 }] },
      picker,
    );
    expect(answer).toMatchObject({ status: 200, json: { status: 'exchanged' } });
    const { rows } = await database.direct(
      `SELECT hash, status, payment_state, total_minor::integer AS total, reprint_reason FROM orders WHERE parent_id = $1`,
      [id],
    );
    expect(rows).toEqual([
      { hash: expect.any(String), status: 'paid', payment_state: 'paid', total: 0, reprint_reason: null },
    ]);
    const child = String(Reflect.get(Object(rows[0]), 'hash'));
    expect((await shopper.order(child)).json).toMatchObject({
      items: [{ quantity: 2, options: { Size: 'M' }, total: 0 }],
      // When the first parcel was to arrive is not said of this one.
      shippingMethod: { name: expect.stringMatching(/./), estimate: '' },
      replaces: { orderHash: hash },
    });
    expect((await shopper.order(hash)).json).toMatchObject({
      exchangedCount: 2,
      refunded: 0,
      replaces: null,
      replacements: [{ orderHash: child, returnNumber: given?.number }],
    });
    // The factory makes the variant that is sent, by its SKU.
    const { rows: made } = await database.direct(
      `SELECT sku FROM order_items i JOIN orders o ON o.id = i.order_id WHERE o.hash = $1`,
      [child],
    );
    expect(made).toEqual([{ sku: expect.stringMatching(/-M$/) }]);
    expect(await stock()).toEqual([6, 7]);
    const cancelled = await shopper.client.post(
      `/omnis/v3/orders/${child}/cancel/`,
      {},
      { 'idempotency-key': randomUUID() },
    );
    expect(cancelled.status).toBe(409);
    await jobs.idle();
    expect(await books(hash)).toEqual({ captured: 5997, refunded: 0 });
  });

  test('an exchange for what is sold out waits', async () => {
    const { id, hash, line } = await sentOrder();
    const variantId = product.variant('Navy', 'M');
    await ask(hash, {
      resolution: 'exchange',
      lines: [{ id: line, quantity: 2, reason: 'too_small', variantId }],
    });
    await database.direct('UPDATE variants SET stock = 1 WHERE id = $1', [variantId]);
    const [given] = (await read(hash)).returns;
    expect(
      await book({ id, returnId: given?.id ?? 0 }, { lines: [{ id: line, received: 2 }] }),
    ).toMatchObject({ status: 409, json: { code: 'sold_out' } });
    expect((await read(hash)).returns).toMatchObject([{ state: 'asked' }]);
    expect(await stock()).toEqual([6, 1]);
  });
});

describe('the mark that an order has something for the page of returns', () => {
  const returnable = async (hash: string) =>
    customerOrderSchema.parse((await shopper.order(hash)).json).returnable;
  const days = (id: number, count: number) =>
    database.direct(
      `UPDATE order_status_log SET at = now() - make_interval(days => $2) WHERE order_id = $1`,
      [id, count],
    );

  test('is set while goods can be sent back, or a label is wanted, and no longer', async () => {
    const { hash, line, id } = await sentOrder();
    expect(await returnable(hash)).toBe(true);
    await days(id, 46);
    expect(await returnable(hash)).toBe(false);
    await days(id, 44);
    await ask(hash, refundOf(line, 3));
    await days(id, 46);
    expect(await returnable(hash)).toBe(true);
    const [given] = (await read(hash)).returns;
    await book({ id, returnId: given?.id ?? 0 }, { lines: [{ id: line, received: 3 }] });
    expect(await returnable(hash)).toBe(false);
    await days(id, 1);
    expect(await returnable(hash)).toBe(false);
  });

  test('is not set before the order has left', async () => {
    const { hash, id } = await sentOrder();
    await database.direct(`UPDATE orders SET status = 'packing' WHERE id = $1`, [id]);
    expect(await returnable(hash)).toBe(false);
  });
});
