// Longer than others: each kind of notification is reached by the real call that brings it about.
import { randomUUID } from 'node:crypto';
import { customerOrderSchema } from '@omnis/contract';
import { dashboardNotificationKinds, type DashboardNotificationKind } from '@omnis/models';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { insertStaff, sendOff } from '../../../testing/after-sale.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { insertTestOrder } from '../../../testing/test-orders.ts';
import { testQuoteWish } from '../../../testing/test-quotes.ts';
import { testMember, toldTo, type TestMember } from '../../../testing/test-team.ts';
import { testShopper, type TestShopper } from '../../../testing/test-shopper.ts';
import { cardOf, openTill, placed, type TestTill } from '../../../testing/test-till.ts';

const { demo, other } = testDivisions;
const dashboard = `/omnis/v3/dashboard/divisions/${demo}`;

let till: TestTill;
let staff: TestClient;
let owner: TestMember;
let shopper: TestShopper;
/** Kinds that were seen. */
const seen = new Set<DashboardNotificationKind>();

beforeAll(async () => {
  till = await openTill();
  const rights = ['orders.view', 'orders.advance', 'orders.refund', 'stores.review'];
  staff = await insertStaff(till.platform, 'mover', rights);
});
afterAll(() => till.platform.close());
beforeEach(async () => {
  await till.platform.core.database.direct(
    'DELETE FROM dashboard_notifications; DELETE FROM memberships',
    [],
  );
  owner = await testMember(till.platform, [demo]);
  shopper = testShopper(till.platform.app, testHosts.demo);
});

/** Notifications of the owner, oldest first. */
async function told(): Promise<{ kind: DashboardNotificationKind; title: string; href: string }[]> {
  await till.platform.core.jobs.idle();
  const { items } = await toldTo(owner, demo);
  for (const { kind } of items) seen.add(kind);
  // Nobody of another store hears of it.
  expect((await toldTo(await testMember(till.platform, [other]), other)).items).toEqual([]);
  return items.toReversed().map(({ kind, title, href }) => ({ kind, title, href }));
}
const last = async () => (await told()).at(-1);

async function buys(
  changes: object = {},
): Promise<{ hash: string; number: string; id: number; line: string }> {
  await shopper.add(till.teeItem({ quantity: 2 }));
  const { orderHash: hash, number } = placed(await shopper.place(changes));
  await till.platform.core.jobs.idle();
  const { rows } = await till.platform.core.database.direct('SELECT id FROM orders WHERE hash = $1', [hash]);
  const order = customerOrderSchema.parse((await shopper.order(hash)).json);
  const id = Number(Reflect.get(Object(rows[0]), 'id'));
  return { hash, number, id, line: order.items[0]?.id ?? '' };
}
const move = (id: number, from: string, status: string) =>
  staff.post(`/omnis/v3/atlas/orders/${id}/status/`, { from, status, reason: 'Test' });
const once = () => ({ 'idempotency-key': randomUUID() });

describe('the team is told', () => {
  test('that an order is paid, once, whoever moves it afterwards', async () => {
    const { id, number } = await buys();
    expect(await told()).toEqual([
      {
        kind: 'order.paid',
        title: `Order ${number} paid: £51.95`,
        href: `/dashboard/orders/${id}/`,
      },
    ]);
    await move(id, 'paid', 'processing');
    expect(await told()).toHaveLength(1);
  });

  test('that a payment was recorded by staff', async () => {
    const { id, number } = await insertTestOrder(till.platform.core.database, {
      division_id: demo,
      status: 'to_be_paid',
      payment_state: 'failed',
    });
    const payment = { method: 'bank_transfer', reference: 'INV 7', paidOn: '2026-01-02' };
    await staff.post(`/omnis/v3/atlas/orders/${id}/payments/`, payment, once());
    expect(await last()).toMatchObject({ kind: 'order.paid', title: `Order ${number} paid: £28.95` });
  });

  test('that a payment failed after the order was placed', async () => {
    const { number } = await buys({ paymentMethod: await cardOf(shopper, '4000000000006991') });
    expect(await last()).toMatchObject({
      kind: 'order.payment_failed',
      title: `Order ${number}: the payment failed`,
    });
  });

  test('that staff stopped an order', async () => {
    const { id, number } = await buys();
    expect(await move(id, 'paid', 'issue')).toMatchObject({ status: 200 });
    expect(await last()).toMatchObject({ kind: 'order.problem', title: `Order ${number} needs attention` });
  });

  test('that a shopper changed an order, sends it elsewhere, or cancels it', async () => {
    const { hash, number, line } = await buys();
    await shopper.client.post(
      `/omnis/v3/orders/${hash}/lines/`,
      { lines: [{ id: line, quantity: 1 }] },
      once(),
    );
    expect(await last()).toMatchObject({
      kind: 'order.changed',
      title: `Order ${number} was changed by its customer`,
    });
    const { shippingAddress } = customerOrderSchema.parse((await shopper.order(hash)).json);
    const moved = { ...shippingAddress, street: '2 Low Street' };
    expect(
      await shopper.client.post(`/omnis/v3/orders/${hash}/address/`, { shippingAddress: moved }),
    ).toMatchObject({ status: 200 });
    expect(await last()).toMatchObject({ title: `Order ${number} goes to another address` });
    await shopper.client.post(`/omnis/v3/orders/${hash}/cancel/`, {}, once());
    expect(await last()).toMatchObject({
      kind: 'order.cancelled',
      title: `Order ${number} was cancelled by its customer`,
    });
  });

  test('that goods come back', async () => {
    const { hash, number, line, id } = await buys();
    await sendOff(till.platform, demo, hash);
    const lines = [{ id: line, quantity: 1, reason: 'too_small' }];
    await shopper.client.post(`/omnis/v3/orders/${hash}/returns/`, { resolution: 'refund', lines }, once());
    expect(await last()).toEqual({
      kind: 'return.asked',
      title: `Return R-${number}-1: the customer asks for a refund`,
      href: `/dashboard/orders/${id}/`,
    });
  });

  test('that a review waits', async () => {
    const { hash } = await insertTestOrder(
      till.platform.core.database,
      { division_id: demo, status: 'complete' },
      { product_id: till.tee.id },
    );
    const review = {
      productId: till.tee.id,
      rating: 4,
      author: 'Ann',
      body: 'Washed ten times, still soft.',
    };
    expect(await shopper.client.post(`/omnis/v3/orders/${hash}/reviews/`, review)).toMatchObject({
      status: 201,
    });
    expect(await last()).toEqual({
      kind: 'review.written',
      title: 'Review to read: 4 of 5 stars for Wren tee',
      href: '/dashboard/reviews/',
    });
  });

  test('that somebody asks for a quote, and answers an offer', async () => {
    const asked = await shopper.client.post('/omnis/v3/frontend/quotes/', testQuoteWish);
    const { orderHash, number } = z.object({ orderHash: z.string(), number: z.string() }).parse(asked.json);
    expect(await last()).toMatchObject({
      kind: 'quote.asked',
      title: `Quote ${number} asked for: 50 pieces`,
    });
    await till.platform.core.database.direct('UPDATE quotes SET offered_at = now()', []);
    const answer = { action: 'change', from: 'quote', note: 'In green, please' };
    expect(await shopper.client.post(`/omnis/v3/frontend/quotes/${orderHash}/answer/`, answer)).toMatchObject(
      {
        status: 200,
      },
    );
    expect(await last()).toMatchObject({
      kind: 'quote.answered',
      title: `Quote ${number}: the customer asks for changes`,
    });
  });

  test('that an import can be carried out, is done, or failed', async () => {
    const upload = (name: string, csv: string) => {
      const boundary = 'omnis-test-boundary';
      return owner.client.send({
        method: 'POST',
        url: `${dashboard}/imports/`,
        headers: {
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'x-xsrf-token': owner.client.cookies.get('XSRF-TOKEN') ?? '',
        },
        payload: `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/csv\r\n\r\n${csv}\r\n--${boundary}--\r\n`,
      });
    };
    await owner.client.get('/omnis/v3/dashboard/secure/get/');
    const head = 'Handle,Title,Option1 Name,Option1 Value,Variant Price';
    const made = await upload('shirts.csv', `${head}\nshirt,Shirt,Size,M,20.00\n`);
    const { id } = z.object({ id: z.number() }).parse(made.json);
    expect(await last()).toEqual({
      kind: 'import.ready',
      title: 'Import ready to carry out: shirts.csv',
      href: `/dashboard/imports/${id}/`,
    });
    await owner.client.post(`${dashboard}/imports/${id}/apply/`);
    expect(await last()).toMatchObject({
      kind: 'import.done',
      title: 'Import done: 1 product from shirts.csv',
    });
    await upload('broken.csv', `${head}\nshirt,"Shirt,Size,M,20.00\n`);
    expect(await last()).toMatchObject({ kind: 'import.failed', title: 'Import failed: broken.csv' });
  });

  test('that one of them asks for a permission, but not who asks', async () => {
    const asker = await testMember(till.platform, [demo], ['team']);
    await asker.client.post(`${dashboard}/team/requests/`, { permission: 'orders', reason: 'For the phone' });
    // The same request with other words is the same request.
    await asker.client.post(`${dashboard}/team/requests/`, { permission: 'orders', reason: 'Please' });
    expect(await told()).toEqual([
      {
        kind: 'team.asked',
        title: 'A member of the team asks for a permission: Orders',
        href: '/dashboard/team/',
      },
    ]);
    expect((await toldTo(asker, demo)).items).toEqual([]);
  });

  test('that their store is under review, and is no more', async () => {
    const review = (body: object) => staff.post(`/omnis/v3/atlas/stores/${demo}/review/`, body);
    expect(await review({ underReview: true, reason: 'A name that is not yours' })).toMatchObject({
      status: 200,
    });
    expect(await last()).toMatchObject({ kind: 'store.review_begun', href: '/dashboard/' });
    await review({ underReview: false });
    expect(await last()).toMatchObject({ kind: 'store.review_lifted' });
  });

  test('of nothing that no call brings about', () => {
    // Days without an answer turn a webhook off, and no call: webhooks.database.test.ts sees that.
    const elsewhere: readonly DashboardNotificationKind[] = ['webhook.off'];
    expect([...seen, ...elsewhere].toSorted()).toEqual(dashboardNotificationKinds.toSorted());
  });
});
