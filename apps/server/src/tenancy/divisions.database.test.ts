import { platformDivision } from '@omnis/models';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCore, type Core } from '../core.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { loggedDatabase, type LoggedStatement } from '../testing/logged-database.ts';
import type { DivisionsService } from './divisions.service.ts';
import { testDivisions } from '../testing/test-divisions.ts';

const { demo, other } = testDivisions;
/** A busy machine may take its time. */
const patience = { timeout: 20_000 };

let first: TestPlatform;
let second: Core;
/** Queries that the second process sends to the database. */
let statements: LoggedStatement[];
/** Called when the database tells the second process that a lost connection is back. */
let connectionCameBack: () => void = () => undefined;

async function process(): Promise<{ core: Core; statements: LoggedStatement[]; back: () => void }> {
  const { database, config, secrets, logger } = first.core;
  const logged = loggedDatabase(database);
  let back = (): void => undefined;
  const core = await createCore({
    config,
    secrets,
    logger,
    database: {
      ...logged.database,
      listen: async (hear) => {
        back = () => hear(null);
        return database.listen(hear);
      },
    },
  });
  return { core, statements: logged.statements, back };
}

beforeAll(async () => {
  first = await createTestPlatform();
  ({ core: second, statements, back: connectionCameBack } = await process());
});
afterAll(() => first.close());
beforeEach(async () => {
  await settled();
  statements.length = 0;
});

const write = (id: number, columns: Readonly<Record<string, unknown>>): Promise<unknown> =>
  first.core.database.platform(({ query }) =>
    query.updateTable('divisions').set(columns).where('id', '=', id).execute(),
  );
const insert = (id: number, columns: Readonly<Record<string, unknown>> = {}): Promise<unknown> =>
  first.core.database.platform(({ query }) =>
    query
      .insertInto('divisions')
      .values({ id, code: `s${id}`, name: `Store ${id}`, company_name: `Store ${id}`, ...columns })
      .execute(),
  );
const at = async (host: string): Promise<number | null> =>
  (await second.divisions.resolveHost(host))?.division?.id ?? null;
/** Waits until notices that were sent before have been heard; the store is none that anybody holds. */
async function noticesHeard(): Promise<void> {
  second.cache.set('mark', true, { tags: ['division:999999'], bytes: 1 });
  await first.core.changes.tell({ kind: 'stores', id: 999_999 });
  await vi.waitFor(() => expect(second.cache.get('mark')).toBeUndefined(), patience);
}

/** Waits until what followed from the notices before has been read too: one reading comes after the other. */
async function settled(): Promise<void> {
  await noticesHeard();
  await second.divisions.byId(888_888);
}

describe('a process', () => {
  test('reads the platform’s own store at its start, and no other', async () => {
    const started = await process();
    const rows = started.statements.filter(({ sql }) => sql.includes('"divisions"'));
    expect(rows.map(({ parameters }) => parameters)).toEqual([[true, [platformDivision], [], [], [], []]]);
    expect(started.core.divisions.platform()?.id).toBe(platformDivision);
  });

  test('reads a store at its first visit, once for all who visit it at once', async () => {
    await insert(31, { subdomain: 'many' });
    const hosts = ['many.localhost', 'MANY.localhost', 'many.localhost', 'many.preview.localhost'];
    const visits = await Promise.all(hosts.map(at));
    expect(visits).toEqual([31, 31, 31, 31]);
    expect(await second.divisions.byId(31)).toMatchObject({ code: 's31' });
    expect(second.divisions.resolveHost('many.localhost')).not.toBeInstanceOf(Promise);
    expect(statements).toHaveLength(1);
  });

  test('asks little for many hosts that nobody lives at, once in a while, and nothing for no host at all', async () => {
    const hosts = Array.from({ length: 3000 }, (_, n) => `nobody-${n}.localhost`);
    expect(new Set(await Promise.all(hosts.map(at)))).toEqual(new Set([null]));
    expect(statements.length).toBeLessThanOrEqual(6);
    statements.length = 0;
    expect(new Set(await Promise.all(hosts.map(at)))).toEqual(new Set([null]));
    expect(second.divisions.resolveHost("x'y.localhost")).toBeNull();
    expect(second.divisions.resolveHost('')).toBeNull();
    expect(statements).toEqual([]);
  });

  test('answers for other stores when the settings of one cannot be read', async () => {
    await insert(32, { subdomain: 'broken', plugins: '[]' });
    expect(await Promise.all(['broken.localhost', 'demo.localhost'].map(at))).toEqual([null, demo]);
  });

  test('finds a store inside a transaction by that transaction', async () => {
    await insert(33);
    const found = await second.database.platform((db) => second.divisions.byIds([33, demo, 34], db));
    expect(new Set(found.keys())).toEqual(new Set([demo, 33]));
  });
});

describe('a change of one store', () => {
  test('is one reading of one row where it is held, and none elsewhere', async () => {
    await insert(41);
    expect(await at('demo.localhost')).toBe(demo);
    second.cache.set('a page', true, { tags: [`pages:${demo}`], bytes: 1 });
    second.cache.set('another’s page', true, { tags: [`division:${other}`], bytes: 1 });
    statements.length = 0;
    await write(demo, { name: 'Demo again' });
    await first.core.divisions.changed(demo);
    await vi.waitFor(() => expect(second.cache.get('a page')).toBeUndefined(), patience);
    expect(second.cache.get('another’s page')).toBe(true);
    expect((await second.divisions.byId(demo))?.name).toBe('Demo again');
    expect(statements.map(({ parameters, rows }) => [parameters, rows])).toEqual([
      [[true, [demo], [], [], [], []], 1],
    ]);

    statements.length = 0;
    second.cache.set('kept of it', true, { tags: ['division:41'], bytes: 1 });
    await write(41, { name: 'Not held' });
    await first.core.divisions.changed(41);
    await vi.waitFor(() => expect(second.cache.get('kept of it')).toBeUndefined(), patience);
    expect(statements).toEqual([]);
  });

  test('that changed nothing keeps what is kept of it', async () => {
    expect(await at('demo.localhost')).toBe(demo);
    second.cache.set('a page', true, { tags: [`pages:${demo}`], bytes: 1 });
    await first.core.divisions.changed(demo);
    await noticesHeard();
    expect(second.cache.get('a page')).toBe(true);
  });

  test('moves a renamed subdomain at once', async () => {
    await insert(42, { subdomain: 'before' });
    expect([await at('before.localhost'), await at('after.localhost')]).toEqual([42, null]);
    await write(42, { subdomain: 'after' });
    await first.core.divisions.changed(42);
    await noticesHeard();
    expect([await at('before.localhost'), await at('after.localhost')]).toEqual([null, 42]);
    expect(await at('after.preview.localhost')).toBe(42);
  });

  test('opens a domain of its own at once, also where nobody lived a moment ago', async () => {
    await insert(43, { subdomain: 'domain' });
    expect(await at('shop.example')).toBeNull();
    await write(43, { custom_domain: 'shop.example' });
    await first.core.divisions.changed(43);
    await noticesHeard();
    expect(await at('shop.example')).toBe(43);
  });

  test('gives a host to the next store that takes it, even if the first store’s notice was lost', async () => {
    await insert(44, { subdomain: 'wanted' });
    await insert(45, { subdomain: 'waits' });
    expect(await at('wanted.localhost')).toBe(44);
    await write(44, { subdomain: 'gives' });
    await write(45, { subdomain: 'wanted' });
    await first.core.divisions.changed(45);
    await noticesHeard();
    expect([await at('wanted.localhost'), await at('gives.localhost')]).toEqual([45, 44]);
  });

  test('ends a store that is disabled, and opens it again', async () => {
    expect(await at('other.localhost')).toBe(other);
    await write(other, { enabled: false });
    expect(await first.core.divisions.changed(other)).toBeNull();
    await noticesHeard();
    expect([await at('other.localhost'), await second.divisions.byId(other)]).toEqual([null, null]);
    await write(other, { enabled: true });
    await first.core.divisions.changed(other);
    await noticesHeard();
    expect(await at('other.localhost')).toBe(other);
  });

  test('makes the platform itself known everywhere', async () => {
    await write(platformDivision, { enabled: false });
    await first.core.divisions.changed(platformDivision);
    await settled();
    expect([second.divisions.platform(), await at('localhost')]).toEqual([null, null]);
    await write(platformDivision, { enabled: true });
    await first.core.divisions.changed(platformDivision);
    await settled();
    expect(second.divisions.platform()?.id).toBe(platformDivision);
    expect(await second.divisions.resolveHost('localhost')).toMatchObject({ kind: 'platform' });
  });
});

describe('a notice that was missed', () => {
  const rename = async (name: string): Promise<void> => {
    expect(await at('demo.localhost')).toBe(demo);
    await write(demo, { name });
  };
  const shown = async (): Promise<string | undefined> =>
    (await second.divisions.resolveHost('demo.localhost'))?.division?.name;

  test('while the connection was lost is made up for at the next visit, by one row', async () => {
    await rename('While away');
    connectionCameBack();
    await settled();
    statements.length = 0;
    expect([await shown(), await shown()]).toEqual(['While away', 'While away']);
    const ofStores = statements.filter(({ sql }) => sql.includes('"divisions"'));
    expect(ofStores.map(({ rows }) => rows)).toEqual([1]);
  });

  test('of a process that was killed after its commit is made up for when a process starts', async () => {
    await rename('Never told');
    second.cache.set('a page', true, { tags: [`pages:${demo}`], bytes: 1 });
    await process();
    await noticesHeard();
    expect(await shown()).toBe('Never told');
    expect(second.cache.get('a page')).toBeUndefined();
  });
});

test('a list of stores is searched, counted and sorted in pages', async () => {
  const list: DivisionsService['list'] = (asked) => second.divisions.list(asked);
  const page = { search: '', sort: 'name', page: 1, perPage: 2 } as const;
  const all = await list(page);
  expect(all.total).toBeGreaterThan(8);
  expect(all.stores).toHaveLength(2);
  const next = await list({ ...page, page: 2 });
  const names = [...all.stores, ...next.stores].map(({ name }) => name.toLowerCase());
  expect(names).toEqual(names.toSorted());
  expect(new Set(names).size).toBe(4);
  expect((await list({ ...page, search: 'WANTED.local' })).stores.map(({ id }) => id)).toEqual([45]);
  expect((await list({ ...page, search: 'shop.example' })).stores.map(({ id }) => id)).toEqual([43]);
  expect(await list({ ...page, search: '%' })).toMatchObject({ total: 0, stores: [] });
  expect(await list({ ...page, division: other })).toMatchObject({ total: 1, stores: [{ id: other }] });
  expect((await list({ ...page, sort: 'newest' })).stores.map(({ id }) => id)).toEqual([45, 44]);
  expect(await list({ ...page, page: 9999 })).toMatchObject({ stores: [], total: all.total });
});
