import { createHmac, randomUUID } from 'node:crypto';
import { webhookDeliverySchema, webhookSchema, type WebhookDelivery } from '@omnis/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { TestAnswer, TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { testOwner } from '../../testing/test-owner.ts';
import { testShopper, type TestShopper } from '../../testing/test-shopper.ts';
import { openTill, placed, type TestTill } from '../../testing/test-till.ts';
import { startWebhookServer, type WebhookServer } from '../../testing/webhook-server.ts';

const { demo, other } = testDivisions;
const path = `/omnis/v3/dashboard/divisions/${demo}/webhooks/`;
const created = webhookSchema.extend({ secret: z.string() });
const bodySchema = z.object({
  id: z.string(),
  event: z.string(),
  data: z.record(z.string(), z.unknown()),
});

let server: WebhookServer;
let till: TestTill;
let owner: TestClient;
let stranger: TestClient;
let shopper: TestShopper;

beforeAll(async () => {
  server = await startWebhookServer();
  till = await openTill({ webhooks: server.outlet });
  owner = await testOwner(till.platform, [demo]);
  stranger = await testOwner(till.platform, [other]);
});
afterAll(async () => {
  await till.platform.close();
  await server.close();
});
beforeEach(() => {
  shopper = testShopper(till.platform.app, testHosts.demo);
  server.arrived.length = 0;
  server.answers(200, 'ok');
});
afterEach(() => direct('DELETE FROM webhooks'));

const direct = (sql: string, values: unknown[] = []) => till.platform.core.database.direct(sql, values);
const key = (): Record<string, string> => ({ 'idempotency-key': randomUUID() });

async function add(events: readonly string[], url = server.url): Promise<z.output<typeof created>> {
  const answer = await owner.post(path, { url, events }, key());
  expect(answer, answer.text).toMatchObject({ status: 201 });
  return created.parse(answer.json);
}
async function log(id: string): Promise<WebhookDelivery[]> {
  const answer = await owner.get(`${path}${id}/deliveries/`);
  return z.object({ items: z.array(webhookDeliverySchema) }).parse(answer.json).items;
}
/** The log once its deliveries were all tried. */
async function tried(id: string, count = 1): Promise<WebhookDelivery[]> {
  await expect
    .poll(async () => (await log(id)).filter(({ triedAt }) => triedAt !== null).length, { timeout: 20_000 })
    .toBe(count);
  return log(id);
}
const update = (id: string, body: object): Promise<TestAnswer> => owner.patch(`${path}${id}/`, body, key());
const sendTest = (id: string): Promise<TestAnswer> => owner.post(`${path}${id}/test/`, {}, key());
const eventsArrived = (): string[] =>
  server.arrived.map(({ body }) => bodySchema.parse(JSON.parse(body)).event);

/** The body that has arrived, if one of the secrets has signed it. */
function opened(secret: string, at = 0): z.output<typeof bodySchema> | null {
  const arrived = server.arrived[at];
  const header = String(arrived?.headers['omnis-signature']);
  const [time, ...signatures] = header.split(',');
  const signed = createHmac('sha256', secret)
    .update(`${time?.slice(2)}.${arrived?.body}`)
    .digest('hex');
  return signatures.includes(`v1=${signed}`) ? bodySchema.parse(JSON.parse(arrived?.body ?? '')) : null;
}

describe('the events of a store', () => {
  test('reach a webhook that asks for them, signed, and the log says so', async () => {
    const { id, secret } = await add(['order.placed', 'order.paid']);
    const unasked = await add(['product.deleted']);
    await shopper.add(till.teeItem());
    const { orderHash } = placed(await shopper.place());
    const entries = await tried(id, 2);
    expect(entries.map(({ event, state, status, answer }) => [event, state, status, answer])).toEqual([
      ['order.paid', 'delivered', 200, 'ok'],
      ['order.placed', 'delivered', 200, 'ok'],
    ]);
    const first = opened(secret);
    expect(first).toMatchObject({ event: 'order.placed', data: { order: { orderHash } } });
    expect(first?.id).toBe(entries[1]?.id);
    expect(opened('whsec_another')).toBeNull();
    expect(await log(unasked.id)).toEqual([]);
  });

  test('are those of an order that is fulfilled, refunded in part and cancelled', async () => {
    const { id } = await add(['order.fulfilled', 'order.refunded', 'order.cancelled']);
    const orders = `/omnis/v3/dashboard/divisions/${demo}/orders/`;
    const order = async (): Promise<{ id: number; line: string }> => {
      await shopper.add(till.teeItem());
      const { orderHash } = placed(await shopper.place());
      await till.platform.core.jobs.idle();
      const { rows } = await direct(
        `SELECT o.id, i.id AS line FROM orders o JOIN order_items i ON i.division_id = o.division_id AND i.order_id = o.id
           WHERE o.hash = $1`,
        [orderHash],
      );
      return z.tuple([z.object({ id: z.coerce.number(), line: z.string() })]).parse(rows)[0];
    };
    const called = await order();
    await owner.post(`${orders}${called.id}/cancel/`, {}, key());
    await till.platform.core.jobs.idle();
    const sent = await order();
    const fulfilled = await owner.post(
      `${orders}${sent.id}/fulfilments/`,
      { lines: [{ id: sent.line, quantity: 1 }] },
      key(),
    );
    expect(fulfilled, fulfilled.text).toMatchObject({ status: 200 });
    await tried(id, 3);
    expect(eventsArrived().toSorted()).toEqual(['order.cancelled', 'order.fulfilled', 'order.refunded']);
    const refund = server.arrived.find(({ body }) => body.includes('order.refunded'));
    expect(JSON.parse(refund?.body ?? '')).toMatchObject({
      data: { order: { id: called.id }, refund: { currency: 'GBP' } },
    });
  });

  test('are those of products, customers and low stock', async () => {
    const { id } = await add([
      'product.created',
      'product.changed',
      'product.deleted',
      'customer.created',
      'stock.low',
    ]);
    const products = `/omnis/v3/dashboard/divisions/${demo}/products/`;
    const made = await owner.post(products, { name: 'Told mug' }, key());
    const product = z.object({ id: z.number(), version: z.number() }).parse(made.json);
    await owner.patch(`${products}${product.id}/`, { name: 'Told cup', version: product.version }, key());
    await owner.delete(`${products}${product.id}/`, key());
    await owner.post(
      `/omnis/v3/dashboard/divisions/${demo}/customers/`,
      { email: 'told@shop.example', firstName: 'Toni' },
      key(),
    );
    await direct('UPDATE variants SET stock = 2 WHERE id = $1', [till.tee.variant('Navy', 'M')]);
    const division = await till.platform.core.divisions.byId(demo);
    if (division) await till.platform.services.stock.lowStock.look(division);
    await expect.poll(eventsArrived, { timeout: 20_000 }).toContain('stock.low');
    await expect
      .poll(() => new Set(eventsArrived()), { timeout: 20_000 })
      .toEqual(
        new Set(['product.created', 'product.changed', 'product.deleted', 'customer.created', 'stock.low']),
      );
    const low = server.arrived.find(({ body }) => body.includes('stock.low'));
    expect(JSON.parse(low?.body ?? '')).toMatchObject({
      data: { variant: { productId: till.tee.id, colour: 'Navy', size: 'M', stock: 2, lowAt: 9 } },
    });
    expect((await log(id)).length).toBeGreaterThanOrEqual(5);
    await direct('UPDATE variants SET stock = NULL WHERE id = $1', [till.tee.variant('Navy', 'M')]);
  });

  test('are told of only when the change is committed', async () => {
    const { id } = await add(['product.created']);
    const refused = await owner.post(
      `/omnis/v3/dashboard/divisions/${demo}/products/`,
      { name: 'Never made', urlName: 'tee', price: -1 },
      key(),
    );
    expect(refused.status).toBe(422);
    expect(await log(id)).toEqual([]);
  });
});

describe('a delivery that does not arrive', () => {
  test('is tried again later, eight times in all, and once more by hand', async () => {
    const { id } = await add(['product.created']);
    server.answers(500, `broken\0${'x'.repeat(3000)}`);
    await owner.post(`/omnis/v3/dashboard/divisions/${demo}/products/`, { name: 'Unlucky' }, key());
    const [first] = await tried(id);
    expect(first).toMatchObject({
      state: 'waiting',
      attempts: 1,
      status: 500,
      error: 'It answered with 500',
    });
    expect(first?.answer).toHaveLength(1023);
    const wait = new Date(first?.nextAt ?? 0).getTime() - Date.now();
    expect(wait).toBeGreaterThan(3000);
    expect(wait).toBeLessThan(11_000);
    const again = async (attempts: number): Promise<WebhookDelivery | undefined> => {
      await direct(`UPDATE webhook_deliveries SET attempts = $1, next_at = now() WHERE id = $2`, [
        attempts - 1,
        first?.id,
      ]);
      const retried = await owner.post(`${path}${id}/deliveries/${first?.id}/retry/`, {}, key());
      expect(retried.status).toBe(200);
      await expect.poll(async () => (await log(id))[0]?.attempts, { timeout: 20_000 }).toBe(attempts);
      await expect.poll(async () => (await log(id))[0]?.triedAt).not.toBe(first?.triedAt);
      return (await log(id))[0];
    };
    await expect.poll(async () => (await again(8))?.state).toBe('failed');
    server.answers(204, '');
    await owner.post(`${path}${id}/deliveries/${first?.id}/retry/`, {}, key());
    await expect
      .poll(async () => (await log(id))[0], { timeout: 20_000 })
      .toMatchObject({ state: 'delivered', status: 204, error: '', nextAt: null });
  });

  test('follows no redirect', async () => {
    const { id } = await add(['product.created']);
    server.answers(302, '', { location: 'http://127.0.0.1:9/' });
    expect((await sendTest(id)).status).toBe(201);
    expect(await tried(id)).toMatchObject([
      { event: 'test', state: 'failed', error: 'It redirects (302), which is not followed', nextAt: null },
    ]);
    const { items } = z.object({ items: z.array(webhookSchema) }).parse((await owner.get(path)).json);
    expect(items).toMatchObject([{ failingSince: null }]);
  });

  test('turns the webhook off after three days, and tells the team once', async () => {
    const { id } = await add(['product.created']);
    server.answers(410, 'gone');
    await direct(`UPDATE webhooks SET failing_since = now() - interval '73 hours'`);
    await owner.post(`/omnis/v3/dashboard/divisions/${demo}/products/`, { name: 'Nobody hears' }, key());
    const [entry] = await tried(id);
    expect(entry).toMatchObject({ state: 'failed', error: 'The webhook was turned off' });
    const { items } = z.object({ items: z.array(webhookSchema) }).parse((await owner.get(path)).json);
    expect(items).toMatchObject([{ enabled: false, turnedOff: true }]);
    const told = await direct(`SELECT about FROM dashboard_notifications WHERE kind = 'webhook.off'`);
    expect(told.rows).toMatchObject([{ about: { id, host: new URL(server.url).host } }]);
    // Nothing more is written for it.
    await owner.post(`/omnis/v3/dashboard/divisions/${demo}/products/`, { name: 'Nor this' }, key());
    expect(await log(id)).toHaveLength(1);
    expect(await owner.post(`${path}${id}/deliveries/${entry?.id}/retry/`, {}, key())).toMatchObject({
      status: 409,
    });
    const on = await update(id, { enabled: true, version: items[0]?.version });
    expect(on.json).toMatchObject({ enabled: true, turnedOff: false, failingSince: null });
  });
});

describe('a webhook', () => {
  test.each([
    ['https://10.0.0.1/', 'This address is not on the public internet'],
    ['https://[::1]/', 'This address is not on the public internet'],
    ['ftp://example.com/', 'Enter an address that begins with https://'],
    ['https://user:word@example.com/', 'Enter an address such as https://example.com/webhooks'],
  ])('is not added for %s', async (url, message) => {
    const answer = await owner.post(path, { url, events: ['order.paid'] }, key());
    expect(answer).toMatchObject({ status: 422, json: { errors: [{ field: 'url', message }] } });
  });

  test('keeps its secret to itself after it was shown, and signs with both for a while after a change', async () => {
    const { id, secret, version } = await add(['product.created']);
    expect((await owner.get(path)).text).not.toContain(secret);
    const rotated = created.parse((await owner.post(`${path}${id}/secret/`, { version }, key())).json);
    expect(rotated.secret).not.toBe(secret);
    await sendTest(id);
    await tried(id);
    expect(opened(secret)).not.toBeNull();
    expect(opened(rotated.secret)).not.toBeNull();
    await direct(`UPDATE webhooks SET former_until = now() - interval '1 second'`);
    await sendTest(id);
    await tried(id, 2);
    expect(opened(secret, 1)).toBeNull();
    expect(opened(rotated.secret, 1)).not.toBeNull();
    expect(await owner.post(`${path}${id}/secret/`, { version }, key())).toMatchObject({
      status: 409,
      json: { errors: [{ field: 'version' }] },
    });
  });

  test('is added once for its key, changed by its version, and deleted with its log', async () => {
    const headers = key();
    const body = { url: server.url, events: ['order.paid', 'order.paid'] };
    const first = await owner.post(path, body, headers);
    const second = await owner.post(path, body, headers);
    expect(second.json).toEqual(first.json);
    const { id, version, events } = created.parse(first.json);
    expect(events).toEqual(['order.paid']);
    expect((await update(id, { name: 'Till', version })).json).toMatchObject({ name: 'Till', events });
    expect((await update(id, { name: 'Counter', version })).status).toBe(409);
    expect((await update(id, { colour: 'red', version })).status).toBe(422);
    await sendTest(id);
    await tried(id);
    expect((await owner.delete(`${path}${id}/`, key())).status).toBe(200);
    expect((await owner.get(`${path}${id}/deliveries/`)).status).toBe(404);
    const { rows } = await direct('SELECT FROM webhook_deliveries');
    expect(rows).toEqual([]);
  });

  test('is nobody else’s', async () => {
    const { id } = await add(['order.paid']);
    expect((await stranger.get(path)).status).toBe(403);
    const elsewhere = path.replace(String(demo), String(other));
    expect((await stranger.get(`${elsewhere}${id}/deliveries/`)).status).toBe(404);
    expect((await stranger.post(`${elsewhere}${id}/test/`, {}, key())).status).toBe(404);
  });
});
