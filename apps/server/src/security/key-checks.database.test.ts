import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { createCore } from '../core.ts';
import { createServices } from '../platform.ts';
import { testClient, type TestClient } from '../testing/test-client.ts';
import { testHosts } from '../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { agreeOnKeys, KeyMismatch, knownKeys, newestCurrent } from './key-checks.ts';
import { forgetKey, reseal } from './rotate-keys.ts';
import { secretsOf, type Secrets } from './secrets.ts';

const material = (): string => randomBytes(32).toString('base64');
const [old, next] = [material(), material()];
const ring = (...ids: readonly ('k1' | 'k2')[]) => {
  const all = { k1: old, k2: next };
  return { current: ids[0] ?? 'k1', keys: Object.fromEntries(ids.map((id) => [id, all[id]])) };
};
const secretsWith = (...ids: readonly ('k1' | 'k2')[]): Secrets => {
  const { current, keys } = ring(...ids);
  return secretsOf(current, keys);
};

let home: TestPlatform;
const closing: (() => Promise<void>)[] = [];

/** Another process on the same database, after it has compared its keys. */
async function start(secrets: Secrets) {
  const { database, config, logger } = home.core;
  await agreeOnKeys(database, secrets, 'SECRET_KEYS');
  const core = await createCore({ config, database, secrets, logger });
  const app = await createApp(core, createServices(core), null);
  closing.push(() => app.close());
  return {
    browser: testClient(app, testHosts.demo),
    readiness: async () => (await app.inject('/readyz')).json<{ checks: Record<string, unknown> }>(),
  };
}

/** A browser keeps its cookies when the balancer sends it to another process. */
function moveTo(process: { browser: TestClient }, from: TestClient): TestClient {
  process.browser.cookies.clear();
  for (const [name, value] of from.cookies) process.browser.cookies.set(name, value);
  return process.browser;
}

beforeAll(async () => {
  home = await createTestPlatform();
});
afterAll(async () => {
  for (const close of closing) await close();
  await home.close();
});
beforeEach(() => home.core.database.direct('DELETE FROM installation_keys', []));

const agree = (secrets: Secrets): Promise<void> => agreeOnKeys(home.core.database, secrets, 'SECRET_KEYS');
const known = async () =>
  (await home.core.database.platform((db) => knownKeys(db))).map(({ id, currentAt }) => [
    id,
    currentAt !== null,
  ]);

describe('a database that is used with a key', () => {
  test('learns the keys of the first process, and never a key itself', async () => {
    await agree(secretsWith('k1'));
    expect(await known()).toEqual([['k1', true]]);
    const { rows } = await home.core.database.direct('SELECT * FROM installation_keys', []);
    expect(JSON.stringify(rows)).not.toContain(old);
    await agree(secretsWith('k1'));
  });

  test('refuses a process with another key of the same id, naming it and what to do', async () => {
    await agree(secretsWith('k1'));
    const refused = agree(secretsOf('k1', { k1: material() }));
    await expect(refused).rejects.toThrow(KeyMismatch);
    await expect(refused).rejects.toThrow(
      /The key “k1” in SECRET_KEYS is not the key “k1” that this database is used with.*omnis keys forget k1$/,
    );
  });

  test('refuses a process that lacks the newest key, and leaves nothing of it behind', async () => {
    await agree(secretsWith('k1'));
    await agree(secretsWith('k2', 'k1'));
    await expect(agree(secretsWith('k1'))).rejects.toThrow(
      /is used with the key “k2”, and SECRET_KEYS has only “k1”/,
    );
    await expect(agree(secretsOf('other', { other: material() }))).rejects.toThrow(/used with the key “k2”/);
    expect(await known()).toEqual([
      ['k1', true],
      ['k2', true],
    ]);
    await agree(secretsWith('k2'));
  });

  test('has one winner among processes that start with different keys at once', async () => {
    const ends = await Promise.allSettled(
      Array.from({ length: 6 }, () => agree(secretsOf('k1', { k1: material() }))),
    );
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('can be used with other keys once the lost one is forgotten', async () => {
    await agree(secretsWith('k2'));
    expect(await forgetKey(home.core.database, 'k2')).toBe(true);
    await agree(secretsWith('k1'));
    const rows = await home.core.database.platform((db) => knownKeys(db));
    expect(newestCurrent(rows)?.id).toBe('k1');
  });
});

describe('a rotation over two processes', () => {
  const login = { email: 'rotation@mail.example', password: 'Correct-Horse-9' };
  const mayWrite = async (browser: TestClient): Promise<number> =>
    (await browser.post('/omnis/v3/shop/customer/addresses/', {})).status;
  const isSignedIn = async (browser: TestClient): Promise<unknown> =>
    (await browser.get('/omnis/v3/dashboard/secure/get/')).json;

  test('signs nobody out in the documented order, and each process knows the tokens of the other', async () => {
    let a = await start(secretsWith('k1'));
    let browser = a.browser;
    expect((await browser.post('/omnis/v3/shop/customer/create/', login)).status).toBe(201);
    const before = await isSignedIn(browser);
    expect(JSON.stringify(before)).toContain(login.email);
    const session = browser.cookies.get('__Host-omnis');

    // Add it everywhere, make it the current one, remove the old one.
    const steps = [secretsWith('k1', 'k2'), secretsWith('k2', 'k1'), secretsWith('k2')];
    for (const secrets of steps) {
      const b = await start(secrets);
      // The token of the process that is there still is taken by the new one, and the other way round.
      expect(await mayWrite(moveTo(b, browser))).toBe(422);
      browser = b.browser;
      expect(await isSignedIn(browser)).toEqual(before);
      browser = moveTo(a, browser);
      expect(await mayWrite(browser)).toBe(422);
      expect(await isSignedIn(browser)).toEqual(before);
      expect((await a.readiness()).checks).toMatchObject({ keys: { ok: true } });
      await reseal(home.core.database, ring('k2', 'k1'));
      // The former process has gone. A visit brings the token of the new one.
      browser = moveTo(b, browser);
      expect(await isSignedIn(browser)).toEqual(before);
      a = b;
    }
    expect(await isSignedIn(browser)).toEqual(before);
    expect(await mayWrite(browser)).toBe(422);
    expect(browser.cookies.get('__Host-omnis')).toBe(session);
  });

  test('would refuse forms of open pages in another order', async () => {
    const a = await start(secretsWith('k1'));
    await isSignedIn(a.browser);
    await home.core.database.direct('DELETE FROM installation_keys', []);
    const b = await start(secretsWith('k2'));
    expect(await mayWrite(moveTo(b, a.browser))).toBe(403);
  });

  test('takes a process out of service that was left without the new key', async () => {
    const a = await start(secretsWith('k1'));
    expect((await a.readiness()).checks).toMatchObject({ keys: { ok: true } });
    await start(secretsWith('k2', 'k1'));
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await a.readiness()).checks).toMatchObject({
      keys: { ok: false, reason: 'the keys of this process are not those that other processes use' },
    });
  });
});
