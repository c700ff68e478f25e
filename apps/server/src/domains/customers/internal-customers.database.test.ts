/** Customers who work for a store, and what that opens to them (platform.md §3, §4, §6). */
import { randomUUID } from 'node:crypto';
import { customerSchema } from '@omnis/models';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sessionCookie } from '../../plugins/visitor.ts';
import { testClient, type TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { testOwner } from '../../testing/test-owner.ts';
import { html, openPages, type TestPages } from '../../testing/test-pages.ts';
import { testMember } from '../../testing/test-team.ts';
import { recountEmail } from './recounts.ts';

const { demo, platform: house } = testDivisions;
const customersOf = (division: number): string => `/omnis/v3/dashboard/divisions/${division}/customers/`;
const key = () => ({ 'idempotency-key': randomUUID() });
const one = z.object({ id: z.string(), version: z.number(), internal: z.boolean() });

let pages: TestPages;
let owner: TestClient;
beforeAll(async () => {
  pages = await openPages();
  pages.render = () => html('page');
  owner = await testOwner(pages.platform, [demo, house]);
});
afterAll(() => pages.platform.close());

/** Somebody with an account at the demo store, signed in there. */
async function shopper(verified = true): Promise<{ email: string; client: TestClient }> {
  const { app, core } = pages.platform;
  const [id, email] = [randomUUID(), `${randomUUID()}@shop.example`];
  await core.database.platform(async (db) => {
    await db.query
      .insertInto('customers')
      .values({
        division_id: demo,
        id,
        email,
        password_hash: 'none',
        verified_at: verified ? new Date() : null,
      })
      .execute();
    await recountEmail(db, demo, email);
  });
  const client = testClient(app, testHosts.demo);
  client.cookies.set(
    sessionCookie,
    await core.sessions.start({ kind: 'customer', id, divisionId: demo }, 'tests'),
  );
  return { email, client };
}

const addTo = (by: TestClient, body: object, division: number = demo) =>
  by.post(customersOf(division), body, key());

/** Says of a customer, as their store's team, that they work for it. */
async function hire(email: string, internal = true): Promise<void> {
  const { json } = await owner.get(`${customersOf(demo)}?search=${email}`);
  const { items } = z.object({ items: z.array(z.object({ id: z.string() })) }).parse(json);
  const { id, version } = one.parse((await owner.get(`${customersOf(demo)}${items[0]?.id}/`)).json);
  expect(await owner.patch(`${customersOf(demo)}${id}/`, { version, internal }, key())).toMatchObject({
    status: 200,
  });
}

describe('platform.md §3 Customer: internal', () => {
  test('is said by those of the team who may change the settings, and by nobody else', async () => {
    const { client } = await testMember(pages.platform, [demo], ['orders']);
    const refused = await addTo(client, { email: 'pat@shop.example', internal: true });
    expect(refused).toMatchObject({ status: 403, json: { errors: [{ field: 'internal' }] } });
    const made = await addTo(client, { email: 'pat@shop.example' });
    const { id, version, internal } = one.parse(made.json);
    expect(internal).toBe(false);
    const at = `${customersOf(demo)}${id}/`;
    expect(await client.patch(at, { version, internal: true }, key())).toMatchObject({ status: 403 });
    // An unchanged value takes no permission.
    expect(await client.patch(at, { version, internal: false, company: 'Mill' }, key())).toMatchObject({
      status: 200,
    });
    const both = await testMember(pages.platform, [demo], ['orders', 'settings']);
    expect(await both.client.patch(at, { version: version + 1, internal: true }, key())).toMatchObject({
      status: 200,
      json: { internal: true },
    });
  });

  test('platform.md §4 Store visibility, §6 internalUser: comes into a store behind a password, once the address is proved', async () => {
    const { core } = pages.platform;
    const set = async (store_password_hash: string | null) => {
      await core.database.platform(({ query }) =>
        query.updateTable('divisions').set({ store_password_hash }).where('id', '=', demo).execute(),
      );
      await core.divisions.changed(demo);
    };
    const [worker, unproved, stranger] = [await shopper(), await shopper(false), await shopper()];
    await hire(worker.email);
    await hire(unproved.email);
    await set('secret');
    const seen = async ({ client }: { client: TestClient }) =>
      (await client.get(`/omnis/v3/division/${demo}/products/`)).status;
    expect([await seen(worker), await seen(unproved), await seen(stranger)]).toEqual([200, 403, 403]);
    const { json } = await worker.client.get('/omnis/v3/dashboard/secure/get/');
    expect(json).toMatchObject({ user: { internal: true } });
    await hire(worker.email, false);
    expect(await seen(worker)).toBe(403);
    await set(null);
  });

  test('platform.md §6 canVisitUnpublishedPages: sees a page before it is published, and nobody else does', async () => {
    const made = await owner.post(`/omnis/v3/divisions/${demo}/pages/`, {
      url: '/sneak-peek/',
      published: false,
      properties: { title: 'Sneak peek' },
    });
    const { id } = z.object({ id: z.number() }).parse(made.json);
    const [worker, stranger] = [await shopper(), await shopper()];
    await hire(worker.email);
    const page = `/omnis/v3/divisions/${demo}/pages/${id}/`;
    expect(await worker.client.get(page)).toMatchObject({ status: 200, json: { published: false } });
    expect(await stranger.client.get(page)).toMatchObject({ status: 404 });
    // The document that leads to it is made for them, and is nobody else's.
    const coreData = '/omnis/v3/frontend/getStoreCoreData/json/';
    expect((await worker.client.get(coreData)).text).toContain('/sneak-peek/');
    expect((await stranger.client.get(coreData)).text).not.toContain('/sneak-peek/');
    pages.render = async (_request, { call }) => html(JSON.stringify(await call('store.coreData', {})));
    expect(await worker.client.get('/sneak-peek/')).toMatchObject({
      headers: { 'cache-control': 'no-store' },
      text: expect.stringContaining('/sneak-peek/'),
    });
    expect((await stranger.client.get('/sneak-peek/')).text).not.toContain('"/sneak-peek/"');
  });
});

test('platform.md §3 Customer: divisions, role, dashboardPermissions, signedEula, claimedUser, shouldHaveStore, twoFactorAuthEnabled – of an owner, to the team of the platform’s own store', async () => {
  const { core } = pages.platform;
  const member = await testMember(pages.platform, [demo], ['orders', 'products']);
  const { email } = await core.database.platform(({ query }) =>
    query
      .updateTable('customers')
      .set({ should_have_store: true, two_factor_secret: core.secrets.encrypt('secret', 'test') })
      .where('id', '=', member.id)
      .returning('email')
      .executeTakeFirstOrThrow(),
  );
  // Owners are in the list of the platform's own store once its team has added them.
  const { id } = one.parse((await addTo(owner, { email }, house)).json);
  expect((await owner.get(`${customersOf(house)}${id}/`)).json).toMatchObject({
    account: { shouldHaveStore: true, signedEula: true, twoFactorAuthEnabled: true },
    stores: [{ division: demo, role: 'member', dashboardPermissions: ['orders', 'products'] }],
  });
  // An owner of the platform's own store asks by models, too.
  const { client } = await testMember(pages.platform, [house]);
  const answer = await client.post('/omnis/v3/models/fetch/', { type: 'customer', ids: id });
  expect(customerSchema.parse(z.object({ data: z.unknown() }).parse(answer.json).data)).toMatchObject({
    divisions: [house, demo],
    role: 'member',
    dashboardPermissions: ['orders', 'products'],
    claimedUser: true,
    verified: true,
    signedEula: true,
    shouldHaveStore: true,
    twoFactorAuthEnabled: true,
    internal: false,
  });
  // Of the shoppers of a store its team learns nothing of the kind.
  const guest = one.parse((await addTo(owner, { email: 'guest@shop.example' })).json);
  const { json } = await owner.get(`${customersOf(demo)}${guest.id}/`);
  expect(json).toMatchObject({ account: null, stores: [] });
});
