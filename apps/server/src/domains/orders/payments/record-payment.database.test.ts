import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { insertStaff } from '../../../testing/after-sale.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { insertTestOrder } from '../../../testing/test-orders.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { testShopper } from '../../../testing/test-shopper.ts';
import { mailsOf, openTill, type TestMail } from '../../../testing/test-till.ts';
import type { OrdersTable } from '../orders.tables.ts';

const { demo } = testDivisions;
const { platform } = await openTill();
const { jobs } = platform.core;
const owner = await testOwner(platform, [demo]);
const staff = await insertStaff(platform, 'clerk', ['orders.view', 'orders.advance', 'orders.refund']);
const shopper = testShopper(platform.app, testHosts.demo);

afterAll(() => platform.close());

const unpaid = (order: Partial<Insertable<OrdersTable>> = {}) =>
  insertTestOrder(platform.core.database, {
    division_id: demo,
    status: 'new',
    payment_state: 'pending',
    payment_method: '',
    ...order,
  });
const bankTransfer = { method: 'bank_transfer', reference: 'INV 7', paidOn: '2026-01-02' };
const record = (id: number, body: object, key = randomUUID()) =>
  owner.post(`/omnis/v3/dashboard/divisions/${demo}/orders/${id}/payments/`, body, {
    'idempotency-key': key,
  });
const read = async (id: number): Promise<unknown> =>
  (await owner.get(`/omnis/v3/dashboard/divisions/${demo}/orders/${id}/`)).json;
const move = (id: number, from: string, status: string) =>
  staff.post(`/omnis/v3/atlas/orders/${id}/status/`, { status, from, reason: 'So it is' });
async function mailsAbout(number: string, kind: string): Promise<TestMail[]> {
  await jobs.idle();
  return (await mailsOf(shopper, kind)).filter(({ text }) => text.includes(number));
}

describe('platform.md §4 new/to_be_paid, refunded: an order that nobody paid', () => {
  test('is neither moved to paid nor refunded, and nobody is told of money', async () => {
    const { id, number } = await unpaid();
    expect(await move(id, 'new', 'paid')).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'status', message: 'Record how this order was paid' }] },
    });
    const moved = await unpaid({ status: 'processing' });
    expect(await move(moved.id, 'processing', 'refunded')).toMatchObject({ status: 409 });
    const refund = await owner.post(
      `/omnis/v3/dashboard/divisions/${demo}/orders/${id}/refunds/`,
      { amount: 1 },
      { 'idempotency-key': randomUUID() },
    );
    expect(refund).toMatchObject({ status: 409 });
    expect(await read(id)).toMatchObject({ due: true, refundable: { amount: 0 } });
    expect(await mailsAbout(number, 'order.paid')).toEqual([]);
    expect(await mailsAbout(moved.number, 'order.refunded')).toEqual([]);
  });
});

describe('a recorded payment', () => {
  test('says how and when, moves the order to paid, and tells its customer once', async () => {
    const { id, number } = await unpaid();
    const key = randomUUID();
    expect(await record(id, bankTransfer, key)).toMatchObject({
      status: 200,
      json: {
        status: 'paid',
        due: false,
        payment: { state: 'paid', method: 'Bank transfer INV 7' },
        payments: [{ ...bankTransfer, amount: 28.95 }],
        refundable: { amount: 28.95, outside: true },
      },
    });
    expect(await record(id, bankTransfer, key)).toMatchObject({ status: 200 });
    expect(await record(id, bankTransfer)).toMatchObject({ status: 409 });
    expect(await mailsAbout(number, 'order.paid')).toHaveLength(1);
  });

  test('is refunded outside of the platform, which its customer is told', async () => {
    const { id, number } = await unpaid();
    await record(id, bankTransfer);
    const key = { 'idempotency-key': randomUUID() };
    const path = `/omnis/v3/dashboard/divisions/${demo}/orders/${id}/refunds/`;
    expect(await owner.post(path, { amount: 5 }, key)).toMatchObject({
      status: 200,
      json: { refunds: [{ amount: 5, state: 'refunded' }] },
    });
    const [mail] = await mailsAbout(number, 'order.refund');
    expect(mail?.text).toContain('to your original payment method');
  });

  test('needs a date for money that came, and a number for a purchase order', async () => {
    const { id } = await unpaid();
    for (const [body, field] of [
      [{ method: 'cash' }, 'paidOn'],
      [{ method: 'cash', paidOn: '2999-01-01' }, 'paidOn'],
      [{ method: 'purchase_order' }, 'reference'],
      [{ method: 'barter', paidOn: '2026-01-02' }, 'method'],
    ] as const)
      expect(await record(id, body)).toMatchObject({ status: 422, json: { errors: [{ field }] } });
    expect(await read(id)).toMatchObject({ status: 'new', payments: [] });
  });

  test('platform.md §4 Bespoke money: that of a purchase order lets the order be made, and is noted as paid at a later step', async () => {
    const { id, number } = await unpaid();
    expect(await record(id, { method: 'purchase_order', reference: 'PO-9' })).toMatchObject({
      status: 200,
      json: { status: 'paid', due: true, payment: { state: 'pending', method: 'Purchase order PO-9' } },
    });
    expect(await mailsAbout(number, 'order.paid')).toEqual([]);
    const [onAccount] = await mailsAbout(number, 'order.on_account');
    expect(onAccount?.text).toContain('£28.95 is still to be paid');
    await move(id, 'paid', 'processing');
    expect(await record(id, { ...bankTransfer, reference: '' })).toMatchObject({
      status: 200,
      json: { status: 'processing', due: false, payment: { state: 'paid' }, payments: [{}, {}] },
    });
    expect(await mailsAbout(number, 'order.payment_received')).toHaveLength(1);
  });

  test('platform.md §4 Bespoke flow: a payment can be noted after production began', async () => {
    const { id } = await unpaid({ flow: 'bespoke', status: 'bespoke_production' });
    expect(
      await record(id, { method: 'purchase_order', reference: 'PO-3', paidOn: '2026-02-03' }),
    ).toMatchObject({
      status: 200,
      json: { status: 'bespoke_production', payment: { state: 'paid' } },
    });
  });
});
