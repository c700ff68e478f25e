import { listOf, orderSummarySchema } from '@omnis/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { testClient } from '../../../testing/test-client.ts';
import { insertTestOrder } from '../../../testing/test-orders.ts';
import { createTestPlatform } from '../../../testing/test-platform.ts';

const { demo } = testDivisions;
const platform = await createTestPlatform();
const { database } = platform.core;
const shop = testClient(platform.app, testHosts.demo);

afterAll(() => platform.close());

const hash = 'h'.repeat(32);
const callPath = (customerHash: string, query = ''): string =>
  `/omnis/v3/orders/history/${customerHash}/${query}`;

const first = await insertTestOrder(database, {
  division_id: demo,
  email: 'Robin@Post.example',
  history_hash: hash,
  created_at: new Date('2026-03-01T10:00:00Z'),
});
const second = await insertTestOrder(database, {
  division_id: demo,
  email: 'robin@post.example',
  created_at: new Date('2026-04-01T10:00:00Z'),
});
await insertTestOrder(database, { division_id: demo, email: 'somebody-else@post.example' });
await insertTestOrder(database, { division_id: testDivisions.other, email: 'robin@post.example' });

const numbers = (answer: { json: unknown }): string[] =>
  listOf(orderSummarySchema)
    .parse(answer.json)
    .items.map(({ number }) => number);

describe('all orders of a mail address', () => {
  test('are those of this store, however the address was written, newest first', async () => {
    const answer = await shop.get(callPath(hash));
    expect(answer.status).toBe(200);
    expect(numbers(answer)).toEqual([second.number, first.number]);
    expect(answer.json).toMatchObject({ total: 2, page: 1 });
  });

  test('tell what a list shows, and nobody’s name or address', async () => {
    expect((await shop.get(callPath(hash))).text).not.toMatch(/robin|archer|high street/i);
  });

  test('say which of them can be sent back, and which began as a quote', async () => {
    const [email, history_hash] = ['kim@post.example', 'k'.repeat(32)];
    const quote = { code: 'quote', name: 'To be agreed', estimate: '' };
    const old = await insertTestOrder(database, {
      division_id: demo,
      email,
      history_hash,
      status: 'complete',
    });
    const sent = await insertTestOrder(database, { division_id: demo, email, status: 'complete' });
    const asked = await insertTestOrder(database, {
      division_id: demo,
      email,
      flow: 'bespoke',
      status: 'quote',
      shipping_method: JSON.stringify(quote),
    });
    const leave = (orderId: number, days: number) =>
      database.direct(
        `INSERT INTO order_status_log (division_id, order_id, from_status, status, user_kind, user_name, at)
         VALUES ($1, $2, 'packing', 'complete', 'system', '', now() - make_interval(days => $3))`,
        [demo, orderId, days],
      );
    await leave(old.id, 60);
    await leave(sent.id, 6);
    const { items } = listOf(orderSummarySchema).parse((await shop.get(callPath(history_hash))).json);
    const byNumber = new Map(items.map(({ number, returnable, quoted }) => [number, { returnable, quoted }]));
    expect(byNumber.get(old.number)).toEqual({ returnable: false, quoted: false });
    expect(byNumber.get(sent.number)).toEqual({ returnable: true, quoted: false });
    expect(byNumber.get(asked.number)).toEqual({ returnable: false, quoted: true });
  });

  test('come in pages', async () => {
    expect(numbers(await shop.get(callPath(hash, '?page=2&perPage=1')))).toEqual([first.number]);
    const beyond = await shop.get(callPath(hash, '?page=3&perPage=1'));
    expect(beyond.json).toMatchObject({ items: [], total: 2 });
  });

  test('are opened by the mails of each of the orders', async () => {
    const row = await database.tenant(demo, ({ query }) =>
      query.selectFrom('orders').select('history_hash').where('id', '=', second.id).executeTakeFirstOrThrow(),
    );
    expect(row.history_hash).toMatch(/^[0-9a-f]{32}$/);
    expect(numbers(await shop.get(callPath(String(row.history_hash))))).toHaveLength(2);
  });

  test.each([
    ['an unknown hash', 'u'.repeat(32)],
    ['the hash of an order', first.hash],
  ])('are not found by %s', async (_name, unknown) => {
    expect((await shop.get(callPath(unknown))).status).toBe(404);
  });

  test.each([
    ['another store', testHosts.other],
    ['the preview origin', 'demo.preview.localhost:3000'],
  ])('are not found on %s', async (_name, host) => {
    expect((await testClient(platform.app, host).get(callPath(hash))).status).toBe(404);
  });

  test.each([
    ['customerHash', callPath('short')],
    ['page', callPath(hash, '?page=0')],
    ['perPage', callPath(hash, '?perPage=1000')],
  ])('are refused with the field %s named', async (field, path) => {
    const answer = await shop.get(path);
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({ errors: [{ field }] });
  });

  test('are not found once the account is deleted, by whatever hash', async () => {
    const gone = 'g'.repeat(32);
    const order = await insertTestOrder(database, { division_id: demo, history_hash: gone });
    await database.tenant(demo, ({ query }) =>
      query.updateTable('orders').set({ history_hash: null }).where('id', '=', order.id).execute(),
    );
    expect((await shop.get(callPath(gone))).status).toBe(404);
  });

  test('are looked for so often from one place, and then no more for a while', async () => {
    const asked = await Promise.all(
      Array.from({ length: 70 }, (_, count) => shop.get(callPath(`guess-${count}`.padEnd(24, '-')))),
    );
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([404, 429]));
    expect((await shop.get(callPath(hash))).headers['retry-after']).toMatch(/^\d+$/);
  });
});
