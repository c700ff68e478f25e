import { platformDivision } from '@omnis/models';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../app.ts';
import { createCore } from '../core.ts';
import { eula } from '../texts/eula.ts';
import { createServices } from '../platform.ts';
import { sessionCookie, xsrfCookie } from '../plugins/visitor.ts';
import { hashPassword } from '../security/passwords.ts';
import { testClient, type TestClient } from '../testing/test-client.ts';
import { testDivisions, testHosts } from '../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const login = '/omnis/v3/dashboard/secure/login/';
const logout = '/omnis/v3/dashboard/secure/logout/';
const whoami = '/omnis/v3/dashboard/secure/get/';
const changePassword = '/omnis/v3/dashboard/secure/change-password/';
const requestReset = '/omnis/v3/dashboard/secure/reset-password/request/';
const password = 'correct horse battery';
const email = 'ann@shop.example';

const places = { store: testHosts.demo, platform: testHosts.platform, atlas: testHosts.atlas } as const;

/** Parameters of the hashes that passwords were checked against: the work that a guess takes, whoever it is of. */
const checks = vi.hoisted((): string[] => []);
vi.mock(import('@node-rs/argon2'), async (original) => {
  const real = await original();
  const verify: typeof real.verify = (hashed, ...rest) => {
    checks.push(String(hashed).split('$').slice(0, 4).join('$'));
    return real.verify(hashed, ...rest);
  };
  return { ...real, verify };
});

let platform: TestPlatform;

beforeAll(async () => {
  platform = await createTestPlatform();
  const password_hash = await hashPassword(password);
  const person = { email, password_hash, verified_at: new Date(), eula_version: eula.version };
  await platform.core.database.platform(async ({ query }) => {
    await query
      .insertInto('customers')
      .values([
        { ...person, division_id: testDivisions.demo },
        { ...person, division_id: platformDivision },
      ])
      .execute();
    await query
      .insertInto('staff')
      .values({ email, password_hash, permissions: JSON.stringify(['orders.view']) })
      .execute();
  });
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.core.database.platform(({ query }) => query.deleteFrom('rate_limits').execute());
});

/** Another process over the same database: nothing that one keeps in memory is there in the other. */
async function anotherProcess(): Promise<FastifyInstance> {
  const { config, database, secrets } = platform.core;
  const core = await createCore({ config, database, secrets, logger: pino({ level: 'silent' }) });
  return createApp(core, createServices(core), null);
}

describe('an account that does not exist', () => {
  test.each(Object.entries(places))(
    'is answered as one that does, after the same work, at the %s host',
    async (_, host) => {
      const client = testClient(platform.app, host);
      await client.get(whoami);
      const bodies = new Set<string>();
      const work: string[][] = [];
      for (const who of [email, 'nobody@shop.example']) {
        checks.length = 0;
        const answer = await client.post(login, { email: who, password: 'guess' });
        expect(answer.headers['set-cookie']).toBeUndefined();
        bodies.add(`${answer.status} ${answer.text}`);
        work.push([...checks]);
      }
      expect([...bodies]).toHaveLength(1);
      expect(work[0]).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+$/)]);
      expect(work[1]).toEqual(work[0]);
    },
  );

  test.each(Object.entries(places))(
    'is sent no other answer to a forgotten password at the %s host',
    async (_, host) => {
      const client = testClient(platform.app, host);
      const answers = await Promise.all(
        [email, 'nobody@shop.example'].map((who) => client.post(requestReset, { email: who })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers[0]?.text).toBe(answers[1]?.text);
    },
  );
});

describe('guesses', () => {
  const guess = (app: FastifyInstance, text: string, host: string = places.store) =>
    testClient(app, host).post(login, { email, password: text });

  test('of one account end after ten, over two processes and a restart, for the right password too', async () => {
    const processes = [platform.app, await anotherProcess()];
    const statuses: number[] = [];
    for (let round = 0; round < 10; round += 1)
      for (const app of processes.slice(round % 2, (round % 2) + 1))
        statuses.push((await guess(app, 'x')).status);
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 422));
    for (const app of [...processes, await anotherProcess()]) {
      const answer = await guess(app, password);
      expect([answer.status, answer.headers['retry-after'] === undefined]).toEqual([429, false]);
    }
    // Another account by the same address is its own.
    expect((await guess(platform.app, password, places.platform)).status).toBe(200);
    await Promise.all(processes.slice(1).map((app) => app.close()));
  });

  test('at the same time are counted one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess(platform.app, 'x')));
    const count = (wanted: number): number => answers.filter(({ status }) => status === wanted).length;
    expect([count(422), count(429)]).toEqual([10, 10]);
  });

  test('are not given anew by writing the address in another way', async () => {
    const statuses: number[] = [];
    for (const written of [email, email.toUpperCase(), ` ${email} `, 'Ann@Shop.Example'])
      for (let round = 0; round < 3; round += 1)
        statuses.push(
          (await testClient(platform.app, places.store).post(login, { email: written, password: 'x' }))
            .status,
        );
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
  });
});

describe('sessions', () => {
  const tokenOf = (client: TestClient): string => client.cookies.get(sessionCookie) ?? '';
  const isKnown = async (host: string, token: string): Promise<boolean> => {
    const { body } = await platform.app.inject({
      url: whoami,
      headers: { host, cookie: `${sessionCookie}=${token}` },
    });
    return body.includes(email);
  };
  async function signedIn(host: string): Promise<TestClient> {
    const client = testClient(platform.app, host);
    await client.get(whoami);
    const answer = await client.post(login, { email, password });
    expect(answer.status).toBe(200);
    return client;
  }

  test.each(Object.entries(places))(
    'are new at each sign-in, and the old ones are dead, at the %s host',
    async (_, host) => {
      const client = testClient(platform.app, host);
      await client.get(whoami);
      const before = { session: tokenOf(client), xsrf: client.cookies.get(xsrfCookie) };
      await client.post(login, { email, password });
      const first = tokenOf(client);
      expect(first).not.toBe(before.session);
      expect(client.cookies.get(xsrfCookie)).not.toBe(before.xsrf);
      expect([await isKnown(host, before.session), await isKnown(host, first)]).toEqual([false, true]);
      await client.post(login, { email, password });
      expect([await isKnown(host, first), await isKnown(host, tokenOf(client))]).toEqual([false, true]);
      const second = tokenOf(client);
      await client.post(logout);
      expect([await isKnown(host, second), await isKnown(host, tokenOf(client))]).toEqual([false, false]);
    },
  );

  test('that somebody planted become nobody’s', async () => {
    for (const planted of [`s.${'x'.repeat(43)}`, `a.${'x'.repeat(43)}`]) {
      const client = testClient(platform.app, places.store);
      client.cookies.set(sessionCookie, planted);
      await client.get(whoami);
      expect((await client.post(login, { email, password })).status).toBe(200);
      expect(tokenOf(client)).not.toBe(planted);
      expect(await isKnown(places.store, planted)).toBe(false);
    }
  });

  test('are worth nothing at another store or kind of host', async () => {
    const hosts = [...Object.values(places), testHosts.other];
    for (const home of Object.values(places)) {
      const token = tokenOf(await signedIn(home));
      const known = await Promise.all(hosts.map((host) => isKnown(host, token)));
      expect(hosts.filter((_, at) => known[at])).toEqual([home]);
    }
  });

  test('all end when the password changes, but for a new one', async () => {
    const [here, there] = [await signedIn(places.store), await signedIn(places.store)];
    const [old, elsewhere] = [tokenOf(here), tokenOf(there)];
    const answer = await here.post(changePassword, {
      currentPassword: password,
      password,
      password_confirmation: password,
    });
    expect(answer.status).toBe(200);
    const known = await Promise.all(
      [old, elsewhere, tokenOf(here)].map((token) => isKnown(places.store, token)),
    );
    expect(known).toEqual([false, false, true]);
  });

  test('have the rights of the moment', async () => {
    const client = await signedIn(places.atlas);
    const stores = '/omnis/v3/atlas/stores/';
    expect((await client.get(stores)).status).toBe(200);
    const { database } = platform.core;
    const set = (change: { permissions?: string; status?: number }) =>
      database.platform(({ query }) =>
        query.updateTable('staff').set(change).where('email', '=', email).execute(),
      );
    await set({ permissions: '[]' });
    expect((await client.get(stores)).status).toBe(403);
    await set({ permissions: '["orders.view"]', status: -1 });
    expect((await client.get(stores)).status).toBe(401);
    await set({ status: 0 });
  });
});
