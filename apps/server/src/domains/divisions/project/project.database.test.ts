/** Settings of stores that staff decide (platform.md §3 Project), and the effects of each. */
import { calls, storeProjectSchema, type StoreProject } from '@omnis/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { emptyDelivery } from '../../../testing/empty-delivery.ts';
import { testClient, type TestClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { insertTestOrder } from '../../../testing/test-orders.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { writeProduct, writeShipping } from '../../../testing/test-shop.ts';
import { testShopper } from '../../../testing/test-shopper.ts';
import { atlas, openStaff, type StaffFixture, type TestColleague } from '../../../testing/test-staff.ts';

const { demo, other, platform: own } = testDivisions;
const reason = 'Three cards of others were used here';
const products = `/omnis/v3/division/${demo}/products/`;
const base = `/omnis/v3/dashboard/divisions/${demo}`;

let world: StaffFixture;
let admin: TestColleague;
let owner: TestClient;
let tee: number;
beforeAll(async () => {
  world = await openStaff(emptyDelivery);
  admin = await world.colleague({ roles: ['administrator'] });
  owner = await testOwner(world.platform, [demo]);
  await writeShipping(world.platform, demo);
  ({ id: tee } = await writeProduct(world.platform, {
    division: demo,
    urlName: 'tee',
    colours: ['Navy'],
    sizes: ['M'],
  }));
});
afterAll(() => world.platform.close());

const path = (id: number) => `${atlas}/stores/${id}/project/`;
const read = async (id: number = demo): Promise<StoreProject> =>
  storeProjectSchema.parse((await admin.client.get(path(id))).json);
const send = (id: number, body: unknown, by: TestClient = admin.client) => by.patch(path(id), body);
/** Changes at the version that is there now. */
const change = async (changes: object, id: number = demo) =>
  send(id, { version: (await read(id)).version, ...changes });
const visit = (url: string, cookie = '') =>
  world.platform.app.inject({
    url,
    headers: { host: testHosts.demo, accept: 'text/html', ...(cookie && { cookie }) },
  });
const session = async () => (await owner.get('/omnis/v3/dashboard/secure/get/')).json;

afterEach(async () => {
  const as = { active: true, isVip: false, isFraud: false, managed: false, demographic: null, betas: [] };
  await change({ ...as, paymentInterval: null, integrationType: null, chatChannels: ['live-chat', 'phone'] });
  await change({ isVip: false }, other);
});

describe('changing a store', () => {
  test('takes the permission to manage stores, a store of somebody, and the version that was read', async () => {
    const reviewer = await world.colleague({ permissions: ['stores.review'] });
    expect((await reviewer.client.get(path(demo))).status).toBe(200);
    expect((await send(demo, { version: 1, isVip: true }, reviewer.client)).status).toBe(403);
    const manager = await world.colleague({ permissions: ['stores.manage'] });
    const { version } = await read();
    expect(await send(demo, { version, isVip: true }, manager.client)).toMatchObject({
      status: 200,
      json: { isVip: true, version: version + 1 },
    });
    expect(await send(demo, { version, isVip: false })).toMatchObject({
      status: 409,
      json: { errors: [{ field: 'version' }] },
    });
    expect((await read()).isVip).toBe(true);
    for (const id of [own, 999_999]) expect((await send(id, { version: 1, isVip: true })).status).toBe(404);
  });

  test.each([
    ['no reason for switching it off', { active: false }, 'closureReason'],
    ['no reason for a suspicion', { isFraud: true, fraudReason: '  ' }, 'fraudReason'],
    ['a reason for nothing', { closureReason: 'Because' }, 'closureReason'],
    ['a suspicion of nothing', { fraudReason: 'Because' }, 'fraudReason'],
    ['a kind that is none', { demographic: 'robots' }, 'demographic'],
    ['a channel that is none', { chatChannels: ['smoke'] }, 'chatChannels.0'],
    ['an interval that is none', { paymentInterval: 'hourly' }, 'paymentInterval'],
    ['a system that is none', { integrationType: 'telex' }, 'integrationType'],
    ['a field that is none', { colour: 'red' }, 'colour'],
    ['a beta that is none', { betas: ['studio'] }, 'betas.0'],
    ['a reason without end', { active: false, closureReason: 'x'.repeat(1001) }, 'closureReason'],
  ])('refuses %s, and writes nothing', async (_, changes, field) => {
    const before = await read();
    expect(await change(changes)).toMatchObject({ status: 422, json: { errors: [{ field }] } });
    expect(await read()).toEqual(before);
  });

  test('is written into the log of the store', async () => {
    await change({ managed: true });
    const { rows } = await world.platform.core.database.direct(
      `SELECT action, actor_id, data FROM audit_log WHERE target = $1 ORDER BY id DESC LIMIT 1`,
      [`division:${demo}`],
    );
    expect(rows).toEqual([{ action: 'store.project_changed', actor_id: admin.id, data: { managed: true } }]);
  });
});

test('platform.md §3 Project: active – a store that is off says so with 503, and its team reads why', async () => {
  const shopper = testClient(world.platform.app, testHosts.demo);
  await shopper.get('/omnis/v3/dashboard/secure/get/');
  await change({ active: false, closureReason: reason });
  for (const url of ['/', '/product/tee/', '/countdown/', '/login/', '/sign-up/verify/']) {
    const answer = await visit(url);
    expect([url, answer.statusCode, answer.headers['retry-after']]).toEqual([url, 503, '3600']);
    expect(answer.body).toContain('This shop is closed');
    expect(answer.body).not.toContain(reason);
  }
  expect(await shopper.get(products)).toMatchObject({ status: 503, json: { code: 'unavailable' } });
  expect(await session()).toMatchObject({
    store: { active: { closed: true, closure: { reason } } },
  });
  // Its team works on, and what programs may visit says so.
  expect((await owner.get(`${base}/products/`)).status).toBe(200);
  expect((await visit('/robots.txt')).body).toMatch(/^Disallow: \/$/m);
  expect((await read()).state).toBe('off');
  await change({ active: true });
  expect((await visit('/')).statusCode).not.toBe(503);
  expect((await shopper.get(products)).status).toBe(200);
  expect(await session()).toMatchObject({ store: { active: { closed: false, closure: null } } });
});

test('platform.md §3 Division: enabled, demographic – and Project – are in the answers of models/fetch', async () => {
  const changes = { isVip: true, managed: true, demographic: 'charity', chatChannels: ['phone'] };
  await change({ ...changes, paymentInterval: 'weekly', integrationType: 'api' });
  await change({ active: false, closureReason: reason, isFraud: true, fraudReason: reason });
  const fetch = async (type: string) =>
    (await owner.post('/omnis/v3/models/fetch/', { type, ids: demo })).json;
  expect(await fetch('division')).toMatchObject({ data: { enabled: false, demographic: 'charity' } });
  expect(await fetch('project')).toMatchObject({
    data: { ...changes, paymentInterval: 'weekly', integrationType: 'api', active: false, isFraud: true },
  });
  await change({ active: true });
  expect(await fetch('division')).toMatchObject({ data: { enabled: true } });
  expect(await fetch('project')).toMatchObject({ data: { active: true } });
  // A visitor learns nothing of it.
  const shopper = testClient(world.platform.app, testHosts.demo);
  await shopper.get('/omnis/v3/dashboard/secure/get/');
  const { json } = await shopper.post('/omnis/v3/models/fetch/', { type: 'project', ids: demo });
  for (const field of ['isVip', 'isFraud', 'managed', 'paymentInterval'])
    expect(json).not.toHaveProperty(`data.${field}`);
});

test('platform.md §3 Project: isFraud – the shop takes no orders, and its team reads why', async () => {
  const shopper = testShopper(world.platform.app, testHosts.demo);
  await shopper.add({ productId: tee, productColor: 'Navy', productSize: 'M' });
  await change({ isFraud: true, fraudReason: reason });
  expect(await shopper.place()).toMatchObject({
    status: 403,
    json: { message: 'This shop takes no orders at the moment' },
  });
  expect((await visit('/')).statusCode).not.toBe(503);
  expect(await session()).toMatchObject({ store: { active: { fraud: { reason } } } });
  const atShop = await shopper.client.get('/omnis/v3/dashboard/secure/get/');
  expect(atShop.text).not.toContain(reason);
  await change({ isFraud: false });
  expect((await shopper.place()).status).toBe(200);
  expect(await session()).toMatchObject({ store: { active: { fraud: null } } });
});

test('platform.md §3 Project: isVip – its orders come before those of others, page by page, with a mark', async () => {
  const { database } = world.platform.core;
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000);
  const placed = async (division: number, age: number) =>
    insertTestOrder(database, { division_id: division, status: 'processing', created_at: hours(age) });
  const old = await placed(demo, 9);
  const first = await placed(other, 5);
  const second = await placed(other, 3);
  const young = await placed(demo, 2);
  const page = async (query: string) =>
    calls['atlas.orders'].response
      .parse((await admin.client.get(`${atlas}/orders/?status=processing&${query}`)).json)
      .items.map(({ id, store }) => [id, store.isVip]);
  expect((await page('')).map(([id]) => id)).toEqual([old.id, first.id, second.id, young.id]);
  await change({ isVip: true }, other);
  const all = [
    [first.id, true],
    [second.id, true],
    [old.id, false],
    [young.id, false],
  ];
  expect(await page('')).toEqual(all);
  for (const at of [0, 1, 2, 3]) expect(await page(`perPage=1&page=${at + 1}`)).toEqual([all[at]]);
  expect(await page('perPage=3&page=1')).toEqual(all.slice(0, 3));
  expect(await page('perPage=3&page=2')).toEqual(all.slice(3));
  // The newest order comes first when asked for.
  expect((await page('sort=newest')).map(([id]) => id)).toEqual([young.id, second.id, first.id, old.id]);
  await change({ isFraud: true, fraudReason: reason });
  expect((await admin.client.get(`${atlas}/orders/${old.id}/`)).json).toMatchObject({
    store: { isVip: false, isFraud: true },
  });
});

describe('platform.md §3 Project: managed – staff come into a closed store', () => {
  const cookieOf = async (by: TestColleague = admin): Promise<string> => {
    const answer = await by.client.post(`${atlas}/stores/${demo}/visit/`);
    expect(answer, answer.text).toMatchObject({ status: 200 });
    const { url } = z.object({ url: z.string() }).parse(answer.json);
    const entered = await visit(url.slice(url.indexOf('/?')));
    return (
      [entered.headers['set-cookie']]
        .flat()
        .map(String)
        .find((one) => one.startsWith('__Host-omnis-visit='))
        ?.split(';')[0] ?? ''
    );
  };
  const set = async (columns: { coming_soon?: string | null; store_password_hash?: string | null }) => {
    const { database, divisions } = world.platform.core;
    await database.platform(({ query }) =>
      query.updateTable('divisions').set(columns).where('id', '=', demo).execute(),
    );
    await divisions.changed(demo);
  };
  afterEach(() => set({ coming_soon: null, store_password_hash: null }));

  test('that opens soon or is off, where they manage it', async () => {
    await set({ coming_soon: JSON.stringify({ title: 'Soon' }) });
    expect((await admin.client.post(`${atlas}/stores/${demo}/visit/`)).status).toBe(409);
    await change({ managed: true });
    const cookie = await cookieOf();
    expect((await visit(products, cookie)).statusCode).toBe(200);
    await change({ active: false, closureReason: reason });
    expect((await visit(products, cookie)).statusCode).toBe(200);
    await change({ managed: false });
    expect((await visit(products, cookie)).statusCode).toBe(503);
  });

  test('platform.md §4 Store visibility: an internal user passes a password, as long as they are one', async () => {
    await set({ store_password_hash: 'secret' });
    expect((await visit(products)).statusCode).toBe(403);
    const colleague = await world.colleague({ permissions: ['stores.review'] });
    const cookie = await cookieOf(colleague);
    expect((await visit(products, cookie)).statusCode).toBe(200);
    const sessionOf = async (with_: string) =>
      z.looseObject({}).parse((await visit('/omnis/v3/dashboard/secure/get/', with_)).json());
    // They are nobody of this host; that they came from an internal subdomain is told beside it (platform.md §6 internalUser).
    expect(await sessionOf(cookie)).toMatchObject({ user: null, internalSubdomain: true });
    expect(await sessionOf('')).not.toHaveProperty('internalSubdomain');
    await world.platform.core.database.platform(({ query }) =>
      query.updateTable('staff').set({ status: -1 }).where('id', '=', colleague.id).execute(),
    );
    expect((await visit(products, cookie)).statusCode).toBe(403);
    const picker = await world.colleague({ permissions: ['orders.view'] });
    expect((await picker.client.post(`${atlas}/stores/${demo}/visit/`)).status).toBe(403);
  });
});

test('platform.md §3 Project: hash – the team reads it, and staff find the store by it', async () => {
  const { hash } = await read();
  expect(hash).toMatch(/^[\da-f]{32}$/);
  expect(await session()).toMatchObject({ store: { active: { hash } } });
  const found = await admin.client.get(`${atlas}/stores/reviews/?search=${hash}`);
  expect(found.json).toMatchObject({ total: 1, items: [{ division: demo }] });
  expect((await read(other)).hash).not.toBe(hash);
});

test('platform.md §3 Project: promoUrl – staff say it, and the team finds the link', async () => {
  const promoUrl = 'https://promo.example/demo';
  expect(await change({ promoUrl })).toMatchObject({ status: 200, json: { promoUrl } });
  expect(await session()).toMatchObject({ store: { active: { promoUrl } } });
  expect(await change({ promoUrl: 'javascript:alert(1)' })).toMatchObject({
    status: 422,
    json: { errors: [{ field: 'promoUrl' }] },
  });
  await change({ promoUrl: '' });
});

test('platform.md §3 Project: id, name, Division: manufacturer – a store and its project name each other', async () => {
  const fetch = async (type: string): Promise<unknown> =>
    (await owner.post('/omnis/v3/models/fetch/', { type, ids: demo })).json;
  for (const type of ['project', 'manufacturer'])
    expect(await fetch(type)).toMatchObject({ data: { id: demo, name: 'Demo Goods', division: demo } });
  expect(await fetch('division')).toMatchObject({ data: { id: demo, manufacturer: demo } });
});

test('platform.md §3 Project: isPro – only the plan pro is, and turbo is not', async () => {
  const { database, divisions } = world.platform.core;
  const on = async (plan: string) => {
    await database.platform(({ query }) =>
      query.updateTable('divisions').set({ plan }).where('id', '=', demo).execute(),
    );
    await divisions.changed(demo);
    const { json } = await owner.post('/omnis/v3/models/fetch/', { type: 'project', ids: demo });
    const { pro } = z
      .object({ store: z.object({ active: z.object({ pro: z.boolean() }) }) })
      .parse(await session()).store.active;
    return [z.object({ data: z.object({ isPro: z.boolean() }) }).parse(json).data.isPro, pro];
  };
  expect([await on('turbo'), await on('standard'), await on('pro')]).toEqual([
    [false, false],
    [false, false],
    [true, true],
  ]);
});

test('platform.md §3 Division: subdomain (hasPro, approvalItem), Project: customers – are in the answers of models/fetch', async () => {
  const fetch = async (type: string): Promise<unknown> => {
    const { json } = await owner.post('/omnis/v3/models/fetch/', { type, ids: demo });
    return z.object({ data: z.unknown() }).parse(json).data;
  };
  expect(await fetch('division')).toMatchObject({ subdomain: { hasPro: true, approvalItem: null } });
  const { json } = await owner.get('/omnis/v3/dashboard/secure/get/');
  const { user } = z.object({ user: z.object({ id: z.string() }) }).parse(json);
  expect(await fetch('project')).toMatchObject({ customers: [user.id] });
  await change({ active: false, closureReason: reason });
  expect(await fetch('division')).toMatchObject({
    subdomain: { approvalItem: { approvalStatus: 'Denied' } },
  });
});

test('platform.md §3 Project: chatChannels – a shop offers those alone', async () => {
  const shopper = testClient(world.platform.app, testHosts.demo);
  await world.platform.core.database.platform(({ query }) =>
    query.updateTable('divisions').set({ phone: '01983 123456' }).where('id', '=', demo).execute(),
  );
  const agent = await world.colleague({ permissions: ['chat.view'] });
  await agent.client.post(`${atlas}/chats/availability/`, { available: true, groups: [3] });
  const phone = async () =>
    calls['store.coreData'].response.parse(
      (await shopper.get('/omnis/v3/frontend/getStoreCoreData/json')).json,
    ).state.store?.phone;
  const status = async () => (await shopper.get('/omnis/v3/live-chat/group/3/status/')).json;
  await change({ chatChannels: ['phone'] });
  expect([await phone(), await status()]).toEqual(['01983 123456', { status: 'offline' }]);
  const { json: token } = await shopper.get('/omnis/v3/live-chat/token/');
  const start = { name: 'Ann', email: 'ann@shop.example', group_id: 3, text: 'Hello', key: 'a-key-of-mine' };
  expect(await shopper.post('/omnis/v3/live-chat/chat/', { ...start, ...Object(token) })).toMatchObject({
    status: 409,
  });
  await change({ chatChannels: ['live-chat'] });
  expect([await phone(), await status()]).toEqual(['', { status: 'online' }]);
  await change({ chatChannels: [] });
  expect([await phone(), await status()]).toEqual(['', { status: 'offline' }]);
});

test('platform.md §3 Project: paymentInterval – the owner reads when the platform pays out', async () => {
  const payouts = async () => (await owner.get(`${base}/payouts/`)).json;
  expect(await payouts()).toMatchObject({ by: 'platform', interval: null });
  await change({ paymentInterval: 'fortnightly' });
  expect(await payouts()).toMatchObject({ by: 'platform', interval: 'fortnightly' });
});

test('platform.md §3 Project: demographic, integrationType, paymentInterval – filters of the list of stores', async () => {
  const list = async (query: string) => {
    const { items, total } = calls['atlas.storeReviews'].response.parse(
      (await admin.client.get(`${atlas}/stores/reviews/?${query}`)).json,
    );
    return [items.map(({ name }) => name), total];
  };
  await change({ demographic: 'school', integrationType: 'shopify', paymentInterval: 'weekly', isVip: true });
  await change({ managed: true, isFraud: true, fraudReason: reason, active: false, closureReason: reason });
  for (const query of [
    'demographic=school',
    'integrationType=shopify',
    'paymentInterval=weekly',
    'state=vip',
    'state=managed',
    'state=fraud',
    'state=off',
    'state=off&demographic=school',
  ])
    expect([query, ...(await list(query))]).toEqual([query, ['Demo'], 1]);
  for (const query of ['demographic=brand', 'state=off&demographic=brand', 'integrationType=api'])
    expect([query, ...(await list(query))]).toEqual([query, [], 0]);
});

describe('platform.md §3 Project: betas', () => {
  const pages = `/omnis/v3/divisions/${demo}/pages/`;
  const compared = { type: 'comparePictures', uid: 'compared', size: 12, properties: {} };
  const seen = z.object({ id: z.number(), version: z.number(), blocks: z.array(z.looseObject({})) });
  beforeAll(async () => {
    await world.platform.core.database.platform(({ query }) =>
      query.updateTable('divisions').set({ plan: 'pro' }).where('id', '=', demo).execute(),
    );
    await world.platform.core.divisions.changed(demo);
  });

  test('staff turn one on, the team reads it, and the log names it', async () => {
    expect(await session()).toMatchObject({ store: { active: { betas: [] } } });
    expect(await change({ betas: ['compare-pictures', 'compare-pictures'] })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'betas' }] },
    });
    expect(await change({ betas: ['compare-pictures'] })).toMatchObject({
      status: 200,
      json: { betas: ['compare-pictures'] },
    });
    expect(await session()).toMatchObject({ store: { active: { betas: ['compare-pictures'] } } });
    const { json } = await owner.post('/omnis/v3/models/fetch/', { type: 'project', ids: demo });
    expect(json).toMatchObject({ data: { betas: ['compare-pictures'] } });
    const shopper = testClient(world.platform.app, testHosts.demo);
    expect((await shopper.get('/omnis/v3/dashboard/secure/get/')).text).not.toContain('compare-pictures');
    const { rows } = await world.platform.core.database.direct(
      `SELECT data FROM audit_log WHERE target = $1 ORDER BY id DESC LIMIT 1`,
      [`division:${demo}`],
    );
    expect(rows).toEqual([{ data: { betas: ['compare-pictures'] } }]);
  });

  test('a code of a test that is over is not read', async () => {
    await world.platform.core.database.platform(({ query }) =>
      query
        .updateTable('divisions')
        .set({ betas: ['former', 'compare-pictures'] })
        .where('id', '=', demo)
        .execute(),
    );
    await world.platform.core.divisions.changed(demo);
    expect((await read()).betas).toEqual(['compare-pictures']);
  });

  test('a page takes its new block only from a store that has it, and keeps the one that is there', async () => {
    const page = { url: '/compared/', properties: { title: 'Compared' }, blocks: [compared] };
    const refused = {
      status: 422,
      json: {
        errors: [{ field: 'blocks.compared.type', message: expect.stringContaining('Compare pictures') }],
      },
    };
    expect(await owner.post(pages, page)).toMatchObject(refused);
    await change({ betas: ['compare-pictures'] });
    const created = seen.parse((await owner.post(pages, page)).json);
    await change({ betas: [] });

    const one = `${pages}${created.id}/`;
    const edited = { ...compared, properties: { caption: 'Still ours' } };
    const kept = await owner.patch(one, { version: created.version, blocks: [edited] });
    expect(kept, kept.text).toMatchObject({ status: 200, json: { blocks: [edited] } });
    const { version } = seen.parse(kept.json);
    const second = { ...compared, uid: 'second' };
    expect(await owner.patch(one, { version, blocks: [edited, second] })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'blocks.second.type' }] },
    });
    expect(await testClient(world.platform.app, testHosts.demo).get(one)).toMatchObject({
      status: 200,
      json: { blocks: [edited] },
    });
  });
});
