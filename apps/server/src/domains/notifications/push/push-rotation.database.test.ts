import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { KeyRing } from '../../../security/key-ring.ts';
import { newPushKeys } from '../../../security/push-pair.ts';
import { reseal } from '../../../security/rotate-keys.ts';
import { secretsOf } from '../../../security/secrets.ts';
import { insertStaff } from '../../../testing/after-sale.ts';
import { isSignedBy, startPushServer, type PushServer } from '../../../testing/push-server.ts';
import { testClient, type TestClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { insertTestOrder } from '../../../testing/test-orders.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { createPushPairs } from './push-pairs.ts';

const [former, current, foreign] = [newPushKeys(), newPushKeys(), newPushKeys()];
let service: PushServer;
let platform: TestPlatform;
let staff: TestClient;

beforeAll(async () => {
  service = await startPushServer();
  const secrets = { keys: { kind: 'folder' }, push: { current, older: [former] }, file: null } as const;
  platform = await createTestPlatform({ secrets }, { push: service.outlet });
  staff = await insertStaff(platform, 'mover', ['orders.view', 'orders.advance']);
});
afterAll(async () => {
  await platform.close();
  await service.close();
});

/** Packs an order of a browser that subscribed with a key, and gives what its push service is sent. */
async function tell(boundTo: string | null): Promise<string | undefined> {
  service.arrived.length = 0;
  const { database, jobs } = platform.core;
  const order = await insertTestOrder(database, {
    division_id: testDivisions.demo,
    status: 'packing',
    customer_id: null,
  });
  const { subscription } = service.browser(`/${randomUUID()}`);
  const shopper = testClient(platform.app, testHosts.demo);
  const body = { subscription, orderHash: order.hash };
  expect((await shopper.post('/omnis/v3/notifications/subscriptions/', body)).status).toBe(200);
  await database.direct('UPDATE push_subscriptions SET push_key = $1 WHERE endpoint = $2', [
    boundTo,
    subscription.endpoint,
  ]);
  const move = { status: 'complete', from: 'packing', reason: 'Test' };
  await staff.post(`/omnis/v3/atlas/orders/${order.id}/status/`, move);
  await jobs.idle();
  return service.arrived[0]?.headers.authorization;
}

test('a browser that subscribed before a change of the push keys gets messages of its own pair', async () => {
  const { json } = await testClient(platform.app, testHosts.demo).get('/omnis/v3/notifications/key/');
  expect(json).toEqual({ publicKey: current.publicKey });
  expect(isSignedBy(former.publicKey, await tell(former.publicKey))).toBe(true);
  expect(isSignedBy(current.publicKey, await tell(current.publicKey))).toBe(true);
  expect(isSignedBy(current.publicKey, await tell(null))).toBe(true);
});

test('a browser whose pair this process lacks is sent nothing, and keeps its subscription', async () => {
  expect(await tell(foreign.publicKey)).toBeUndefined();
  const { rows } = await platform.core.database.direct(
    'SELECT id FROM push_subscriptions WHERE push_key = $1',
    [foreign.publicKey],
  );
  expect(rows).toHaveLength(1);
});

test('processes with given keys share a pair that the database keeps sealed, also after a rotation', async () => {
  const material = Buffer.alloc(32, 7).toString('base64');
  const k1: KeyRing = { current: 'k1', keys: { k1: material } };
  const second = Buffer.alloc(32, 8).toString('base64');
  const both: KeyRing = { current: 'k2', keys: { k1: material, k2: second } };
  const { config, database } = platform.core;
  const pairWith = async (ring: KeyRing) => {
    const keys = { kind: 'variables', ring } as const;
    const secrets = { keys, push: null, file: null };
    const core = { database, config: { ...config, secrets }, secrets: secretsOf(ring.current, ring.keys) };
    return (await createPushPairs(core)()).current;
  };
  const made = await pairWith(k1);
  expect(await pairWith(k1)).toEqual(made);
  const stored = async () =>
    JSON.stringify((await database.direct(`SELECT * FROM installation_keys WHERE kind = 'push'`, [])).rows);
  expect(await stored()).not.toContain(made.privateKey);
  // Nothing else is sealed here with keys of its own.
  await reseal(database, both);
  expect(await stored()).toContain('"private_sealed":"k2.');
  expect(await pairWith({ current: 'k2', keys: { k2: second } })).toEqual(made);
});
