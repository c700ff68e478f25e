import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClient, type TestClient } from '../../../testing/test-client.ts';
import { testHosts } from '../../../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { patchNow } from '../../../testing/patch-now.ts';

const stores = '/omnis/v3/dashboard/stores/';
const password = 'correct horse battery';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.core.database.platform(({ query }) => query.deleteFrom('rate_limits').execute());
});

const client = (host: string): TestClient => testClient(platform.app, host);

const countStores = async (): Promise<number> => {
  const rows = await platform.core.database.platform(({ query }) =>
    query.selectFrom('divisions').select('id').execute(),
  );
  return rows.length;
};

let people = 0;

/** Somebody who signed up at the platform; without `due`, all that is due is done. */
async function owner(due: { verified?: boolean; eula?: boolean } = {}): Promise<TestClient> {
  const visitor = client(testHosts.platform);
  const email = `owner${(people += 1)}@mail.example`;
  expect(await visitor.post('/omnis/v3/shop/customer/create/', { email, password })).toMatchObject({
    status: 201,
  });
  await platform.core.database.platform(({ query }) =>
    query
      .updateTable('customers')
      .set({
        verified_at: due.verified === false ? null : new Date(),
        eula_version: due.eula === false ? null : 1,
      })
      .where('email', '=', email)
      .execute(),
  );
  return visitor;
}

describe('opening a store', () => {
  test('makes it whole: its host answers with pages, delivery and the owner’s dashboard', async () => {
    const visitor = await owner();
    const answer = await visitor.post(stores, {
      name: 'Salt & Pine',
      subdomain: 'Salt-Pine',
      country: 'de',
      contactEmail: 'hallo@salt.example',
      sells: 'Seifen <b>',
    });
    expect(answer).toMatchObject({
      status: 201,
      json: {
        store: { active: { name: 'Salt & Pine', host: 'salt-pine.localhost:3000', plan: 'standard' } },
      },
    });
    const shop = client('salt-pine.localhost:3000');
    const core = await shop.get('/omnis/v3/frontend/getStoreCoreData/json/');
    expect(core).toMatchObject({ status: 200, json: { state: { store: { name: 'Salt & Pine' } } } });
    const division = await platform.core.divisions.byCode('salt-pine');
    if (!division) throw new Error('There is no such store');
    expect(division).toMatchObject({
      country: 'DE',
      currency: 'EUR',
      locale: 'de-DE',
      languages: ['de'],
      timeZone: 'Europe/Berlin',
      contactEmail: 'hallo@salt.example',
    });
    // Coming soon: strangers see no page of it until its owner opens it.
    const pages = () => shop.get(`/omnis/v3/divisions/${division.id}/pages/`);
    expect(await pages()).toMatchObject({ status: 403 });
    expect(await shop.get('/about/')).toMatchObject({ status: 302 });
    const soon = await shop.get('/countdown/');
    expect(soon).toMatchObject({ status: 200 });
    expect(soon.text).toContain('Salt &amp; Pine');
    expect(soon.text).toContain('noindex');
    const settings = `/omnis/v3/dashboard/divisions/${division.id}/settings/`;
    expect(await visitor.get(settings)).toMatchObject({ json: { opensSoon: true } });
    const open = { enabled: false, title: '', copy: '', launchAt: null };
    expect(await patchNow(visitor, settings, { comingSoon: open })).toMatchObject({
      status: 200,
      json: { opensSoon: false },
    });
    expect(await pages()).toMatchObject({ status: 200 });
    expect((await pages()).text).toContain('/about/');
    const words = await platform.core.database.tenant(division.id, ({ query }) =>
      query.selectFrom('pages').select('blocks').where('division_id', '=', division.id).execute(),
    );
    const text = JSON.stringify(words);
    expect(text).toContain('Bei Salt &amp; Pine finden Sie Seifen &lt;b&gt;.');
    expect(text).not.toContain('Say who you are');
    expect(await platform.services.delivery.shipping.freeFrom(division)).toBe(6000);
    expect(await visitor.get(`/omnis/v3/dashboard/divisions/${division.id}/overview/`)).toMatchObject({
      status: 200,
    });
    const other = await owner();
    expect(await other.get(`/omnis/v3/dashboard/divisions/${division.id}/overview/`)).toMatchObject({
      status: 403,
    });
  });

  test('without a contact email publishes none, and a second store is managed from then on', async () => {
    const visitor = await owner();
    expect(await visitor.post(stores, { name: 'First', subdomain: 'quiet-first' })).toMatchObject({
      status: 201,
      json: { store: { active: { name: 'First' } } },
    });
    expect((await platform.core.divisions.byCode('quiet-first'))?.contactEmail).toBe('');
    expect(await visitor.post(stores, { name: 'Second', subdomain: 'quiet-second' })).toMatchObject({
      status: 201,
      json: {
        store: {
          active: { name: 'Second', plan: 'standard' },
          all: [{ name: 'First' }, { name: 'Second' }],
        },
      },
    });
  });

  test.each([
    [{ country: 'ZZ' }, 'country'],
    [{ contactEmail: 'nobody' }, 'contactEmail'],
    [{ sells: 'x'.repeat(201) }, 'sells'],
  ])('with %j is refused, and nothing is written', async (wrong, field) => {
    const visitor = await owner();
    const before = await countStores();
    expect(await visitor.post(stores, { name: 'Shop', subdomain: 'wrong-shop', ...wrong })).toMatchObject({
      status: 422,
      json: { errors: [{ field }] },
    });
    expect(await countStores()).toBe(before);
  });

  test.each([
    ['demo', 'This address belongs to another store'],
    ['www', 'This address belongs to another store'],
    ['atlas', 'This address belongs to another store'],
    ['xn--80ak6aa92e', 'This address belongs to another store'],
    ['ab', 'at least 3 characters'],
    ['-ab', 'begin and end'],
    ['a b', 'begin and end'],
    ['a.b', 'begin and end'],
    ['x'.repeat(41), ''],
  ])('at %j is refused, and nothing is written', async (subdomain, message) => {
    const visitor = await owner();
    const before = await countStores();
    const answer = await visitor.post(stores, { name: 'Shop', subdomain });
    expect(answer).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'subdomain', message: expect.stringContaining(message) }] },
    });
    expect(await countStores()).toBe(before);
  });

  test('tells whether an address is free', async () => {
    const visitor = await owner();
    const ask = (subdomain: string) => visitor.get(`${stores}subdomain/?subdomain=${subdomain}`);
    expect(await ask('still-free')).toMatchObject({
      json: { subdomain: 'still-free', host: 'still-free.localhost:3000', available: true },
    });
    expect(await ask('demo')).toMatchObject({ json: { available: false } });
    expect(await ask('api')).toMatchObject({ json: { available: false } });
    expect(await client(testHosts.platform).get(`${stores}subdomain/?subdomain=demo`)).toMatchObject({
      status: 401,
    });
  });

  test('is for owners who proved their address and signed the agreement', async () => {
    const wish = { name: 'Shop', subdomain: 'not-yet' };
    expect(await (await owner({ verified: false })).post(stores, wish)).toMatchObject({
      status: 403,
      json: { message: 'Verify your email address first' },
    });
    expect(await (await owner({ eula: false })).post(stores, wish)).toMatchObject({
      status: 403,
      json: { message: 'Sign the licence agreement first' },
    });
    const shopper = client(testHosts.demo);
    await shopper.post('/omnis/v3/shop/customer/create/', { email: 'shopper@mail.example', password });
    expect(await shopper.post(stores, wish)).toMatchObject({ status: 403 });
    expect(await client(testHosts.platform).post(stores, wish)).toMatchObject({ status: 401 });
  });

  test('ten who want one address at once get one store', async () => {
    const visitors = await Promise.all(Array.from({ length: 10 }, () => owner()));
    const answers = await Promise.all(
      visitors.map((visitor) => visitor.post(stores, { name: 'Race', subdomain: 'race' })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9);
  });

  test('ends at five an account', async () => {
    const visitor = await owner();
    for (let count = 0; count < 5; count += 1)
      expect(await visitor.post(stores, { name: 'Many', subdomain: `many-${count}` })).toMatchObject({
        status: 201,
      });
    expect(await visitor.post(stores, { name: 'Many', subdomain: 'many-5' })).toMatchObject({ status: 409 });
  });
});
