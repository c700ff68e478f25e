import { randomUUID } from 'node:crypto';
import { managedDiscountSchema, managedOrderSchema, type ManagedOrder } from '@omnis/contract';
import type { Insertable } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestAnswer } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { balanceOf, layGiftCard, writeGiftCard } from '../../../testing/test-gift-cards.ts';
import { insertTestOrder } from '../../../testing/test-orders.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { writeCoupon, writeProduct, type WrittenProduct } from '../../../testing/test-shop.ts';
import { testShopper, type TestShopper } from '../../../testing/test-shopper.ts';
import { mailsOf, openTill, placed, type TestMail } from '../../../testing/test-till.ts';
import type { OrdersTable } from '../orders.tables.ts';

const { demo, other } = testDivisions;
const { platform, stockOf } = await openTill();
const { jobs, database } = platform.core;
const owner = await testOwner(platform, [demo]);
const partner = await testOwner(platform, [demo]);
const stranger = await testOwner(platform, [other]);
let shopper: TestShopper;
let product: WrittenProduct;
let products = 0;

afterAll(() => platform.close());
beforeEach(async () => {
  shopper = testShopper(platform.app, testHosts.demo);
  products += 1;
  product = await writeProduct(platform, {
    division: demo,
    urlName: `called-off-${products}`,
    priceMinor: 1000,
    colours: ['Navy'],
    sizes: ['S'],
    stock: 9,
  });
});

const ofOwner = `/omnis/v3/dashboard/divisions/${demo}/orders/`;
const cancel = (
  id: number,
  body: object = {},
  { by = owner, key = randomUUID() }: { by?: typeof owner; key?: string } = {},
): Promise<TestAnswer> => by.post(`${ofOwner}${id}/cancel/`, body, { 'idempotency-key': key });
const read = async (id: number): Promise<ManagedOrder> =>
  managedOrderSchema.parse((await owner.get(`${ofOwner}${id}/`)).json);

/** An order of three at 10.00, with delivery for 3.95. */
async function paidOrder(code?: string): Promise<{ id: number; hash: string; line: string }> {
  await shopper.add({ productId: product.id, productColor: 'Navy', productSize: 'S', quantity: 3 });
  if (code !== undefined) await shopper.client.post('/omnis/v3/basket/coupon/', { code });
  const { orderHash: hash } = placed(await shopper.place());
  await jobs.idle();
  const { rows } = await database.direct('SELECT id FROM orders WHERE hash = $1', [hash]);
  const id = Number(Reflect.get(Object(rows[0]), 'id'));
  return { id, hash, line: (await read(id)).items[0]?.id ?? '' };
}

const written = (order: Partial<Insertable<OrdersTable>> = {}) =>
  insertTestOrder(
    database,
    { division_id: demo, status: 'new', payment_state: 'pending', payment_method: '', ...order },
    { product_id: product.id, variant_id: product.variant('Navy', 'S') },
  );

async function mailAbout(hash: string): Promise<TestMail[]> {
  await jobs.idle();
  return (await mailsOf(shopper, 'order.cancelled')).filter(({ text }) => text.includes(hash));
}

describe('an order that was paid', () => {
  test('is cancelled: money, stock and the use of its code go back, and its shopper reads why', async () => {
    const code = `OFF${products}`;
    const discount = await writeCoupon(platform, { division: demo, code });
    const { id, hash } = await paidOrder(code);
    expect(await stockOf(product)).toBe(6);
    const { total, cancel: before } = await read(id);
    expect(before).toEqual({ refusal: null, refund: total });
    const answer = await cancel(id, { reason: 'The mill has closed' });
    expect(answer, answer.text).toMatchObject({
      status: 200,
      json: {
        status: 'refunded',
        refunded: total,
        refunds: [{ amount: total, reason: 'The mill has closed' }],
      },
    });
    await jobs.idle();
    const after = await read(id);
    expect(after).toMatchObject({ payment: { state: 'refunded' }, cancel: { refund: 0 } });
    expect(after.statusLog.at(-1)).toMatchObject({ reason: 'Cancelled by the store: The mill has closed' });
    expect(after.cancelled).toBeUndefined();
    expect(await stockOf(product)).toBe(9);
    const found = await owner.get(`/omnis/v3/dashboard/divisions/${demo}/discounts/${discount}/`);
    expect(managedDiscountSchema.parse(found.json).uses).toBe(0);
    const mails = await mailAbout(hash);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('The mill has closed');
    expect((await shopper.order(hash)).json).toMatchObject({ status: 'refunded', refunded: total });
  });

  test('keeps the stock as it is where the owner says so', async () => {
    const { id } = await paidOrder();
    await cancel(id, { restock: false });
    expect(await stockOf(product)).toBe(6);
  });

  test('gives back only what a refund has left: of the money, and of the stock', async () => {
    const { id, line } = await paidOrder();
    await owner.post(
      `${ofOwner}${id}/refunds/`,
      { lines: [{ id: line, quantity: 1 }], restock: true },
      { 'idempotency-key': randomUUID() },
    );
    expect(await stockOf(product)).toBe(7);
    expect((await read(id)).cancel.refund).toBe(23.95);
    await cancel(id);
    expect(await stockOf(product)).toBe(9);
    expect((await read(id)).refunds.map(({ amount }) => amount)).toEqual([10, 23.95]);
  });

  test('gives the gift card its money first', async () => {
    const card = await writeGiftCard(platform.core, { valueMinor: 1500 });
    await layGiftCard(shopper, card.code);
    const { id } = await paidOrder();
    await cancel(id);
    expect(await balanceOf(platform.core, card.id)).toBe(1500);
    expect((await read(id)).refunds).toMatchObject([{ amount: 33.95, giftCardAmount: 15 }]);
  });

  test('is cancelled once, by two people at once and by the same key', async () => {
    const { id, hash } = await paidOrder();
    const answers = await Promise.all([cancel(id), cancel(id, {}, { by: partner })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await stockOf(product)).toBe(9);
    expect((await read(id)).refunds).toHaveLength(1);
    expect(await mailAbout(hash)).toHaveLength(1);

    const again = await paidOrder();
    const key = randomUUID();
    for (let count = 0; count < 2; count += 1)
      expect(await cancel(again.id, {}, { key })).toMatchObject({ status: 200 });
    expect((await read(again.id)).refunds).toHaveLength(1);
    expect(await cancel(again.id, { reason: 'Another' }, { key })).toMatchObject({
      status: 409,
      json: { code: 'idempotency_key_reused', errors: [{ field: 'Idempotency-Key' }] },
    });
  });

  test.each([
    ['processing', /in production/],
    ['packing', /in production/],
    ['issue', /looked into/],
    ['complete', /was sent/],
  ])('is not cancelled in %s, and the answer says why', async (status, words) => {
    const { id } = await written({ status, payment_state: 'paid' });
    const answer = await cancel(id);
    expect(answer).toMatchObject({ status: 409, json: { message: expect.stringMatching(words) } });
    expect((await read(id)).cancel.refusal).toMatch(words);
    expect(await stockOf(product)).toBe(9);
  });

  test('is not cancelled while a bank has still to answer', async () => {
    const { id } = await written({ payment_intent: 'pi_waiting' });
    expect(await cancel(id)).toMatchObject({ status: 409, json: { message: expect.stringMatching(/bank/) } });
  });
});

describe('an order that nobody paid', () => {
  test('of a purchase order is cancelled: nothing is refunded, and everybody reads that it is cancelled', async () => {
    const { id, hash, number } = await written();
    await owner.post(
      `${ofOwner}${id}/payments/`,
      { method: 'purchase_order', reference: 'PO-9' },
      { 'idempotency-key': randomUUID() },
    );
    const answer = await cancel(id, { reason: 'The school has withdrawn it' });
    expect(answer, answer.text).toMatchObject({
      status: 200,
      json: { status: 'refunded', cancelled: true, refunded: 0, refunds: [], due: false },
    });
    expect(await stockOf(product)).toBe(11);
    const [mail] = await mailAbout(hash);
    expect(mail?.text).toContain('The school has withdrawn it');
    expect(mail?.text).not.toMatch(/refund/i);
    expect((await owner.get(`${ofOwner}?search=${number}`)).json).toMatchObject({
      items: [{ cancelled: true, refunded: 0 }],
    });
    expect((await shopper.order(hash)).json).toMatchObject({ cancelled: true, payment: { state: 'failed' } });
  });

  test('and whose payment failed gives no stock back a second time, and can be paid no more', async () => {
    const { id, hash } = await written({ status: 'to_be_paid', payment_state: 'failed' });
    expect(await cancel(id)).toMatchObject({ status: 200, json: { cancelled: true, cancel: { refund: 0 } } });
    expect(await stockOf(product)).toBe(9);
    expect((await shopper.order(hash)).json).not.toMatchObject({ payment: { payable: true } });
    const paid = await owner.post(
      `${ofOwner}${id}/payments/`,
      { method: 'cash', paidOn: '2026-01-02' },
      { 'idempotency-key': randomUUID() },
    );
    expect(paid.status).toBe(409);
  });

  test('is bespoke and confirmed: it is cancelled, and one that is still a quote is not', async () => {
    const confirmed = await written({ flow: 'bespoke', status: 'po_confirmed' });
    expect(await cancel(confirmed.id)).toMatchObject({
      status: 200,
      json: { status: 'bespoke_refunded', cancelled: true },
    });
    const quote = await written({ flow: 'bespoke', status: 'bespoke_mockup' });
    expect(await cancel(quote.id)).toMatchObject({
      status: 409,
      json: { message: expect.stringMatching(/not agreed/) },
    });
  });
});

describe('cancelling', () => {
  test('is refused to other stores, and names the field that is wrong', async () => {
    const { id } = await written();
    const headers = { 'idempotency-key': randomUUID() };
    expect(await stranger.post(`${ofOwner}${id}/cancel/`, {}, headers)).toMatchObject({ status: 403 });
    const elsewhere = `/omnis/v3/dashboard/divisions/${other}/orders/${id}/cancel/`;
    expect(await stranger.post(elsewhere, {}, headers)).toMatchObject({ status: 404 });
    expect(await cancel(id, { reason: 'x'.repeat(501) })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'reason' }] },
    });
    expect(await cancel(id, { restock: 'yes' })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'restock' }] },
    });
    expect(await read(id)).toMatchObject({ status: 'new', refunds: [] });
  });
});
