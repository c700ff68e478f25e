import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { insertStaff } from '../../../testing/after-sale.ts';
import { isSignedBy, startPushServer, type PushServer } from '../../../testing/push-server.ts';
import { signIn } from '../../../testing/sweep/people.ts';
import { testClient, type TestAnswer, type TestClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { insertTestOrder } from '../../../testing/test-orders.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { sessionCookie } from '../../../plugins/visitor.ts';

const { demo } = testDivisions;
const url = '/omnis/v3/notifications/subscriptions/';

let service: PushServer;
let platform: TestPlatform;
let staff: TestClient;
let shopper: TestClient;
let path: string;

beforeAll(async () => {
  service = await startPushServer();
  platform = await createTestPlatform({}, { push: service.outlet });
  staff = await insertStaff(platform, 'mover', ['orders.view', 'orders.advance', 'orders.refund']);
});
afterAll(async () => {
  await platform.close();
  await service.close();
});
beforeEach(async () => {
  service.arrived.length = 0;
  path = `/${randomUUID()}`;
  shopper = testClient(platform.app, testHosts.demo);
  await platform.core.database.direct('DELETE FROM push_subscriptions', []);
});

const subscribe = (body: object, by = shopper): Promise<TestAnswer> => by.post(url, body);
const packed = (customer_id: string | null = null) =>
  insertTestOrder(platform.core.database, { division_id: demo, status: 'packing', customer_id });

async function moves(id: number, status = 'complete', from = 'packing'): Promise<void> {
  const answer = await staff.post(`/omnis/v3/atlas/orders/${id}/status/`, { status, from, reason: 'Test' });
  expect(answer.json).toMatchObject({ status });
  await platform.core.jobs.idle();
}

async function subscriptions(): Promise<number> {
  const { rows } = await platform.core.database.direct('SELECT id FROM push_subscriptions', []);
  return rows.length;
}

describe('push messages (platform.md §7 notifications/subscriptions)', () => {
  test('tell a browser that its order leaves, encrypted for it alone and signed by the shop', async () => {
    const { publicKey } = z
      .object({ publicKey: z.string() })
      .parse((await shopper.get('/omnis/v3/notifications/key/')).json);
    const order = await packed();
    const { subscription } = service.browser(path);
    expect(await subscribe({ subscription, orderHash: order.hash })).toMatchObject({
      status: 200,
      json: { subscribed: true },
    });
    await moves(order.id);
    expect(service.arrived).toMatchObject([
      {
        path,
        headers: { 'content-encoding': 'aes128gcm', ttl: String(3 * 24 * 60 * 60) },
        content: {
          title: 'Your order is on its way',
          body: `Order ${order.number} has been packed and given to the carrier.`,
          href: `/receipt/${order.hash}`,
          tag: `order-${order.number}`,
        },
      },
    ]);
    expect(isSignedBy(publicKey, service.arrived[0]?.headers.authorization)).toBe(true);
  });

  test('come in the language that the browser subscribed in, also of a refund', async () => {
    const order = await packed();
    const { subscription } = service.browser(path);
    await subscribe({ subscription, orderHash: order.hash });
    await platform.core.database.direct(`UPDATE push_subscriptions SET language = 'de'`, []);
    await moves(order.id);
    await moves(order.id, 'refunded', 'complete');
    expect(service.arrived.map(({ content }) => Reflect.get(Object(content), 'title'))).toEqual([
      'Ihre Bestellung ist unterwegs',
      'Ihre Erstattung ist unterwegs',
    ]);
  });

  test('are sent once for a happening, however often its job runs', async () => {
    const order = await packed();
    await subscribe({ subscription: service.browser(path).subscription, orderHash: order.hash });
    await moves(order.id);
    const { core, services } = platform;
    const pointer = { division_id: demo, id: order.id, customer_id: null };
    const content = () => ({ title: 'T', body: 'B', href: '/', tag: 't' });
    for (let times = 0; times < 2; times += 1)
      await core.database.tenant(demo, (db) =>
        services.notifications.pushes.tell(db, pointer, { dedupeKey: 'same', content }),
      );
    core.jobs.wake();
    await core.jobs.idle();
    // A repeat of a job that was done finds nothing to do.
    await core.database.direct(
      `INSERT INTO pgboss.job (name, data) SELECT 'push.send', jsonb_build_object('division', division_id, 'message', id) FROM push_messages`,
      [],
    );
    core.jobs.wake();
    await core.jobs.idle();
    expect(service.arrived).toHaveLength(2);
  });

  test('forget a browser that has gone, and come again where a service is busy', async () => {
    const order = await packed();
    await subscribe({ subscription: service.browser(path).subscription, orderHash: order.hash });
    service.answers.set(path, 410);
    await moves(order.id);
    expect([service.arrived.length, await subscriptions()]).toEqual([0, 0]);

    const again = await packed();
    const busy = `/${randomUUID()}`;
    await subscribe({ subscription: service.browser(busy).subscription, orderHash: again.hash });
    service.answers.set(busy, 503);
    await moves(again.id);
    expect([service.arrived.length, await subscriptions()]).toEqual([0, 1]);
    service.answers.delete(busy);
    await platform.core.database.direct(
      `UPDATE pgboss.job SET start_after = now() WHERE name = 'push.send' AND state = 'retry'`,
      [],
    );
    await platform.core.jobs.idle();
    expect(service.arrived).toHaveLength(1);
  });

  test('never go to an address inside, and none is taken that is no push service’s', async () => {
    const order = await packed();
    const { subscription } = service.browser(path);
    const port = new URL(subscription.endpoint).port;
    // Another machine's name leads here too, but to a port that is not the service's.
    const inside = subscription.endpoint.replace(port, '1');
    await subscribe({ subscription: { ...subscription, endpoint: inside }, orderHash: order.hash });
    await moves(order.id);
    expect([service.arrived.length, await subscriptions()]).toEqual([0, 0]);
    for (const wrong of [
      { ...subscription, endpoint: 'ftp://push.test/x' },
      { ...subscription, endpoint: subscription.endpoint.replace('push.test', 'me:pw@push.test') },
      { ...subscription, keys: { ...subscription.keys, p256dh: 'A'.repeat(87) } },
      { ...subscription, keys: { ...subscription.keys, auth: 'short' } },
    ])
      expect((await subscribe({ subscription: wrong, orderHash: order.hash })).status).toBe(422);
    expect(await subscriptions()).toBe(0);
  });

  test('are off again for one order, and the browser is forgotten with the last', async () => {
    const [one, two] = [await packed(), await packed()];
    const { subscription } = service.browser(path);
    const { endpoint } = subscription;
    const about = (orderHash: string) => ({ endpoint, orderHash });
    for (const { hash } of [one, two]) await subscribe({ subscription, orderHash: hash });
    expect(await subscriptions()).toBe(1);
    expect((await shopper.post(`${url}remove/`, about(one.hash))).json).toEqual({ stays: true });
    expect((await shopper.post(`${url}find/`, about(one.hash))).json).toEqual({ subscribed: false });
    expect((await shopper.post(`${url}find/`, about(two.hash))).json).toEqual({ subscribed: true });
    await moves(one.id);
    expect(service.arrived).toEqual([]);
    expect((await shopper.post(`${url}remove/`, about(two.hash))).json).toEqual({ stays: false });
    expect(await subscriptions()).toBe(0);
  });

  test('tell a customer of all their orders, and nobody else', async () => {
    const { id, token } = await signIn(platform.core, 'customer');
    shopper.cookies.set(sessionCookie, token);
    const { subscription } = service.browser(path);
    expect(await subscribe({ subscription })).toMatchObject({ status: 200 });
    const [own, foreign] = [await packed(id), await packed()];
    await moves(foreign.id);
    expect(service.arrived).toEqual([]);
    await moves(own.id);
    expect(service.arrived).toHaveLength(1);
    const stranger = testClient(platform.app, testHosts.demo);
    expect((await subscribe({ subscription }, stranger)).status).toBe(401);
    const elsewhere = testClient(platform.app, testHosts.other);
    expect((await subscribe({ subscription, orderHash: own.hash }, elsewhere)).status).toBe(404);
  });
});
