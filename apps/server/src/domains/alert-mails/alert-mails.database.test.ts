import { randomUUID } from 'node:crypto';
import { alertMailsSchema, customerOrderSchema } from '@omnis/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendOff } from '../../testing/after-sale.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { testShopper, type TestShopper } from '../../testing/test-shopper.ts';
import { testMember, type TestMember } from '../../testing/test-team.ts';
import { openTill, placed, type TestTill } from '../../testing/test-till.ts';

const { demo, other } = testDivisions;
const path = `/omnis/v3/dashboard/divisions/${demo}/alert-mails/`;
let till: TestTill;
let owner: TestMember;
let shopper: TestShopper;

beforeAll(async () => {
  till = await openTill();
  owner = await testMember(till.platform, [demo]);
});
afterAll(() => till.platform.close());
beforeEach(async () => {
  await run('DELETE FROM alert_mails');
  await run('DELETE FROM alert_mails_due');
  await run(`DELETE FROM mails WHERE kind LIKE 'alert.%' OR kind = 'stock.low'`);
  shopper = testShopper(till.platform.app, testHosts.demo);
});

const run = (text: string) => till.platform.core.database.direct(text, []);
const read = async () => alertMailsSchema.parse((await owner.client.get(path)).json);
const update = (body: object, key = randomUUID()) =>
  owner.client.patch(path, body, { 'idempotency-key': key });
const mails = async (kind: string) => {
  await till.platform.core.jobs.idle();
  return till.platform.core.database.platform(({ query }) =>
    query
      .selectFrom('mails')
      .select(['recipient', 'subject', 'body'])
      .where('kind', '=', kind)
      .orderBy('recipient')
      .execute(),
  );
};
const leaves = (key: string, order: number, age: string) =>
  run(`INSERT INTO alert_mails_due (division_id, kind, about, dedupe_key, created_at)
    VALUES (${demo}, 'newOrder', '{"id": ${order}}', '${key}', now() - interval '${age}')`);
async function buys(): Promise<{ hash: string; number: string; id: number; line: string }> {
  await shopper.add(till.teeItem({ quantity: 2 }));
  const { orderHash: hash, number } = placed(await shopper.place({}));
  await till.platform.core.jobs.idle();
  const order = customerOrderSchema.parse((await shopper.order(hash)).json);
  const { rows } = await till.platform.core.database.direct('SELECT id FROM orders WHERE hash = $1', [hash]);
  return { hash, number, id: Number(Reflect.get(Object(rows[0]), 'id')), line: order.items[0]?.id ?? '' };
}

describe('the addresses of a store’s emails to its team', () => {
  test('are none until its team names some, and are kept once each', async () => {
    expect(await read()).toEqual({ newOrder: [], lowStock: [], returnAsked: [], version: 0 });
    const answer = await update({
      version: 0,
      newOrder: [' Desk@shop.example ', 'desk@shop.example', 'b@shop.example'],
    });
    expect(answer).toMatchObject({
      status: 200,
      json: { newOrder: ['Desk@shop.example', 'b@shop.example'], lowStock: [], returnAsked: [], version: 1 },
    });
    expect(await update({ version: 1, lowStock: ['stock@shop.example'] })).toMatchObject({
      status: 200,
      json: {
        newOrder: ['Desk@shop.example', 'b@shop.example'],
        lowStock: ['stock@shop.example'],
        version: 2,
      },
    });
    const stranger = await testMember(till.platform, [other]);
    expect((await stranger.client.get(path)).status).toBeGreaterThanOrEqual(403);
  });

  test('are changed by one of two people who read them, and once for a key', async () => {
    const answers = await Promise.all(
      ['a@shop.example', 'b@shop.example'].map((address) => update({ version: 0, newOrder: [address] })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const key = randomUUID();
    for (let time = 0; time < 2; time += 1)
      expect(await update({ version: 1, newOrder: [] }, key)).toMatchObject({
        status: 200,
        json: { version: 2 },
      });
    expect(await update({ version: 1, newOrder: [] })).toMatchObject({
      status: 409,
      json: { errors: [{ field: 'version' }] },
    });
  });

  test.each([
    [{ version: 0, newOrder: ['nobody'] }, 'newOrder.0'],
    [{ version: 0, returnAsked: ['a@b.example', ''] }, 'returnAsked.1'],
    [{ version: 0, lowStock: Array.from({ length: 11 }, (_, at) => `a${at}@b.example`) }, 'lowStock'],
    [{ version: 0, newOrder: 'a@b.example' }, 'newOrder'],
    [{ newOrder: [] }, 'version'],
  ])('%j is refused at the field %s', async (body, field) => {
    expect(await update(body)).toMatchObject({ status: 422, json: { errors: [{ field }] } });
    expect((await read()).version).toBe(0);
  });
});

describe('an email to the team', () => {
  test('about a new order goes to each named address, once, with a link to it', async () => {
    await update({ version: 0, newOrder: ['a@shop.example', 'b@shop.example'] });
    const { number, id } = await buys();
    const [first, second, ...more] = await mails('alert.newOrder');
    expect(more).toEqual([]);
    expect([first?.recipient, second?.recipient]).toEqual(['a@shop.example', 'b@shop.example']);
    expect(first?.subject).toContain(`New order ${number} at `);
    expect(first?.body).toContain('2 × tee, Navy, M');
    expect(first?.body).toContain('£51.95');
    expect(first?.body).toContain(`/dashboard/orders/${id}/`);
    expect(await mails('alert.returnAsked')).toEqual([]);
    expect((await run('SELECT 1 FROM alert_mails_due')).rows).toEqual([]);
  });

  test('is written for nobody while no address is named', async () => {
    await buys();
    expect(await mails('alert.newOrder')).toEqual([]);
    await update({ version: 0, newOrder: ['late@shop.example'] });
    expect(await mails('alert.newOrder')).toEqual([]);
  });

  test('about a return goes to the addresses named for returns', async () => {
    await update({ version: 0, returnAsked: ['back@shop.example'] });
    const { hash, number, line } = await buys();
    await sendOff(till.platform, demo, hash);
    const lines = [{ id: line, quantity: 1, reason: 'too_small' }];
    await shopper.client.post(
      `/omnis/v3/orders/${hash}/returns/`,
      { resolution: 'refund', lines, note: 'The sleeves' },
      { 'idempotency-key': randomUUID() },
    );
    await expect.poll(() => mails('alert.returnAsked')).not.toEqual([]);
    const [mail, ...more] = await mails('alert.returnAsked');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'back@shop.example' });
    expect(mail?.subject).toContain(`Return R-${number}-1 at `);
    expect(mail?.body).toContain('asks for a refund');
    expect(mail?.body).toContain('1 × tee, Navy, M');
    expect(mail?.body).toContain('The sleeves');
  });

  test('that an ended process did not write is written by the next look, without another order', async () => {
    await update({ version: 0, newOrder: ['a@shop.example'] });
    const { id } = await buys();
    await run(`DELETE FROM mails WHERE kind = 'alert.newOrder'`);
    await leaves('left behind', id, '2 minutes');
    await till.platform.services.alertMails.sending.look();
    expect(await mails('alert.newOrder')).toHaveLength(1);
  });

  test('that fails is tried again alone, and holds up none of the others', async () => {
    await update({ version: 0, newOrder: ['a@shop.example'] });
    const { id } = await buys();
    await run(`DELETE FROM mails WHERE kind = 'alert.newOrder'`);
    const orders = till.platform.services.orders.service;
    const reads = orders.managedById.bind(orders);
    const reading = vi.spyOn(orders, 'managedById').mockRejectedValueOnce(new Error('cannot be read'));
    reading.mockImplementationOnce(reads).mockRejectedValueOnce(new Error('cannot be read yet'));
    await leaves('fails', id, '3 minutes');
    await leaves('comes after it', id, '2 minutes');
    await till.platform.services.alertMails.sending.look();
    expect(await mails('alert.newOrder')).toHaveLength(1);
    reading.mockRestore();
    expect((await run('SELECT 1 FROM alert_mails_due')).rows).toEqual([]);
    const waiting = `FROM pgboss.job WHERE name = 'alert-mails.write-one' AND state = 'retry'`;
    expect((await run(`SELECT data ->> 'dedupeKey' AS key ${waiting}`)).rows).toEqual([{ key: 'fails' }]);
  });

  test('about low stock goes to the named addresses instead of the owners', async () => {
    await owner.client.patch(
      `/omnis/v3/dashboard/divisions/${demo}/stock-settings/`,
      { lowAt: 1_000_000, emails: true, version: 0 },
      { 'idempotency-key': randomUUID() },
    );
    await update({ version: 0, lowStock: ['stock@shop.example'] });
    const division = await till.platform.core.divisions.byId(demo);
    await run('UPDATE variants SET stock = 3');
    if (division) await till.platform.services.stock.lowStock.look(division);
    expect((await mails('stock.low')).map(({ recipient }) => recipient)).toEqual(['stock@shop.example']);
  });
});
