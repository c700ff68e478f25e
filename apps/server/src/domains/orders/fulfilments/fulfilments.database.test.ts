import { randomUUID } from 'node:crypto';
import { atlasOrderSchema, managedOrderSchema, type ManagedOrder } from '@omnis/contract';
import type { Insertable } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { insertTestOrder } from '../../../testing/test-orders.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { testShopper } from '../../../testing/test-shopper.ts';
import { hashPassword } from '../../../security/passwords.ts';
import { testClient, type TestAnswer } from '../../../testing/test-client.ts';
import { mailsOf, openTill } from '../../../testing/test-till.ts';
import type { OrderItemsTable, OrdersTable } from '../orders.tables.ts';

const { demo, other } = testDivisions;
const { platform } = await openTill();
const { jobs, database } = platform.core;
const owner = await testOwner(platform, [demo]);
const stranger = await testOwner(platform, [other]);
const staff = await picker();
const shopper = testShopper(platform.app, testHosts.demo);

afterAll(() => platform.close());

/** A member of staff who works on orders, signed in. */
async function picker() {
  const email = 'picker@omnis.example';
  const password = 'correct horse battery';
  const password_hash = await hashPassword(password);
  const permissions = JSON.stringify(['orders.view', 'orders.advance']);
  await database.platform(({ query }) =>
    query
      .insertInto('staff')
      .values({ email, password_hash, first_name: 'Sam', last_name: 'Picker', status: 0, permissions })
      .execute(),
  );
  const client = testClient(platform.app, testHosts.atlas);
  await client.post('/omnis/v3/dashboard/secure/login/', { email, password });
  return client;
}

const url = (id: number): string => `/omnis/v3/dashboard/divisions/${demo}/orders/${id}/`;
const keyed = (key: string = randomUUID()): Record<string, string> => ({ 'idempotency-key': key });
const fulfil = (
  id: number,
  body: object = {},
  { by = owner, key = randomUUID() } = {},
): Promise<TestAnswer> => by.post(`${url(id)}fulfilments/`, body, keyed(key));
const change = (id: number, parcel: string, body: object): Promise<TestAnswer> =>
  owner.patch(`${url(id)}fulfilments/${parcel}/`, body, keyed());
const cancel = (id: number, parcel: string, version = 1): Promise<TestAnswer> =>
  owner.post(`${url(id)}fulfilments/${parcel}/cancel/`, { version }, keyed());
const orderIn = (answer: TestAnswer): ManagedOrder => {
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return managedOrderSchema.parse(answer.json);
};
const read = async (id: number): Promise<ManagedOrder> => orderIn(await owner.get(url(id)));

/** Two tees and a cap, paid. */
async function anOrder(
  order: Partial<Insertable<OrdersTable>> = {},
  item: Partial<Insertable<OrderItemsTable>> = {},
): Promise<{ id: number; hash: string; number: string; tee: string; cap: string }> {
  const written = await insertTestOrder(database, { division_id: demo, ...order }, item);
  const { items } = await read(written.id);
  return { ...written, tee: items[0]?.id ?? '', cap: items[1]?.id ?? '' };
}

async function mailsAbout(number: string): Promise<{ kind: string; subject: string; text: string }[]> {
  await jobs.idle();
  const mails = await Promise.all(['order.parcel', 'order.complete'].map((kind) => mailsOf(shopper, kind)));
  return mails.flat().filter(({ subject }) => subject.includes(number));
}

const refused = (answer: TestAnswer): unknown[] => [
  answer.status,
  Reflect.get(Object(answer.json), 'errors'),
];

describe('an order', () => {
  test('is complete once all of it is sent, its shopper is told and can follow it', async () => {
    const { id, hash, number } = await anOrder();
    expect((await read(id)).fulfilment).toMatchObject({ state: 'unsent', refusal: null, parcels: [] });
    const sent = orderIn(await fulfil(id, { carrier: 'ups', code: '1Z 9' }));
    expect(sent).toMatchObject({
      status: 'complete',
      fulfilment: {
        state: 'sent',
        left: [],
        parcels: [{ number: 1, carrier: 'ups', code: '1Z 9', notified: true, cancelled: null }],
      },
    });
    const [mail, ...more] = await mailsAbout(number);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Your order is on its way (order ${number})`);
    expect(mail?.text).toContain('https://www.ups.com/track?tracknum=1Z9');
    expect((await shopper.order(hash)).json).toMatchObject({
      status: 'complete',
      trackingCodes: [{ code: '1Z 9', carrier: 'ups', sentAt: expect.any(String) }],
    });
    expect(refused(await fulfil(id))[0]).toBe(409);
  });

  test('is sent in parts: each parcel names its items, and the last of them completes it', async () => {
    const { id, hash, number, tee, cap } = await anOrder();
    const part = orderIn(await fulfil(id, { lines: [{ id: tee, quantity: 1 }] }));
    expect(part).toMatchObject({
      status: 'processing',
      fulfilment: {
        state: 'part',
        left: [
          { id: tee, quantity: 1 },
          { id: cap, quantity: 1 },
        ],
      },
    });
    expect(part.cancel.refusal).not.toBeNull();
    expect((await shopper.order(hash)).json).toMatchObject({ partSent: true, trackingCodes: [] });
    const rest = orderIn(
      await fulfil(id, { carrier: 'other', code: 'X 7', url: 'https://carrier.example/X7' }),
    );
    expect(rest).toMatchObject({ status: 'complete', fulfilment: { state: 'sent', left: [] } });
    expect(rest.fulfilment.parcels[1]).toMatchObject({
      number: 2,
      url: 'https://carrier.example/X7',
      lines: [
        { id: tee, quantity: 1 },
        { id: cap, quantity: 1 },
      ],
    });
    const mails = await mailsAbout(number);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      `Part of your order is on its way (order ${number})`,
      `The rest of your order is on its way (order ${number})`,
    ]);
    const first = mails.find(({ subject }) => subject.startsWith('Part'));
    expect(first?.text).toContain('In this parcel:');
    expect(first?.text).not.toContain(rest.items[1]?.name);
  });

  test('is sent without an email where the owner says so, and once for its key', async () => {
    const { id, number, cap } = await anOrder();
    const key = randomUUID();
    const body = { lines: [{ id: cap, quantity: 1 }], notify: false };
    await fulfil(id, body, { key });
    expect(orderIn(await fulfil(id, body, { key })).fulfilment.parcels).toMatchObject([{ notified: false }]);
    expect((await fulfil(id, {}, { key })).json).toMatchObject({ code: 'idempotency_key_reused' });
    expect(await mailsAbout(number)).toEqual([]);
  });

  test('leaves out what was refunded before it was sent', async () => {
    const { id, tee, cap } = await anOrder();
    const refund = await owner.post(`${url(id)}refunds/`, { lines: [{ id: cap, quantity: 1 }] }, keyed());
    expect(refund, refund.text).toMatchObject({ status: 200 });
    expect((await read(id)).fulfilment.left).toEqual([{ id: tee, quantity: 2 }]);
    expect(orderIn(await fulfil(id)).status).toBe('complete');
  });
});

describe('a parcel is refused', () => {
  test('with more than is left, another order’s line, a line twice, or a gift card', async () => {
    const { id, tee, cap } = await anOrder(
      {},
      { gift_card: JSON.stringify({ name: 'Bo', email: 'bo@shop.example', message: '', deliverOn: null }) },
    );
    const foreign = await anOrder();
    const lines = (...given: object[]) => fulfil(id, { lines: given });
    const giftCard = (await read(id)).items.find(({ giftCard: card }) => card !== null)?.id ?? '';
    const goods = giftCard === tee ? cap : tee;
    expect(refused(await lines({ id: goods, quantity: 9 }))).toEqual([
      422,
      [{ field: 'lines.0.quantity', message: expect.stringMatching(/^Only \d of .+ left to send$/) }],
    ]);
    const unknown = [422, [{ field: 'lines.0.id', message: 'This is not in the order' }]];
    expect(refused(await lines({ id: foreign.tee, quantity: 1 }))).toEqual(unknown);
    expect(refused(await lines({ id: goods, quantity: 1 }, { id: goods, quantity: 1 }))[0]).toBe(422);
    expect(refused(await lines({ id: giftCard, quantity: 1 }))).toEqual([
      422,
      [{ field: 'lines.0.id', message: 'Gift cards are sent by email' }],
    ]);
    expect(refused(await lines())).toMatchObject([422, [{ field: 'lines' }]]);
    expect(refused(await fulfil(id, { code: 'A/1' }))).toMatchObject([422, [{ field: 'code' }]]);
    expect(refused(await fulfil(id, { url: 'https://a.example/' }))).toMatchObject([
      422,
      [{ field: 'code' }],
    ]);
    expect(refused(await fulfil(id, { code: 'A1', url: 'http://a.example/' }))).toMatchObject([
      422,
      [{ field: 'url' }],
    ]);
    expect((await read(id)).fulfilment.parcels).toEqual([]);
  });

  test.each([
    ['nobody has paid', { status: 'new', payment_state: 'pending' }, /Nobody has paid/],
    ['was cancelled', { status: 'refunded', payment_state: 'failed' }, /cancelled or refunded/],
    ['has a problem', { status: 'issue' }, /problem/],
    ['is a quote', { status: 'quote', flow: 'bespoke', payment_state: 'pending' }, /quote/],
  ])('of an order that %s', async (_name, order, message) => {
    const { id } = await anOrder(order);
    expect(await fulfil(id)).toMatchObject({
      status: 409,
      json: { message: expect.stringMatching(message) },
    });
  });

  test('of another store’s order, or from another store’s team', async () => {
    const { id } = await anOrder();
    expect((await fulfil(id, {}, { by: stranger })).status).toBe(403);
    const foreign = await insertTestOrder(database, { division_id: other });
    expect((await fulfil(foreign.id)).status).toBe(404);
  });
});

describe('a parcel', () => {
  test('is tracked by another number from when it is changed, unless it was changed by then', async () => {
    const { id, hash } = await anOrder();
    const [parcel] = orderIn(await fulfil(id, { carrier: 'ups', code: 'WRONG' })).fulfilment.parcels;
    const to = { carrier: 'dpd', code: 'RIGHT 1', version: 1 };
    const changed = orderIn(await change(id, parcel?.id ?? '', to));
    expect(changed.fulfilment.parcels).toMatchObject([{ code: 'RIGHT 1', carrier: 'dpd', version: 2 }]);
    expect(changed.statusLog.at(-1)).toMatchObject({ reason: 'Tracking of parcel 1 changed' });
    expect((await shopper.order(hash)).json).toMatchObject({
      trackingCodes: [{ code: 'RIGHT 1', url: 'https://track.dpd.co.uk/search?reference=RIGHT1' }],
    });
    expect(refused(await change(id, parcel?.id ?? '', to))).toMatchObject([409, [{ field: 'version' }]]);
    expect((await change(id, randomUUID(), to)).status).toBe(404);
    orderIn(await change(id, parcel?.id ?? '', { version: 2 }));
    expect((await shopper.order(hash)).json).toMatchObject({ trackingCodes: [] });
  });

  test('that was noted wrongly is cancelled, and the order is as it was', async () => {
    const { id, hash, tee } = await anOrder();
    const sent = orderIn(await fulfil(id, { code: 'A1' }));
    const undone = orderIn(await cancel(id, sent.fulfilment.parcels[0]?.id ?? ''));
    expect(undone).toMatchObject({ status: 'paid', trackingCodes: [], fulfilment: { state: 'unsent' } });
    expect(undone.fulfilment.parcels[0]?.cancelled?.by).not.toBe('');
    expect(undone.fulfilment.left).toHaveLength(2);
    expect((await shopper.order(hash)).json).toMatchObject({ status: 'paid', partSent: false });

    const [, first] = orderIn(await fulfil(id, { lines: [{ id: tee, quantity: 2 }] })).fulfilment.parcels;
    expect(orderIn(await fulfil(id)).status).toBe('complete');
    // The other parcel is still on its way, so the order can be cancelled no more.
    expect(orderIn(await cancel(id, first?.id ?? ''))).toMatchObject({
      status: 'processing',
      fulfilment: { state: 'part', left: [{ id: tee, quantity: 2 }] },
    });
    expect(refused(await cancel(id, first?.id ?? '', 2))[0]).toBe(409);
  });

  test('is sent once, however many press at once', async () => {
    const { id } = await anOrder();
    const answers = await Promise.all([fulfil(id), fulfil(id), fulfil(id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  });
});

describe('staff', () => {
  test('complete what the store’s team has begun, and both see the same', async () => {
    const { id, number, tee, cap } = await anOrder({ status: 'packing' });
    await fulfil(id, { lines: [{ id: tee, quantity: 2 }], code: 'S1', carrier: 'dpd' });
    await staff.post(`/omnis/v3/atlas/orders/${id}/parcels/`, { code: 'P2', carrier: 'evri' });
    const moved = await staff.post(`/omnis/v3/atlas/orders/${id}/status/`, {
      from: 'packing',
      status: 'complete',
    });
    const { fulfilment } = atlasOrderSchema.parse(moved.json);
    expect(fulfilment).toMatchObject({ state: 'sent', left: [] });
    expect(fulfilment.parcels[1]).toMatchObject({ code: 'P2', lines: [{ id: cap, quantity: 1 }] });
    // Staff may change the parcel that they sent; the store's team may not.
    expect(fulfilment.parcels[1]?.editRefusal).toBeNull();
    expect((await read(id)).fulfilment.parcels[1]?.editRefusal).toContain('only Omnis');
    const rest = (await mailsAbout(number)).find(({ subject }) => subject.startsWith('The rest'));
    expect(rest?.text).toContain('Evri is delivering parcel P2.');
    const [first, second] = fulfilment.parcels;
    expect((await cancel(id, second?.id ?? '')).status).toBe(409);
    expect((await cancel(id, first?.id ?? '')).status).toBe(409);
  });

  test('take a number off the parcel that has it', async () => {
    const { id } = await anOrder();
    await fulfil(id, { code: 'S1', carrier: 'dpd' });
    await staff.delete(`/omnis/v3/atlas/orders/${id}/parcels/S1/`);
    expect((await read(id)).fulfilment.parcels).toMatchObject([{ code: '', url: null, version: 2 }]);
  });
});

describe('a packing slip', () => {
  const slip = (id: number, query = '', by = owner): Promise<TestAnswer> =>
    by.get(`${url(id)}packing-slip.pdf${query}`);

  test('is a file for the order and for a parcel, for its store’s team alone', async () => {
    const { id, tee, number } = await anOrder();
    await fulfil(id, { lines: [{ id: tee, quantity: 1 }] });
    for (const query of ['', '?parcel=1']) {
      const answer = await slip(id, query);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.text.slice(0, 5)).toBe('%PDF-');
    }
    expect((await slip(id)).headers['content-disposition']).toContain(`Packing-slip-${number}.pdf`);
    expect((await slip(id, '?parcel=2')).status).toBe(404);
    expect((await slip(id, '', stranger)).status).toBe(403);
    expect((await shopper.client.get(`${url(id)}packing-slip.pdf`)).status).toBe(403);
  });

  const slips = (ids: string, by = owner): Promise<TestAnswer> =>
    by.get(`${url(0).replace(/0\/$/, '')}packing-slips.pdf?ids=${ids}`);

  test('of many orders are one file, for their store’s team alone', async () => {
    const [first, second] = [await anOrder(), await anOrder()];
    const answer = await slips(`${second.id},${first.id}`);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
    expect((await slips(`${first.id}`, stranger)).status).toBe(403);
    expect((await slips(`${first.id},999999999`)).status).toBe(404);
  });

  test.each(['', 'seven', Array.from({ length: 101 }, (_, index) => index + 1).join(',')])(
    'of many orders are refused for %j',
    async (ids) => {
      const answer = await slips(ids);
      expect(answer.status).toBe(422);
      expect(answer.json).toMatchObject({ errors: [{ field: 'ids' }] });
    },
  );
});
