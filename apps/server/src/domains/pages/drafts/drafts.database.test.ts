import { calls, type CallResponse } from '@omnis/contract';
import { pageSchema, type Page } from '@omnis/models';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testClient, type TestClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';

const { demo, other } = testDivisions;
const pagesOf = (division: number): string => `/omnis/v3/divisions/${division}/pages/`;

let platform: TestPlatform;
let owner: TestClient;
let shopper: TestClient;
let count = 0;

type Draft = CallResponse<'pages.draft'>;
const asDraft = (json: unknown): Draft => calls['pages.draft'].response.parse(json);

beforeAll(async () => {
  platform = await createTestPlatform();
  owner = await testOwner(platform, [demo]);
  shopper = testClient(platform.app, testHosts.demo);
});
afterAll(() => platform.close());

const banner = (title: string) => ({ type: 'banner', uid: 'top', properties: { title } });

/** A fresh published page of the demo store. */
async function create(body: Record<string, unknown> = {}): Promise<{ page: Page; at: string }> {
  count += 1;
  const answer = await owner.post(pagesOf(demo), {
    url: `/kept-${count}/`,
    properties: { title: 'Kept' },
    blocks: [banner('First')],
    ...body,
  });
  expect(answer.status, answer.text).toBe(201);
  const page = pageSchema.parse(answer.json);
  return { page, at: `${pagesOf(demo)}${page.id}/` };
}
const opened = async (at: string): Promise<Draft> => {
  const answer = await owner.get(`${at}draft/`);
  expect(answer.status, answer.text).toBe(200);
  return asDraft(answer.json);
};
async function save(at: string, version: number, page: Record<string, unknown>): Promise<Draft> {
  const answer = await owner.patch(`${at}draft/`, { version, page });
  expect(answer.status, answer.text).toBe(200);
  return asDraft(answer.json);
}
async function publish(at: string, version: number, more: object = {}): Promise<Draft> {
  const answer = await owner.post(`${at}publish/`, { version, ...more });
  expect(answer.status, answer.text).toBe(200);
  return asDraft(answer.json);
}
const shown = async (at: string): Promise<unknown> =>
  pageSchema.parse((await shopper.get(at)).json).blocks[0]?.properties['title'];
const versionOf = ({ page }: Draft): number => Number(page.version);

describe('a draft beside the live page', () => {
  test('shoppers see what is published, and the owner edits the draft', async () => {
    const { at } = await create();
    const first = await opened(at);
    expect(first).toMatchObject({
      isDraft: false,
      diverged: null,
      publishAt: null,
      timeZone: 'Europe/London',
    });
    const saved = await save(at, versionOf(first), { blocks: [banner('Second')] });
    expect(saved).toMatchObject({
      isDraft: true,
      savedBy: 'Olive Owner',
      live: { published: true },
      page: { published: true, blocks: [{ properties: { title: 'Second' } }] },
    });
    expect(await shown(at)).toBe('First');
    expect((await owner.get(pagesOf(demo))).text).toContain('"hasDraft":true');
    expect((await shopper.get(pagesOf(demo))).text).not.toContain('hasDraft');
    const live = await publish(at, versionOf(saved));
    expect(live).toMatchObject({ isDraft: false, live: { published: true } });
    expect(await shown(at)).toBe('Second');
  });

  test('a draft that is saved, scheduled or discarded leaves the cached pages of the shop alone', async () => {
    const { at } = await create();
    const drop = vi.spyOn(platform.core.cache, 'drop');
    const saved = await save(at, versionOf(await opened(at)), { blocks: [banner('Second')] });
    const later = new Date(Date.now() + 3_600_000).toISOString();
    const planned = { version: versionOf(saved), action: 'publish', at: later };
    expect((await owner.post(`${at}publish/`, planned)).status).toBe(200);
    expect((await owner.delete(`${at}publish/?action=publish`)).status).toBe(200);
    await owner.delete(`${at}draft/?version=${versionOf(await opened(at))}`);
    expect(drop).not.toHaveBeenCalled();
    const again = await save(at, versionOf(await opened(at)), { blocks: [banner('Third')] });
    await publish(at, versionOf(again));
    expect(drop).toHaveBeenCalled();
    drop.mockRestore();
    expect(await shown(at)).toBe('Third');
  });

  test('a save that brings the live page back ends the draft', async () => {
    const { at, page } = await create();
    const draft = await save(at, versionOf(await opened(at)), { blocks: [banner('Else')] });
    const back = await save(at, versionOf(draft), { blocks: page.blocks });
    expect(back.isDraft).toBe(false);
  });

  test('a save over an older version is refused, and so is one of another store, or without the pro plan', async () => {
    const { at, page } = await create();
    const first = versionOf(await opened(at));
    await save(at, first, { blocks: [banner('One')] });
    const stale = await owner.patch(`${at}draft/`, { version: first, page: { blocks: [] } });
    expect(stale).toMatchObject({ status: 409, json: { errors: [{ field: 'version' }] } });
    expect((await owner.post(`${at}publish/`, { version: first })).status).toBe(409);
    expect((await owner.delete(`${at}draft/?version=${first}`)).status).toBe(409);

    const foreign = await testOwner(platform, [other]);
    const theirs = `${pagesOf(other)}${page.id}/`;
    expect((await foreign.get(`${at}draft/`)).status).toBe(403);
    expect((await foreign.get(`${theirs}draft/`)).status).toBe(404);
    expect((await foreign.get(`${theirs}versions/`)).status).toBe(404);
    // Their plan is asked first.
    expect((await foreign.patch(`${theirs}draft/`, { version: first, page: {} })).status).toBe(402);
    expect((await foreign.post(`${theirs}publish/`, { version: first })).status).toBe(402);
    expect((await shopper.get(`${at}draft/`)).status).toBe(403);
  });

  test('a save is made once for its key, however often it is sent', async () => {
    const { at } = await create();
    const version = versionOf(await opened(at));
    const headers = { 'idempotency-key': 'a-key-of-a-save' };
    const body = { version, page: { blocks: [banner('Once')] } };
    const one = await owner.patch(`${at}draft/`, body, headers);
    const again = await owner.patch(`${at}draft/`, body, headers);
    expect([one.status, again.status]).toEqual([200, 200]);
    expect(asDraft(again.json).page.version).toBe(version + 1);
    const misused = await owner.patch(`${at}draft/`, { ...body, page: {} }, headers);
    expect(misused.status).toBe(409);
  });

  test('discarding goes back to the live page, and the draft stays in the history', async () => {
    const { at } = await create();
    const draft = await save(at, versionOf(await opened(at)), { blocks: [banner('Never mind')] });
    const answer = await owner.delete(`${at}draft/?version=${versionOf(draft)}`);
    expect(asDraft(answer.json)).toMatchObject({
      isDraft: false,
      page: { blocks: [{ properties: { title: 'First' } }] },
    });
    expect((await owner.get(`${at}versions/`)).text).toContain('"kind":"discard"');
    const kept = await owner.get(`${at}versions/${versionOf(draft)}/`);
    expect(kept).toMatchObject({
      status: 200,
      json: { page: { blocks: [{ properties: { title: 'Never mind' } }] } },
    });
  });

  test('the live page changed beside a draft is told with what both began with, and never overwritten unseen', async () => {
    const { at, page } = await create();
    const draft = await save(at, versionOf(await opened(at)), { blocks: [banner('Draft')] });
    const live = await owner.patch(at, { version: page.version, properties: { title: 'By a client' } });
    expect(live.status, live.text).toBe(200);
    const now = await opened(at);
    expect(now.diverged).toMatchObject({
      base: { properties: { title: 'Kept' } },
      live: { properties: { title: 'By a client' } },
    });
    expect(versionOf(now)).toBeGreaterThan(versionOf(draft));
    const unseen = await owner.post(`${at}publish/`, { version: versionOf(now) });
    expect(unseen).toMatchObject({ status: 409, json: { errors: [{ field: 'liveVersion' }] } });
    const merged = await owner.patch(`${at}draft/`, {
      version: versionOf(now),
      liveVersion: now.live.version,
      page: { properties: { title: 'By a client' } },
    });
    const taken = asDraft(merged.json);
    expect(taken.diverged).toBeNull();
    await publish(at, versionOf(taken));
    expect(pageSchema.parse((await shopper.get(at)).json)).toMatchObject({
      properties: { title: 'By a client' },
      blocks: [{ properties: { title: 'Draft' } }],
    });
  });

  test('fields that are wrong are named, and nothing is half-written', async () => {
    const { at, page } = await create();
    const { page: taken } = await create();
    const version = versionOf(await opened(at));
    const answer = await owner.patch(`${at}draft/`, { version, page: { url: taken.url } });
    expect(answer).toMatchObject({ status: 422, json: { errors: [{ field: 'url' }] } });
    expect((await owner.patch(`${at}draft/`, { page: {} })).status).toBe(422);
    expect(await opened(at)).toMatchObject({ isDraft: false, page: { url: page.url, version } });
  });
});

describe('the history', () => {
  test('each save tells by whom it was, and what changed by block; the page before it is kept', async () => {
    const { at } = await create({
      blocks: [banner('First'), { type: 'text', uid: 'words', properties: { text: 'A' } }],
    });
    const draft = await save(at, versionOf(await opened(at)), {
      blocks: [
        { type: 'text', uid: 'words', properties: { text: 'A' } },
        banner('Changed'),
        { type: 'quote', uid: 'new', properties: { quote: 'Nice' } },
      ],
    });
    await publish(at, versionOf(draft));
    const { json } = await owner.get(`${at}versions/?limit=2`);
    const { items, next } = calls['pages.versions'].response.parse(json);
    expect(items).toMatchObject([
      { kind: 'publish', by: 'Olive Owner' },
      { kind: 'draft', by: 'Olive Owner' },
    ]);
    const told = items[1]?.changes.blocks.map(({ kind, name }) => `${kind} ${name}`).toSorted();
    expect(told).toContain('added Nice');
    expect(told).toContain('changed Changed');
    expect(told?.filter((each) => each.startsWith('moved'))).toHaveLength(1);
    const rest = await owner.get(`${at}versions/?limit=2&cursor=${next ?? ''}`);
    expect(rest.json).toMatchObject({ items: [{ kind: 'original' }], next: null });
    expect((await owner.get(`${at}versions/?cursor=x`)).status).toBe(422);
  });

  test('a page from before there were versions keeps what it was before its first save', async () => {
    const { at, page } = await create();
    await platform.core.database.tenant(demo, ({ query }) =>
      query.deleteFrom('page_versions').where('page_id', '=', Number(page.id)).execute(),
    );
    const saved = await owner.patch(at, { version: page.version, blocks: [banner('Live at once')] });
    expect(saved.status).toBe(200);
    expect((await owner.get(`${at}versions/`)).json).toMatchObject({
      items: [
        { kind: 'update', version: 2 },
        { kind: 'original', version: 1, by: '' },
      ],
    });
    expect((await owner.get(`${at}versions/1/`)).json).toMatchObject({
      page: { blocks: [{ properties: { title: 'First' } }] },
    });
  });

  test('a restored version keeps the page’s address, although the version had another one', async () => {
    const { at } = await create();
    const first = await opened(at);
    const moving = `/moved-${Date.now()}/`;
    const moved = await save(at, versionOf(first), { url: moving });
    const second = await save(at, versionOf(moved), { url: `${moving}twice/`, blocks: [banner('Twice')] });
    const answer = await owner.post(`${at}versions/${versionOf(moved)}/restore/`, {
      version: versionOf(second),
    });
    expect(asDraft(answer.json)).toMatchObject({
      page: { url: `${moving}twice/`, blocks: [{ properties: { title: 'First' } }] },
    });
  });

  test('a restored version becomes the draft, as a version of its own; shoppers see nothing of it yet', async () => {
    const { at } = await create();
    const first = versionOf(await opened(at));
    const second = await publish(at, versionOf(await save(at, first, { blocks: [banner('Second')] })));
    const answer = await owner.post(`${at}versions/${first}/restore/`, { version: versionOf(second) });
    expect(answer.status, answer.text).toBe(200);
    expect(asDraft(answer.json)).toMatchObject({
      isDraft: true,
      page: { version: versionOf(second) + 1, blocks: [{ properties: { title: 'First' } }] },
    });
    expect(await shown(at)).toBe('Second');
    expect((await owner.post(`${at}versions/${first}/restore/`, { version: 1 })).status).toBe(409);
    const missing = await owner.post(`${at}versions/999/restore/`, { version: versionOf(second) + 1 });
    expect(missing.status).toBe(404);
  });

  test('a list of 5,000 versions is read by its first page alone', async () => {
    const { at, page } = await create();
    await platform.core.database.direct(
      `INSERT INTO page_versions (division_id, page_id, version, kind, content, changes, by_kind, by_id, by_name)
       SELECT division_id, page_id, n, 'draft', content, changes, by_kind, by_id, by_name
       FROM page_versions, generate_series(2, 5001) AS n WHERE page_id = $1 AND version = 1`,
      [Number(page.id)],
    );
    const begun = performance.now();
    const { json } = await owner.get(`${at}versions/?limit=50`);
    expect(calls['pages.versions'].response.parse(json)).toMatchObject({ next: '4952' });
    expect(performance.now() - begun).toBeLessThan(1500);
  });
});

describe('schedules', () => {
  test('a page goes live at its time, and off the shop', async () => {
    const { at, page } = await create({ published: false });
    expect((await shopper.get(at)).status).toBe(404);
    const draft = await save(at, versionOf(await opened(at)), { blocks: [banner('In time')] });
    const soon = new Date(Date.now() + 400).toISOString();
    const set = await publish(at, versionOf(draft), { at: soon });
    expect(set).toMatchObject({ publishAt: { at: soon, problem: null }, live: { published: false } });
    expect((await owner.get(pagesOf(demo))).text).toContain(soon);
    await expect
      .poll(async () => (await shopper.get(at)).status, { timeout: 30_000, interval: 300 })
      .toBe(200);
    expect(await opened(at)).toMatchObject({ isDraft: false, publishAt: null, live: { published: true } });
    const [newest] = calls['pages.versions'].response.parse((await owner.get(`${at}versions/`)).json).items;
    expect(newest).toMatchObject({ kind: 'publish', by: '' });
    expect(page.published).toBe(false);
  });

  test('a schedule is cancelled, and a time that is over is refused', async () => {
    const { at } = await create();
    const version = versionOf(await opened(at));
    const over = await owner.post(`${at}publish/`, { version, at: '2020-01-01T00:00:00Z' });
    expect(over).toMatchObject({ status: 422, json: { errors: [{ field: 'at' }] } });
    const far = new Date(Date.now() + 90 * 24 * 3600 * 1000).toISOString();
    await publish(at, version, { action: 'unpublish', at: far });
    const cancelled = await owner.delete(`${at}publish/?action=unpublish`);
    expect(cancelled).toMatchObject({ status: 200, json: { unpublishAt: null } });
  });
});

describe('addresses', () => {
  test('a page that gets another address leaves a redirect, without chains and loops', async () => {
    const { at } = await create({ url: '/one/' });
    const moved = async (path: string): Promise<string | null> =>
      platform.services.pages.addresses.moved(await division(), path);
    const division = async () => {
      const found = await platform.core.divisions.byId(demo);
      if (!found) throw new Error('There is no such store');
      return found;
    };
    const rename = async (url: string): Promise<void> => {
      const draft = await save(at, versionOf(await opened(at)), { url });
      await publish(at, versionOf(draft));
    };
    await rename('/two/');
    expect(await moved('/one/')).toBe('/two/');
    await rename('/three/');
    expect([await moved('/one/'), await moved('/two'), await moved('/three/')]).toEqual([
      '/three/',
      '/three/',
      null,
    ]);
    await rename('/one/');
    expect([await moved('/one/'), await moved('/two/'), await moved('/three/')]).toEqual([
      null,
      '/one/',
      '/one/',
    ]);
    // Another page takes the address over.
    await create({ url: '/two/' });
    expect(await moved('/two/')).toBeNull();
    // At another spelling.
    expect([await moved('/ONE/'), await moved('/nowhere/'), await moved('/%E0%A4%A/')]).toEqual([
      '/one/',
      null,
      null,
    ]);
  });

  test('C17 two spellings of one address are one page', async () => {
    await create({ url: '/stóry/'.normalize('NFC') });
    const twin = await owner.post(pagesOf(demo), {
      url: '/stóry/'.normalize('NFD'),
      properties: { title: 'Twin' },
    });
    expect(twin).toMatchObject({ status: 422, json: { errors: [{ field: 'url' }] } });
  });

  test.each([
    ['Mother’s Day', '/mothers-day/'],
    ["Mother's Night", '/mothers-night/'],
    ['50% off everything', '/50-off-everything/'],
  ])('C18 a page called %s has the address %s', async (title, url) => {
    expect((await create({ url: '', properties: { title } })).page.url).toBe(url);
  });
});

describe('people', () => {
  test('two windows learn of each other, until one closes', async () => {
    const { at } = await create();
    const nell = await testOwner(platform, [demo]);
    const [one, two] = ['7d0c6c1e-3b5f-4d29-9a54-0a5c4a6f1b11', '0d2f0c0e-51a8-4b5e-8a9a-7c7d4a9b1c22'];
    expect((await owner.post(`${at}presence/`, { editor: one })).json).toMatchObject({
      others: [],
      version: 1,
    });
    expect((await nell.post(`${at}presence/`, { editor: two })).json).toMatchObject({
      others: [{ editor: one, name: 'Olive Owner' }],
    });
    await nell.post(`${at}presence/`, { editor: two, leaves: true });
    expect((await owner.post(`${at}presence/`, { editor: one })).json).toMatchObject({ others: [] });
  });
});
