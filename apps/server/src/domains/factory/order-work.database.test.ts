import { randomUUID } from 'node:crypto';
import { atlasOrderSchema, managedOrderSchema, type AtlasOrder } from '@omnis/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertStaff } from '../../testing/after-sale.ts';
import type { TestAnswer, TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { testOwner } from '../../testing/test-owner.ts';
import { insertTestOrder } from '../../testing/test-orders.ts';
import { writeProduct, type WrittenProduct } from '../../testing/test-shop.ts';
import { testShopper } from '../../testing/test-shopper.ts';
import { mailsOf, openTill, placed } from '../../testing/test-till.ts';

const { demo, other } = testDivisions;
const { platform, stockOf } = await openTill();
const { database, jobs } = platform.core;
const shopper = testShopper(platform.app, testHosts.demo);
const owner = await testOwner(platform, [demo]);
const orders = '/omnis/v3/atlas/orders/';
const somebody = '5d0f4c9e-6f0b-4c53-9d8e-0a4f1f6f6c11';
/** Staff by the one right that they have besides that to see orders. */
let staff: Record<'orders.advance' | 'orders.edit' | 'orders.refund' | 'labels.print', TestClient>;
let product: WrittenProduct;
let products = 0;

beforeAll(async () => {
  const holder = (right: string, name: string) => insertStaff(platform, name, ['orders.view', right]);
  staff = {
    'orders.advance': await holder('orders.advance', 'picker'),
    'orders.edit': await holder('orders.edit', 'editor'),
    'orders.refund': await holder('orders.refund', 'giver'),
    'labels.print': await holder('labels.print', 'printer'),
  };
});
afterAll(() => platform.close());
beforeEach(async () => {
  products += 1;
  product = await writeProduct(platform, {
    division: demo,
    urlName: `worked-on-${products}`,
    priceMinor: 1000,
    colours: ['Navy'],
    sizes: ['S'],
    stock: 9,
  });
});

const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key });
const read = (answer: TestAnswer): AtlasOrder => {
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return atlasOrderSchema.parse(answer.json);
};
const order = async (id: number): Promise<AtlasOrder> =>
  read(await staff['orders.advance'].get(`${orders}${id}/`));
const send = (
  id: number,
  part: string,
  body: object,
  { by = staff['orders.advance'], key = randomUUID() } = {},
): Promise<TestAnswer> => by.post(`${orders}${id}/${part}/`, body, keyed(key));

/** Two tees and a cap, paid. */
async function written(division: number = demo): Promise<{ id: number; tee: string; cap: string }> {
  const { id } = await insertTestOrder(database, { division_id: division });
  const { items } = await order(id);
  return { id, tee: items[0]?.id ?? '', cap: items[1]?.id ?? '' };
}

/** An order that was bought and paid in the shop, with its emails. */
async function bought(): Promise<AtlasOrder> {
  await shopper.add({ productId: product.id, productColor: 'Navy', productSize: 'S', quantity: 2 });
  const { orderHash } = placed(await shopper.place());
  await jobs.idle();
  const { rows } = await database.direct('SELECT id FROM orders WHERE hash = $1', [orderHash]);
  return order(Number(Reflect.get(Object(rows[0]), 'id')));
}

describe('each call of staff on an order (platform.md §1, §6)', () => {
  const cases = [
    ['notes/', 'orders.advance', { text: 'Call first' }],
    ['mails/', 'orders.edit', { mail: 1 }],
    ['cancel/', 'orders.refund', {}],
    ['fulfilments/', 'orders.advance', {}],
    ['complete/', 'orders.advance', undefined],
    ['ready/', 'orders.advance', undefined],
    [`fulfilments/${somebody}/cancel/`, 'orders.advance', { version: 1 }],
  ] as const;

  test.each(cases)('%s needs the right %s, an order that is there, and a key', async (part, right, body) => {
    const { id } = await written();
    for (const [held, by] of Object.entries(staff))
      if (held !== right) expect((await by.post(`${orders}${id}/${part}`, body, keyed())).status).toBe(403);
    const by = staff[right];
    expect((await by.post(`${orders}999999999/${part}`, body, keyed())).status).toBe(404);
    expect((await by.post(`${orders}${id}/${part}`, body)).status).toBe(400);
    expect((await owner.post(`${orders}${id}/${part}`, body, keyed())).status).toBe(403);
  });

  test('the tracking of a parcel needs the right to move orders too', async () => {
    const { id } = await written();
    const path = `${orders}${id}/fulfilments/${somebody}/`;
    const body = { version: 1, code: 'X1' };
    expect((await staff['orders.edit'].patch(path, body, keyed())).status).toBe(403);
    expect((await staff['orders.advance'].patch(path, body, keyed())).status).toBe(404);
  });
});

describe('staff', () => {
  test('write a note and change tags, in any store, once for their key; its team reads who', async () => {
    const { id } = await written(other);
    const key = randomUUID();
    const note = { text: 'Call before packing', addTags: ['rush'] };
    read(await send(id, 'notes', note, { key }));
    const noted = read(await send(id, 'notes', note, { key }));
    expect(noted).toMatchObject({
      tags: ['rush'],
      notes: [{ text: 'Call before packing', addedTags: ['rush'], by: 'Sam picker' }],
    });
    expect(await send(id, 'notes', { text: 'Another' }, { key })).toMatchObject({ status: 409 });
    expect(await send(id, 'notes', {})).toMatchObject({ status: 422, json: { errors: [{ field: 'text' }] } });
    expect(read(await send(id, 'notes', { removeTags: ['Rush'] })).tags).toEqual([]);
    const { rows } = await database.direct(
      `SELECT actor_kind FROM audit_log WHERE action = 'order.noted' AND target = $1`,
      [`order:${id}`],
    );
    expect(rows[0]).toEqual({ actor_kind: 'staff' });
  });

  test('send an email of an order again, but none of another one', async () => {
    const [one, two] = [await bought(), await bought()];
    const mail = one.mails.find(({ kind }) => kind === 'order.confirmation')?.id;
    const by = staff['orders.edit'];
    const again = read(await send(one.id, 'mails', { mail, to: 'desk@office.example' }, { by }));
    expect(again.statusLog.at(-1)).toMatchObject({ user: 'Sam editor' });
    await jobs.idle();
    expect((await order(one.id)).mails[0]).toMatchObject({ to: 'desk@office.example' });
    expect(await send(two.id, 'mails', { mail }, { by })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'mail' }] },
    });
  });

  test('cancel an order: its money and its stock go back, once, and its log names them', async () => {
    const { id, total } = await bought();
    expect(await stockOf(product)).toBe(7);
    const by = staff['orders.refund'];
    const key = randomUUID();
    read(await send(id, 'cancel', { reason: 'Sold out at the mill' }, { by, key }));
    const cancelled = read(await send(id, 'cancel', { reason: 'Sold out at the mill' }, { by, key }));
    expect(cancelled).toMatchObject({ status: 'refunded', refunds: [{ amount: total }] });
    expect(cancelled.statusLog.at(-1)).toMatchObject({
      reason: 'Cancelled by staff: Sold out at the mill',
      user: 'Sam giver',
    });
    expect(await stockOf(product)).toBe(9);
    expect(await send(id, 'cancel', {}, { by })).toMatchObject({ status: 409 });
    await jobs.idle();
    expect((await mailsOf(shopper, 'order.cancelled')).at(-1)?.text).toContain('Sold out at the mill');
  });

  test('send an order by line in several parcels; the last one completes it', async () => {
    const { id, tee, cap } = await written();
    const key = randomUUID();
    const first = { lines: [{ id: tee, quantity: 1 }], carrier: 'dpd', code: 'D1' };
    read(await send(id, 'fulfilments', first, { key }));
    const part = read(await send(id, 'fulfilments', first, { key }));
    expect(part).toMatchObject({
      status: 'processing',
      fulfilment: {
        state: 'part',
        parcels: [{ number: 1, code: 'D1', by: 'Sam picker', editRefusal: null }],
      },
    });
    expect(await send(id, 'fulfilments', { lines: [{ id: tee, quantity: 9 }] })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'lines.0.quantity' }] },
    });
    const left = [
      { id: tee, quantity: 1 },
      { id: cap, quantity: 1 },
    ];
    expect(read(await send(id, 'fulfilments', { lines: left, code: 'D2' }))).toMatchObject({
      status: 'complete',
      fulfilment: { state: 'sent', left: [], parcels: [{ number: 1 }, { number: 2, code: 'D2' }] },
    });
  });

  test('send a number that was noted before as the parcel with it', async () => {
    const { id } = await written();
    await staff['orders.advance'].post(`${orders}${id}/parcels/`, { code: 'QX 12', carrier: 'evri' });
    const sent = read(await send(id, 'fulfilments', { code: 'QX12', carrier: 'evri' }));
    expect(sent.trackingCodes).toMatchObject([{ code: 'QX12', sentAt: expect.any(String) }]);
  });

  test('change and cancel a parcel of their own and of the store’s, which cannot change theirs', async () => {
    const { id, tee } = await written();
    const sent = read(await send(id, 'fulfilments', { lines: [{ id: tee, quantity: 1 }], code: 'D1' }));
    const ofPlatform = sent.fulfilment.parcels[0];
    const dashboard = `/omnis/v3/dashboard/divisions/${demo}/orders/${id}/`;
    const ofStore = managedOrderSchema.parse(
      (
        await owner.post(
          `${dashboard}fulfilments/`,
          { lines: [{ id: tee, quantity: 1 }], code: 'S1' },
          keyed(),
        )
      ).json,
    ).fulfilment.parcels;
    expect(ofStore.map(({ editRefusal }) => editRefusal === null)).toEqual([false, true]);
    const refused = await owner.patch(
      `${dashboard}fulfilments/${ofPlatform?.id}/`,
      { version: 1, code: 'D9' },
      keyed(),
    );
    expect(refused.status).toBe(409);
    const path = (parcel: string | undefined) => `${orders}${id}/fulfilments/${parcel}/`;
    const by = staff['orders.advance'];
    const changed = read(await by.patch(path(ofStore[1]?.id), { version: 1, code: 'S2' }, keyed()));
    expect(changed.fulfilment.parcels).toMatchObject([{ code: 'D1' }, { code: 'S2', version: 2 }]);
    expect(await by.patch(path(ofStore[1]?.id), { version: 1, code: 'S3' }, keyed())).toMatchObject({
      status: 409,
      json: { errors: [{ field: 'version' }] },
    });
    const rest = await Promise.all(
      [ofPlatform?.id, ofStore[1]?.id].map((parcel, at) =>
        by.post(`${path(parcel)}cancel/`, { version: at + 1 }, keyed()),
      ),
    );
    expect(rest.map(({ status }) => status)).toEqual([200, 200]);
    expect(await order(id)).toMatchObject({ status: 'paid', fulfilment: { state: 'unsent' } });
  });

  test('take back the rest of an order that they sent by mistake', async () => {
    const { id } = await written();
    const sent = read(await send(id, 'fulfilments', { code: 'D1' }));
    expect(sent.status).toBe('complete');
    const [parcel] = sent.fulfilment.parcels;
    expect(parcel?.cancelRefusal).toBeNull();
    const back = read(await send(id, `fulfilments/${parcel?.id}/cancel`, { version: 1 }));
    expect(back).toMatchObject({ status: 'paid', trackingCodes: [], fulfilment: { state: 'unsent' } });
  });

  test('say that an order lies ready for pickup, and complete one whose rest was refunded', async () => {
    const { id, tee } = await written();
    expect((await send(id, 'ready', {})).status).toBe(409);
    expect((await send(id, 'complete', {})).status).toBe(409);
    await send(id, 'fulfilments', { lines: [{ id: tee, quantity: 2 }], code: 'D1' });
    const { refundable } = await order(id);
    const cap = refundable.lines.find((line) => line.id !== tee);
    const refund = { lines: [{ id: cap?.id, quantity: 1 }], reason: 'Out of stock' };
    read(await send(id, 'refunds', refund, { by: staff['orders.refund'] }));
    expect((await order(id)).fulfilment.canComplete).toBe(true);
    expect(read(await send(id, 'complete', {})).status).toBe('complete');
  });
});

describe('the orders of a store as a file for staff', () => {
  const file = (division: number, by = staff['labels.print'], query = '') =>
    by.get(`/omnis/v3/atlas/stores/${division}/orders/export/${query}`);

  test('have the store’s orders alone, as its own team downloads them, and its log says who', async () => {
    const { id } = await written(other);
    const [{ number: own }, { number: foreign }] = [await order(id), await order((await written()).id)];
    const answer = await file(other);
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.text).toContain(own);
    expect(answer.text).not.toContain(foreign);
    const { rows } = await database.direct(
      `SELECT actor_kind FROM audit_log WHERE action = 'orders.exported' AND division_id = $1`,
      [other],
    );
    expect(rows).toEqual([{ actor_kind: 'staff' }]);
    expect(await file(other, undefined, '?min=lots')).toMatchObject({ status: 422 });
  });

  test('are for nobody without the right to see orders, and of no store that is not there', async () => {
    const blind = await insertStaff(platform, 'blind', ['labels.print']);
    expect((await file(demo, blind)).status).toBe(403);
    expect((await file(demo, owner)).status).toBe(403);
    expect((await file(999_999)).status).toBe(404);
  });
});
