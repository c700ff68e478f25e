import { randomUUID } from 'node:crypto';
import { atlasCustomerSchema, sessionSchema } from '@omnis/contract';
import { createGuardContext, guards } from '@omnis/guards';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionCookie } from '../../plugins/visitor.ts';
import { testClient, type TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { testOwner } from '../../testing/test-owner.ts';
import { atlas, openStaff, type StaffFixture } from '../../testing/test-staff.ts';
import { recountEmail } from './recounts.ts';

const { demo } = testDivisions;
const key = () => ({ 'idempotency-key': randomUUID() });

let world: StaffFixture;
let owner: TestClient;
beforeAll(async () => {
  world = await openStaff();
  owner = await testOwner(world.platform, [demo]);
});
afterAll(() => world.platform.close());

/** A shopper who is signed in at the demo store, and their id in its list of customers. */
async function shopper(): Promise<{ client: TestClient; record: string }> {
  const { app, core } = world.platform;
  const [id, email] = [randomUUID(), `${randomUUID()}@shop.example`];
  await core.database.platform(async (db) => {
    await db.query
      .insertInto('customers')
      .values({ division_id: demo, id, email, password_hash: 'none' })
      .execute();
    await recountEmail(db, demo, email);
  });
  const client = testClient(app, testHosts.demo);
  client.cookies.set(
    sessionCookie,
    await core.sessions.start({ kind: 'customer', id, divisionId: demo }, 'tests'),
  );
  const { text } = await owner.get(`/omnis/v3/dashboard/divisions/${demo}/customers/?search=${email}`);
  return { client, record: /"id":"([\da-f-]{36})"/.exec(text)?.[1] ?? '' };
}

const at = (record: string): string => `${atlas}/customers/${demo}/${record}/bespoke/`;

/** Tells if the guard passes for somebody, by the session that every app reads. */
async function isBespoke(client: TestClient): Promise<boolean> {
  const { user } = sessionSchema.parse((await client.get('/omnis/v3/dashboard/secure/get/')).json);
  return guards.isBespoke(createGuardContext({ user: user && { companyId: user.companyId ?? null } }));
}

test('platform.md §1 company 52 is the bespoke company, §6 isBespoke: staff say whose account belongs to it, with an entry in the log', async () => {
  const staff = await world.colleague({ permissions: ['orders.view', 'orders.edit'] });
  const { client, record } = await shopper();
  expect(await isBespoke(client)).toBe(false);
  const added = await staff.client.patch(at(record), { bespoke: true }, key());
  expect(added, added.text).toMatchObject({ status: 200 });
  expect(atlasCustomerSchema.parse(added.json).account?.isBespoke).toBe(true);
  expect(await isBespoke(client)).toBe(true);
  // Saying it again changes nothing, and writes nothing.
  await staff.client.patch(at(record), { bespoke: true }, key());
  expect(await staff.client.patch(at(record), { bespoke: false }, key())).toMatchObject({
    json: { account: { isBespoke: false } },
  });
  expect(await isBespoke(client)).toBe(false);
  const log = await world.platform.core.database.platform(({ query }) =>
    query
      .selectFrom('audit_log')
      .select(['actor_id', 'data'])
      .where('action', '=', 'customer.company-changed')
      .where('target', '=', `customer-record:${record}`)
      .orderBy('id')
      .execute(),
  );
  expect(log).toEqual([
    { actor_id: staff.id, data: { companyId: 52 } },
    { actor_id: staff.id, data: { companyId: null } },
  ]);
});

test('platform.md §6 isBespoke: is given by nobody without the right, and to nobody without an account', async () => {
  const viewer = await world.colleague({ permissions: ['orders.view'] });
  const { client, record } = await shopper();
  expect(await viewer.client.patch(at(record), { bespoke: true }, key())).toMatchObject({ status: 403 });
  expect(await owner.patch(at(record), { bespoke: true }, key())).toMatchObject({ status: 403 });
  expect(await isBespoke(client)).toBe(false);
  const staff = await world.colleague({ permissions: ['orders.view', 'orders.edit'] });
  const made = await owner.post(
    `/omnis/v3/dashboard/divisions/${demo}/customers/`,
    { email: `${randomUUID()}@shop.example` },
    key(),
  );
  const guest = /"id":"([\da-f-]{36})"/.exec(made.text)?.[1] ?? '';
  expect(await staff.client.patch(at(guest), { bespoke: true }, key())).toMatchObject({ status: 409 });
  expect(await staff.client.patch(at(randomUUID()), { bespoke: true }, key())).toMatchObject({ status: 404 });
});
