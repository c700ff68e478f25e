import { reviewedStoreSchema } from '@omnis/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { emptyDelivery } from '../../../testing/empty-delivery.ts';
import { testClient, type TestClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { atlas, openStaff, type StaffFixture, type TestColleague } from '../../../testing/test-staff.ts';

const { demo, other, platform: own } = testDivisions;
const reason = 'Two designs use a name that is not yours';
const listing = z.object({
  items: z.array(reviewedStoreSchema),
  total: z.number(),
  underReview: z.number(),
});

let world: StaffFixture;
let admin: TestColleague;
let owner: TestClient;
beforeAll(async () => {
  world = await openStaff(emptyDelivery);
  admin = await world.colleague({ roles: ['administrator'] });
  owner = await testOwner(world.platform, [demo]);
});
afterAll(() => world.platform.close());

const review = (id: number, body: unknown, by: TestClient = admin.client) =>
  by.post(`${atlas}/stores/${id}/review/`, body);
const begin = (id: number) => review(id, { underReview: true, reason });
const lift = (id: number) => review(id, { underReview: false });
const list = async (query = '') =>
  listing.parse((await admin.client.get(`${atlas}/stores/reviews/?${query}`)).json);
const visit = (url: string, cookie = '') =>
  world.platform.app.inject({
    url,
    headers: { host: testHosts.demo, accept: 'text/html', ...(cookie && { cookie }) },
  });
const products = `/omnis/v3/division/${demo}/products/`;

async function ownerEmail(): Promise<string> {
  const session = z.object({ user: z.object({ email: z.string() }) });
  return session.parse((await owner.get('/omnis/v3/dashboard/secure/get/')).json).user.email;
}

describe('a review', () => {
  test('is for those who may review stores', async () => {
    const picker = await world.colleague({ permissions: ['orders.view'] });
    expect((await picker.client.get(`${atlas}/stores/reviews/`)).status).toBe(403);
    expect((await review(demo, { underReview: true, reason }, picker.client)).status).toBe(403);
    const reviewer = await world.colleague({ permissions: ['stores.review'] });
    expect((await reviewer.client.get(`${atlas}/stores/reviews/`)).status).toBe(200);
    // It shuts others out, so that it waits for a second factor once the time for that is over.
    const late = await world.colleague({ permissions: ['stores.review'], withoutGrace: true });
    expect(await review(demo, { underReview: true, reason }, late.client)).toMatchObject({
      status: 403,
      json: { code: 'two_factor_setup_required' },
    });
  });

  test('needs a reason, a store that is there, and that it was not done already', async () => {
    expect(await review(demo, { underReview: true, reason: '  ' })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'reason', message: 'This field is required' }] },
    });
    for (const id of [own, 999_999]) expect((await begin(id)).status).toBe(404);
    expect((await lift(demo)).status).toBe(409);
    expect(await list()).toMatchObject({ total: 2, underReview: 0 });
    expect(await begin(other)).toMatchObject({ status: 200, json: { state: 'under-review' } });
    expect((await begin(other)).status).toBe(409);
    expect((await lift(other)).status).toBe(200);
    expect((await lift(other)).status).toBe(409);
  });

  test('lists stores by name, and finds them by name, by host and by being under review', async () => {
    await begin(other);
    const all = await list();
    expect(all.items.map(({ name, state }) => [name, state])).toEqual([
      ['Demo', 'open'],
      ['Other', 'under-review'],
    ]);
    expect(all.items[1]?.review).toMatchObject({ reason, by: expect.stringMatching(/^Ada Number/) });
    expect(await list('state=under-review')).toMatchObject({ items: [{ name: 'Other' }], total: 1 });
    expect(await list('search=demo')).toMatchObject({ total: 1, underReview: 0 });
    await lift(other);
    expect((await list('search=DEM')).items.map(({ name }) => name)).toEqual(['Demo']);
    expect((await list('search=other.localhost')).items.map(({ name }) => name)).toEqual(['Other']);
    expect(await list('search=nothing')).toMatchObject({ items: [], total: 0 });
  });

  test('shuts the shop for visitors, by one page with the look of the store, and opens it again', async () => {
    expect((await visit('/store-under-review/')).headers.location).toBe('/');
    await begin(demo);
    for (const url of [
      '/',
      '/collection/new-in/?sort=name',
      '/login/',
      '/login/?door=account',
      '/login/forgot/',
      '/sign-up/verify/?token=x',
      '/countdown/',
    ]) {
      const answer = await visit(url);
      expect([url, answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
        url,
        302,
        '/store-under-review/',
        'no-store',
      ]);
    }
    expect((await visit('/robots.txt')).body).toMatch(/^User-agent: \*\nDisallow: \/$/m);
    const page = await visit('/store-under-review/');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toMatch(/script-src 'nonce-/);
    expect(page.headers['cache-control']).toBe('no-store');
    for (const text of ['We will be back soon', 'Demo', 'noindex', 'mailto:hello@demo.example'])
      expect(page.body).toContain(text);
    // Why is for the store's team alone.
    expect(page.body).not.toContain('designs');
    expect(page.body).toContain('@font-face');
    const shopper = testClient(world.platform.app, testHosts.demo);
    for (const url of [products, '/omnis/v3/shop/customer/orders/', '/omnis/v3/nothing/'])
      expect(await shopper.get(url)).toMatchObject({ status: 403, json: { code: 'forbidden' } });
    const { json, text } = await shopper.get('/omnis/v3/dashboard/secure/get/');
    expect(json).toMatchObject({ store: { active: { closed: true, review: { reason: '' } } } });
    expect(text).not.toContain('designs');

    await lift(demo);
    expect((await visit('/store-under-review/')).headers.location).toBe('/');
    expect((await shopper.get(products)).status).toBe(200);
  });

  test('outweighs coming-soon page, password and guests, but lets the team in', async () => {
    const { database, divisions, sessions } = world.platform.core;
    const set = async (columns: { coming_soon?: string | null; guests?: string }): Promise<void> => {
      await database.platform(({ query }) =>
        query.updateTable('divisions').set(columns).where('id', '=', demo).execute(),
      );
      await divisions.changed(demo);
    };
    const { id } = await database.platform(({ query }) =>
      query
        .insertInto('customers')
        .values({
          division_id: demo,
          email: 'guest@demo.example',
          password_hash: 'none',
          verified_at: new Date(),
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    const guest = `__Host-omnis=${await sessions.start({ kind: 'customer', id, divisionId: demo }, 'tests')}`;
    await set({ coming_soon: JSON.stringify({ title: 'Soon' }), guests: '["guest@demo.example"]' });
    expect((await visit(products, guest)).statusCode).toBe(200);
    await begin(demo);
    expect((await visit('/')).headers.location).toBe('/store-under-review/');
    expect((await visit(products, guest)).statusCode).toBe(403);

    const pass = z
      .object({ pass: z.string() })
      .parse((await owner.post(`/omnis/v3/dashboard/divisions/${demo}/pass/`)).json);
    const entered = await visit(`/?omnis-pass=${pass.pass}`);
    const cookie = [entered.headers['set-cookie']]
      .flat()
      .map(String)
      .find((one) => one.startsWith('__Host-omnis-visit='))
      ?.split(';')[0];
    expect((await visit(products, cookie)).statusCode).toBe(200);
    // The team sees what visitors see, too.
    expect((await visit('/store-under-review/', cookie)).body).toContain('We will be back soon');
    const canvas = { host: 'demo.preview.localhost:3000', accept: 'text/html' };
    expect((await world.platform.app.inject({ url: '/', headers: canvas })).statusCode).toBe(403);
    await lift(demo);
    expect((await visit('/')).headers.location).toBe('/countdown/');
    await set({ coming_soon: null, guests: '[]' });
  });

  test('is told to the owners, in their dashboard and by mail, and written down', async () => {
    const email = await ownerEmail();
    const session = async () => (await owner.get('/omnis/v3/dashboard/secure/get/')).json;
    expect(await session()).toMatchObject({ store: { active: { review: null } } });
    const before = (await world.mailsTo(email)).length;
    await begin(demo);
    expect(await session()).toMatchObject({ store: { active: { closed: true, review: { reason } } } });
    await review(demo, { underReview: false, reason: 'The names are gone' });
    const [begun, lifted, ...more] = (await world.mailsTo(email)).slice(before);
    expect(more).toEqual([]);
    expect(begun).toMatchObject({ subject: 'Demo is under review', body: expect.stringContaining(reason) });
    expect(lifted).toMatchObject({
      subject: 'The review of Demo is over',
      body: expect.stringContaining('We noted: The names are gone'),
    });
    const log = await world.platform.core.database.platform(({ query }) =>
      query
        .selectFrom('audit_log')
        .select(['action', 'actor_id', 'data'])
        .where('target', '=', `division:${demo}`)
        .orderBy('id', 'desc')
        .limit(2)
        .execute(),
    );
    expect(log).toEqual([
      { action: 'store.review_lifted', actor_id: admin.id, data: { reason: 'The names are gone' } },
      { action: 'store.review_begun', actor_id: admin.id, data: { reason } },
    ]);
  });
});
