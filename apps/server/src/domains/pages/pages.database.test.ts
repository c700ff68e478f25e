import { pageSchema, type Page } from '@omnis/models';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClient, type TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { testOwner } from '../../testing/test-owner.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';

const { demo, other } = testDivisions;
const pagesOf = (division: number): string => `/omnis/v3/divisions/${division}/pages/`;

let platform: TestPlatform;
let owner: TestClient;
let shopper: TestClient;
let home: Page;

const asPage = (json: unknown): Page => pageSchema.parse(json);
const coreData = '/omnis/v3/frontend/getStoreCoreData/json/';

beforeAll(async () => {
  platform = await createTestPlatform();
  owner = await testOwner(platform, [demo, other]);
  shopper = testClient(platform.app, testHosts.demo);
  const created = await owner.post(`${pagesOf(demo)}?imageType=object`, {
    url: '/',
    properties: { title: 'Home' },
    blocks: [{ type: 'banner', size: 12, properties: { title: 'Hello' } }],
    somethingNew: { kept: true },
  });
  home = asPage(created.json);
});
afterAll(() => platform.close());

const one = (page: Page): string => `${pagesOf(demo)}${page.id}/`;

/** A fresh page of the demo store. */
async function create(body: Record<string, unknown>): Promise<Page> {
  const answer = await owner.post(pagesOf(demo), body);
  expect(answer.status, answer.text).toBe(201);
  return asPage(answer.json);
}

describe('reading', () => {
  test('a shopper gets a page with its blocks, and fields that are not known are kept', async () => {
    const answer = await shopper.get(`${one(home)}?imageType=object`);
    expect(answer).toMatchObject({
      status: 200,
      json: {
        id: home.id,
        url: '/',
        flags: ['homepage'],
        version: 1,
        divisionId: demo,
        blocks: [{ type: 'banner', properties: { title: 'Hello' } }],
        somethingNew: { kept: true },
      },
    });
  });

  test('an unpublished page is for its owner only', async () => {
    const page = await create({ url: '/draft/', published: false, properties: { title: 'Draft' } });
    expect(await shopper.get(one(page))).toMatchObject({
      status: 404,
      json: { message: 'We were unable to find this page' },
    });
    expect(await owner.get(one(page))).toMatchObject({ status: 200, json: { published: false } });
    expect((await shopper.get(pagesOf(demo))).text).not.toContain('/draft/');
    expect((await owner.get(`${pagesOf(demo)}?page-type=StorePage`)).text).toContain('/draft/');
    const unknown = await owner.get(`${pagesOf(demo)}?page-type=Draft`);
    expect(unknown).toMatchObject({ status: 422, json: { errors: [{ field: 'page-type' }] } });
  });

  test('a page for those who are signed in is not given to others', async () => {
    const page = await create({ url: '/club/', properties: { title: 'Club', loginState: 'logged-in' } });
    expect(await shopper.get(one(page))).toMatchObject({ status: 401 });
  });

  test('a page that does not exist, or is of another store, says so', async () => {
    expect(await shopper.get(`${pagesOf(demo)}999999/`)).toMatchObject({
      status: 404,
      json: { message: 'We were unable to find this page' },
    });
    expect(await shopper.get(`${pagesOf(other)}${home.id}/`)).toMatchObject({
      status: 403,
      json: { message: "Oops... Looks like you're trying to access a page from another store" },
    });
    expect(await owner.get(`${pagesOf(other)}${home.id}/`)).toMatchObject({ status: 404 });
  });

  test('core data list published pages without their blocks', async () => {
    const { json, status } = await shopper.get(coreData);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      state: {
        store: { division: demo, name: 'Demo', host: 'demo.localhost' },
        currencies: [{ code: 'GBP', rate: 1 }, { code: 'USD', rate: 1.25 }, { code: 'EUR' }, { code: 'JPY' }],
        paymentProcessor: 'teemill',
      },
    });
    expect(json).toMatchObject({ state: { store: { appearance: 'both', logoDark: null } } });
    const { pages } = json as { pages: Page[] };
    expect(pages.find(({ url }) => url === '/')).toMatchObject({ blocks: [], properties: { title: 'Home' } });
    expect(pages.map(({ url }) => url)).not.toContain('/draft/');
    expect(await shopper.get(`/omnis/v3/frontend/${demo}/getStoreCoreData/json`)).toMatchObject({
      status: 200,
    });
    expect(await shopper.get(`/omnis/v3/frontend/${other}/getStoreCoreData/json/`)).toMatchObject({
      status: 403,
    });
  });
});

describe('the search of the shop', () => {
  const found = async (q: string): Promise<unknown> => {
    const { json } = await shopper.get(`/omnis/v3/division/${demo}/search/suggest/?q=${q}`);
    return (json as { pages: unknown }).pages;
  };

  test('finds a page from when it is published until it is no longer to be found there', async () => {
    expect(await found('workshop')).toEqual([]);
    const properties = { title: 'Our workshop', description: 'Where we print', searchIcon: 'people' };
    const draft = await create({ url: '/workshop/', published: false, properties });
    expect(await found('workshop')).toEqual([]);
    const published = await owner.patch(one(draft), { version: 1, published: true });
    expect(published.status, published.text).toBe(200);
    const shown = {
      path: '/workshop/',
      title: 'Our workshop',
      description: 'Where we print',
      icon: 'people',
    };
    expect(await found('worksohp')).toEqual([shown]);
    const hidden = await owner.patch(one(draft), {
      version: 2,
      properties: { ...properties, isSearchable: false },
    });
    expect(hidden.status, hidden.text).toBe(200);
    expect(await found('workshop')).toEqual([]);
  });

  test('never names a page for those who are signed in', async () => {
    await create({ url: '/members/', properties: { title: 'Members', loginState: 'logged-in' } });
    expect(await found('members')).toEqual([]);
  });
});

describe.each(['0', 'none'])('a page of the store %s', (division) => {
  const refused = {
    status: 422,
    json: { errors: [{ field: 'division', message: 'Page not attached to a store' }] },
  };

  test('cannot be read or saved: it is attached to none', async () => {
    const page = `/omnis/v3/divisions/${division}/pages/${home.id}/`;
    expect(await shopper.get(page)).toMatchObject(refused);
    expect(await owner.patch(page, { url: '/', version: 1 })).toMatchObject(refused);
  });
});

describe('saving', () => {
  test('changes what the shopper sees next, counts versions, and is logged', async () => {
    const page = await create({
      url: 'About Us',
      properties: { title: 'About' },
      blocks: [{ type: 'text', uid: 'a', properties: { text: 'Old' } }],
    });
    expect(page).toMatchObject({ url: '/about-us/', version: 1 });
    expect((await shopper.get(one(page))).text).toContain('Old');
    const saved = await owner.patch(`${one(page)}?imageType=object`, {
      ...page,
      blocks: [{ ...page.blocks[0], properties: { text: 'New' } }],
    });
    expect(saved).toMatchObject({ status: 200, json: { version: 2, uuid: page.uuid } });
    expect((await shopper.get(one(page))).text).toContain('New');
    const log = await platform.core.database.tenant(demo, ({ query }) =>
      query
        .selectFrom('audit_log')
        .select(['action', 'actor_kind'])
        .where('target', '=', `page:${page.id}`)
        .orderBy('id')
        .execute(),
    );
    expect(log).toEqual([
      { action: 'page.created', actor_kind: 'owner' },
      { action: 'page.updated', actor_kind: 'owner' },
    ]);
  });

  test('a new title reaches core data at once', async () => {
    const page = await create({ url: '/news/', properties: { title: 'News' } });
    expect((await shopper.get(coreData)).text).toContain('/news/');
    await owner.patch(one(page), { version: 1, properties: { title: 'Latest' } });
    expect((await shopper.get(coreData)).text).toContain('Latest');
    expect(await owner.delete(one(page))).toMatchObject({ status: 200 });
    expect((await shopper.get(coreData)).text).not.toContain('/news/');
    expect(await shopper.get(one(page))).toMatchObject({ status: 404 });
  });

  test('cleans HTML, keeps plain text as it was written, and drops deleted blocks', async () => {
    const page = await create({
      url: '/clean/',
      blocks: [
        {
          type: 'html',
          properties: {
            html: '<p onclick="x()">Hi<script>alert(1)</script></p>',
            title: 'Fish & chips < 5',
            nested: [{ copy: '<img src=x onerror=alert(1)>' }],
          },
        },
        { type: 'text', flags: ['deleted'], properties: {} },
        {
          type: 'row',
          flags: ['updated', 'mine'],
          properties: {},
          items: [{ type: 'textBlock', properties: { html: '<a href="javascript:alert(1)">x</a>' } }],
        },
      ],
    });
    expect(page.blocks).toHaveLength(2);
    expect(page.blocks[0]?.properties).toEqual({
      html: '<p>Hi</p>',
      title: 'Fish & chips < 5',
      nested: [{ copy: '<img src="x" />' }],
    });
    expect(page.blocks[1]).toMatchObject({ flags: ['mine'], items: [{ properties: { html: '<a>x</a>' } }] });
  });

  test('needs the pro plan', async () => {
    const body = { url: '/x/', properties: { title: 'X' } };
    expect(await owner.post(pagesOf(other), body)).toMatchObject({
      status: 402,
      json: { message: 'Pro required to save this page', code: 'pro_required' },
    });
    expect(await owner.patch(`${pagesOf(other)}1/`, body)).toMatchObject({ status: 402 });
    expect(await owner.delete(`${pagesOf(other)}1/`)).toMatchObject({ status: 402 });
  });

  test('names the fields that are wrong', async () => {
    const answer = await owner.post(pagesOf(demo), {
      url: 7,
      layout: 'round',
      blocks: [{ type: '', size: 1 }],
    });
    expect(answer).toMatchObject({ status: 422, json: { message: 'Page failed validation' } });
    const { errors } = answer.json as { errors: { field: string }[] };
    expect(errors.map(({ field }) => field).toSorted()).toEqual([
      'blocks.0.size',
      'blocks.0.type',
      'layout',
      'url',
    ]);
    expect(await owner.patch(one(home), { version: 1, properties: { ySpacing: -1 } })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'properties.ySpacing' }] },
    });
    const properties = { title: 't'.repeat(256), description: 'd'.repeat(1001) };
    expect(await owner.post(pagesOf(demo), { properties })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'properties.title' }, { field: 'properties.description' }] },
    });
  });

  test.each([
    ['/', 'Another page of the store has this address'],
    ['/basket/', 'This address is used by the shop itself'],
    ['/product/mine/', 'This address is used by the shop itself'],
  ])('refuses the address %s', async (url, message) => {
    expect(await owner.post(pagesOf(demo), { url })).toMatchObject({
      status: 422,
      json: { message: 'Page failed validation', errors: [{ field: 'url', message }] },
    });
  });

  test('makes an address of the title when there is none', async () => {
    expect((await create({ properties: { title: 'Größe & Maß' } })).url).toBe('/große-maß/');
    expect((await create({ properties: { title: 'Search' } })).url).toMatch(/^\/page\//);
  });

  test('over a version that is not the last is a conflict, and nothing is lost', async () => {
    const page = await create({ url: '/race/', properties: { title: 'One' } });
    expect(await owner.patch(one(page), { version: 1, properties: { title: 'Two' } })).toMatchObject({
      status: 200,
    });
    expect(await owner.patch(one(page), { version: 1, properties: { title: 'Three' } })).toMatchObject({
      status: 409,
      json: { code: 'conflict' },
    });
    expect(await owner.patch(one(page), { properties: { title: 'Three' } })).toMatchObject({ status: 409 });
    expect((await owner.get(one(page))).json).toMatchObject({ version: 2, properties: { title: 'Two' } });
    const both = await Promise.all([
      owner.patch(one(page), { version: 2, url: '/race-a/' }),
      owner.patch(one(page), { version: 2, url: '/race-b/' }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('leaves the home page where it is', async () => {
    expect(await owner.delete(one(home))).toMatchObject({
      status: 409,
      json: { message: 'The home page cannot be deleted' },
    });
    expect(await owner.patch(one(home), { version: 1, url: '/elsewhere/' })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'url' }] },
    });
    expect(await shopper.get(one(home))).toMatchObject({ status: 200 });
  });

  test('is for the owner alone', async () => {
    expect(await owner.patch(`${pagesOf(demo)}999999/`, { version: 1 })).toMatchObject({
      status: 404,
      json: { message: 'Page not found' },
    });
    expect(await shopper.patch(one(home), { version: 1 })).toMatchObject({ status: 403 });
    const stranger = await testOwner(platform, [other]);
    expect(await stranger.patch(one(home), { version: 1 })).toMatchObject({
      status: 403,
      json: { message: 'Insufficient permissions to access this page' },
    });
    expect(await testClient(platform.app, testHosts.platform).patch(one(home), { version: 1 })).toMatchObject(
      { status: 401 },
    );
  });
});

describe('gates', () => {
  const behind = { type: 'text', properties: { text: 'Behind the gate' } };
  const make = (url: string, properties: object, more: object = {}) =>
    create({
      url,
      blocks: [{ type: 'row', items: [{ type: 'gate', uid: 'g1', properties, items: [behind] }] }],
      ...more,
    });
  const open = (page: Page, body: object = {}, gate = 'g1') =>
    shopper.post(`${one(page)}gates/${gate}/`, body);

  test('content behind a password is in no page, and comes with the password', async () => {
    const page = await make('/friends/', { kind: 'password', password: 'plum jam', title: 'Friends' });
    const { text } = await shopper.get(one(page));
    expect(text).toContain('Friends');
    expect(text).not.toMatch(/Behind the gate|plum jam/);
    const whole = await owner.get(one(page));
    expect(whole.text).toMatch(/plum jam/);
    expect(whole.text).toContain('Behind the gate');
    expect(await open(page, { password: 'plum' })).toMatchObject({
      status: 422,
      json: { code: 'authentication_failed', errors: [{ field: 'password' }] },
    });
    const opened = await open(page, { password: 'plum jam' });
    expect(opened).toMatchObject({ status: 200, json: { block: { uid: 'g1', items: [behind] } } });
    expect(opened.text).not.toContain('plum jam');
  });

  test('saving again keeps what stands behind, since its owner reads it whole', async () => {
    const page = await make('/again/', { kind: 'signUp' });
    const read = await owner.get(one(page));
    await owner.patch(one(page), read.json);
    expect((await owner.get(one(page))).text).toContain('Behind the gate');
    expect((await shopper.get(one(page))).text).not.toContain('Behind the gate');
    expect(await open(page)).toMatchObject({ status: 403, json: { code: 'forbidden' } });
  });

  test('one that opens at a time is held back until then, not longer', async () => {
    const page = await make('/launch/', { kind: 'comingSoon', opensAt: '2099-01-01 09:00' });
    expect((await shopper.get(one(page))).text).not.toContain('Behind the gate');
    expect(await open(page)).toMatchObject({ status: 403 });
    const past = await make('/launched/', { kind: 'comingSoon', opensAt: '2020-01-01 09:00' });
    expect((await shopper.get(one(past))).text).toContain('Behind the gate');
    expect(await open(past)).toMatchObject({ status: 200 });
  });

  test('a gate, page or password that is none is refused', async () => {
    const page = await make('/odd/', { kind: 'password' });
    expect(await open(page, { password: '' })).toMatchObject({ status: 422 });
    expect(await open(page, { password: 7 })).toMatchObject({ status: 422 });
    expect(await open(page, { password: 'x'.repeat(201) })).toMatchObject({ status: 422 });
    expect(await open(page, {}, 'no-such')).toMatchObject({ status: 404 });
    const draft = await make('/draft-gate/', { kind: 'password', password: 'a' }, { published: false });
    expect(await open(draft, { password: 'a' })).toMatchObject({ status: 404 });
    const club = await make(
      '/club-gate/',
      { password: 'a' },
      { properties: { loginState: 'logged-in', title: 'Club' } },
    );
    expect(await open(club, { password: 'a' })).toMatchObject({ status: 401 });
    const stranger = testClient(platform.app, testHosts.other);
    expect(await stranger.post(`${one(page)}gates/g1/`, {})).toMatchObject({ status: 403 });
  });

  test('a password cannot be guessed', async () => {
    const page = await make('/guess/', { kind: 'password', password: 'right' });
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1) statuses.push((await open(page, { password: `no ${at}` })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
    const late = await open(page, { password: 'right' });
    expect(late.status).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
  });
});
