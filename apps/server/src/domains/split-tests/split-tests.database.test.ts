import { calls, managedSplitTestSchema } from '@omnis/contract';
import { splitTestStartEvent } from '@omnis/models';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { testOwner } from '../../testing/test-owner.ts';
import { testShopper } from '../../testing/test-shopper.ts';
import { openTill, placed } from '../../testing/test-till.ts';

const { demo, other } = testDivisions;
const { platform, teeItem } = await openTill();
const owner = await testOwner(platform, [demo]);
const base = `/omnis/v3/dashboard/divisions/${demo}/split-tests/`;
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0 Safari/537.36';
const even = [
  { name: 'Old', weight: 1 },
  { name: 'New', weight: 1 },
];

afterAll(() => platform.close());
beforeEach(async () => {
  await platform.core.database.platform(async ({ query }) => {
    for (const table of ['split_test_orders', 'split_tests', 'pages', 'rate_limits'] as const)
      await query.deleteFrom(table).execute();
  });
  platform.core.cache.clear();
});

async function make(name = 'hero', variations: object[] = even) {
  const answer = await owner.post(base, { name, variations });
  expect(answer, answer.text).toMatchObject({ status: 201 });
  return managedSplitTestSchema.parse(answer.json);
}

const versionOf = async (id: string): Promise<number | undefined> =>
  calls['dashboard.splitTests'].response
    .parse((await owner.get(base)).json)
    .items.find((each) => each.id === id)?.version;
const change = async (id: string, body: object) =>
  owner.patch(`${base}${id}/`, { version: (await versionOf(id)) ?? 0, ...body });

async function run(name?: string) {
  const made = await make(name);
  const started = await change(made.id, { running: true });
  expect(started, started.text).toMatchObject({ status: 200, json: { state: 'running' } });
  return made;
}

test('issue 37: an edit from an older version is refused, and the test stays as it was', async () => {
  const made = await make();
  expect(await owner.patch(`${base}${made.id}/`, { version: made.version - 1, running: true })).toMatchObject(
    {
      status: 409,
      json: { errors: [{ field: 'version' }] },
    },
  );
  expect(await versionOf(made.id)).toBe(made.version);
});

async function writePage(url = '/landing/') {
  const variation = (name: string) => ({
    type: 'splitTestVariation',
    uid: `v-${name}`,
    properties: { name },
    items: [{ type: 'text', uid: `t-${name}`, properties: { text: `seen ${name}` } }],
  });
  const block = {
    type: 'splitTest',
    uid: 'split',
    properties: { test: 'hero' },
    items: ['Old', 'New'].map(variation),
  };
  const row = await platform.core.database.tenant(demo, ({ query }) =>
    query
      .insertInto('pages')
      .values({
        division_id: demo,
        url,
        layout: 'standard',
        blocks: JSON.stringify([block]),
        properties: JSON.stringify({ title: 'Landing' }),
        published: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  await platform.services.pages.service.changed(demo, row.id);
  return row.id;
}

const visitor = () => testClient(platform.app, testHosts.demo);
const pagePath = (id: number): string => `/omnis/v3/divisions/${demo}/pages/${id}/`;
const discovered = (id: string, variation: string) => encodeURIComponent(JSON.stringify({ [id]: variation }));

const tell = (payload: object, division = demo) =>
  platform.app.inject({
    method: 'POST',
    url: '/event-collector/',
    headers: { host: testHosts.demo, origin: `http://${testHosts.demo}`, 'user-agent': userAgent },
    payload: { event: splitTestStartEvent, payload, metadata: { divisionId: division, userAgent } },
  });

describe('a store’s team', () => {
  test('makes a test, starts it, stops it and deletes it', async () => {
    const made = await make();
    expect(made).toMatchObject({ name: 'hero', state: 'draft', startedAt: null, pages: [] });
    expect(made.variations).toEqual(even.map((each) => ({ ...each, visitors: 0, orders: 0, revenue: 0 })));
    const three = [...even, { name: 'Third', weight: 2 }];
    expect((await change(made.id, { name: 'top', variations: three })).json).toMatchObject({
      name: 'top',
      variations: three,
    });
    expect((await change(made.id, { running: true })).json).toMatchObject({ state: 'running' });
    expect(await change(made.id, { variations: even })).toMatchObject({ status: 409 });
    expect(await owner.delete(`${base}${made.id}/`)).toMatchObject({ status: 409 });
    expect((await change(made.id, { running: false })).json).toMatchObject({ state: 'stopped' });
    expect((await change(made.id, { running: true })).json).toMatchObject({
      state: 'running',
      stoppedAt: null,
    });
    await change(made.id, { running: false });
    expect(await owner.delete(`${base}${made.id}/`)).toMatchObject({ status: 200 });
    expect((await owner.get(base)).json).toEqual({ currency: 'GBP', items: [] });
    expect(await change(made.id, { running: true })).toMatchObject({ status: 404 });
  });

  test.each([
    [{ name: 'page', variations: even }, 'name'],
    [{ name: 'Big Hero', variations: even }, 'name'],
    [{ name: 'a', variations: even.slice(0, 1) }, 'variations'],
    [{ name: 'a', variations: [even[0], { name: 'old', weight: 1 }] }, 'variations'],
    [{ name: 'a', variations: [even[0], { name: 'New', weight: 0 }] }, 'variations.1.weight'],
    [{ name: 'a', variations: [even[0], { name: 'a,b', weight: 1 }] }, 'variations.1.name'],
  ])('is told what is wrong with %j', async (body, field) => {
    expect(await owner.post(base, body)).toMatchObject({ status: 422, json: { errors: [{ field }] } });
  });

  test('has each name once, and three tests at a time', async () => {
    for (const name of ['a', 'b', 'c']) await run(name);
    expect(await owner.post(base, { name: 'a', variations: even })).toMatchObject({
      status: 409,
      json: { errors: [{ field: 'name' }] },
    });
    const fourth = await make('d');
    expect(await change(fourth.id, { name: 'a' })).toMatchObject({ status: 409 });
    expect(await change(fourth.id, { running: true })).toMatchObject({ status: 409 });
  });
});

describe('a visitor', () => {
  test('sees one variation of a page, always the same, and never the other', async () => {
    const id = await writePage();
    await run();
    const seen = new Set<string>();
    for (let at = 0; at < 20; at += 1) {
      const client = visitor();
      const first = (await client.get(pagePath(id))).text;
      expect(first).not.toMatch(/seen Old.*seen New/);
      expect((await client.get(pagePath(id))).text).toBe(first);
      seen.add(first.includes('seen New') ? 'New' : 'Old');
    }
    expect([...seen].toSorted()).toEqual(['New', 'Old']);
  });

  test('is on the pages that its team is told of', async () => {
    const id = await writePage();
    await run();
    await make('elsewhere');
    expect((await owner.get(base)).json).toMatchObject({
      items: [
        { name: 'elsewhere', pages: [] },
        { name: 'hero', pages: [{ id, url: '/landing/', title: 'Landing' }] },
      ],
    });
  });

  test('is shown what the address asks for, else what was loaded first, else the default', async () => {
    const id = await writePage();
    const client = visitor();
    expect((await client.get(pagePath(id))).text).toContain('seen Old');
    const { id: testId } = await run();
    const ask = async (query = '', cookie = '') =>
      /seen (\w+)/.exec((await client.get(pagePath(id) + query, cookie === '' ? {} : { cookie })).text)?.[1];
    expect(await ask('?split=%3Fhero%3DNew')).toBe('New');
    expect(await ask('?split=%3Fsplit-var%3Dx%2COld')).toBe('Old');
    for (const name of ['Old', 'New'])
      expect(await ask('', `discovered-split-tests=${discovered(testId, name)}`)).toBe(name);
    await change(testId, { running: false });
    expect(await ask('', `discovered-split-tests=${discovered(testId, 'New')}`)).toBe('Old');
  });

  test('finds what runs in the core data, without whose is which', async () => {
    await make('draft');
    const { id } = await run();
    const core = await visitor().get('/omnis/v3/frontend/getStoreCoreData/json/');
    expect(Reflect.get(Object(core.json), 'state')).toMatchObject({
      splitTest: [
        {
          id,
          code: 'hero',
          name: 'hero',
          variation: null,
          availableVariations: ['Old', 'New'],
          discovered: false,
        },
      ],
    });
  });

  test('is counted when a start is told of a test that runs, and in no other case', async () => {
    const { id } = await run();
    expect((await tell({ test: id, variation: 'New' })).statusCode).toBe(200);
    await tell({ test: id, variation: 'Nobody’s' });
    await tell({ test: 'x', variation: 'New' });
    await tell({ variation: 7 });
    await change(id, { running: false });
    await tell({ test: id, variation: 'New' });
    expect((await owner.get(base)).json).toMatchObject({
      items: [{ variations: [{ visitors: 0 }, { name: 'New', visitors: 1 }] }],
    });
  });

  test('is counted with what they buy, if they agreed to be', async () => {
    const { id } = await run();
    const buy = async (cookies: Record<string, string>) => {
      const shopper = testShopper(platform.app, testHosts.demo);
      for (const [name, value] of Object.entries(cookies)) shopper.client.cookies.set(name, value);
      await shopper.add(teeItem());
      return placed(await shopper.place());
    };
    const cookie = { 'discovered-split-tests': discovered(id, 'New') };
    await buy(cookie);
    await buy({ ...cookie, 'started-split-tests': id });
    await buy({ 'started-split-tests': id });
    await buy({ 'discovered-split-tests': discovered(id, 'None'), 'started-split-tests': id });
    expect((await owner.get(base)).json).toMatchObject({
      items: [
        {
          variations: [
            { name: 'Old', orders: 0, revenue: 0 },
            { name: 'New', orders: 1, revenue: 27.95 },
          ],
        },
      ],
    });
  });
});

test('tests of one store are nothing to another', async () => {
  const { id } = await run();
  const stranger = await testOwner(platform, [other]);
  const theirs = `/omnis/v3/dashboard/divisions/${other}/split-tests/`;
  expect((await stranger.get(theirs)).json).toMatchObject({ items: [] });
  expect(await stranger.patch(`${theirs}${id}/`, { version: 1, running: false })).toMatchObject({
    status: 404,
  });
  expect(await stranger.delete(`${theirs}${id}/`)).toMatchObject({ status: 404 });
});
