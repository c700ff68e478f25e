import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Call } from '@omnis/contract';
import type { InjectOptions } from 'fastify';
import { fail } from '../http/answer.ts';
import { sessionCookie, xsrfCookie, xsrfTokenFor } from '../plugins/visitor.ts';
import { allCalls, promised, shapeOf } from '../testing/sweep/access-matrix.ts';
import { digest } from '../testing/sweep/digest.ts';
import { signIn, type Person } from '../testing/sweep/people.ts';
import { pathParams, requestOf } from '../testing/sweep/requests.ts';
import { hostKinds, roleNames, roles, type RoleName } from '../testing/sweep/roles.ts';
import { testDivisions, testHosts } from '../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

/** Calls whose handler was reached. */
const reached: string[] = [];

// The server with all that stands before its handlers; these only say that they were reached, so that any input will do.
vi.mock(import('../platform.ts'), async (load) => {
  const platform = await load();
  const createRoutes: typeof platform.createRoutes = (services) =>
    platform.createRoutes(services).map(({ name }) => ({
      name,
      run: async () => {
        reached.push(name);
        return fail('in_progress', 'reached');
      },
    }));
  return { ...platform, createRoutes };
});

const hosts = {
  store: testHosts.demo,
  preview: 'demo.preview.localhost:3000',
  platform: testHosts.platform,
  atlas: testHosts.atlas,
} as const;

let platform: TestPlatform;
let people: ReadonlyMap<RoleName, Person>;

beforeAll(async () => {
  platform = await createTestPlatform();
  // The same few sessions are read thousands of times, and nothing about them changes.
  const { sessions } = platform.core;
  const identify = sessions.identify.bind(sessions);
  const known = new Map<string, ReturnType<typeof identify>>();
  vi.spyOn(sessions, 'identify').mockImplementation((token, place) => {
    const key = `${token} ${place.kind} ${place.divisionId}`;
    const identity = known.get(key) ?? identify(token, place);
    known.set(key, identity);
    return identity;
  });
  people = new Map(
    await Promise.all(roleNames.map(async (name) => [name, await signIn(platform.core, name)] as const)),
  );
});
afterAll(() => platform.close());

const tokenOf = (name: RoleName): string => people.get(name)?.token ?? '';

/** A call about the demo store; what else its path asks for may be anything. */
function about(call: Call, host: string, token: string): InjectOptions {
  const params = Object.fromEntries(
    pathParams(call).map((name) => [name, name === 'division' ? testDivisions.demo : 'x']),
  );
  return requestOf(call, { params }, { host, token, secrets: platform.core.secrets });
}

describe('every call as everybody', () => {
  test.each(allCalls.map((call) => [call.name, call] as const))('%s', async (name, call) => {
    for (const host of hostKinds) {
      for (const role of roleNames) {
        reached.length = 0;
        const { statusCode } = await platform.app.inject(about(call, hosts[host], tokenOf(role)));
        const promise = promised(call, roles[role], host);
        const fared = reached.length > 0 ? 'in' : statusCode;
        expect(`${role} at ${host}: ${fared}`).toBe(`${role} at ${host}: ${promise}`);
        if (promise === 'in') expect(reached).toEqual([name]);
      }
    }
  });

  test('a session of another kind of account is nobody’s, at a host of the same store', async () => {
    // The store's own number in the address, and a session that is good at the platform.
    for (const role of ['owner', 'staff'] as const) {
      const call = allCalls.find((one) => one.name === 'orders.mine');
      if (!call) throw new Error('There is no such call');
      const { statusCode } = await platform.app.inject(about(call, hosts.store, tokenOf(role)));
      expect([role, statusCode]).toEqual([role, 401]);
    }
  });
});

/** Hosts at which a call can be made by somebody, with who. */
function openings(call: Call): [string, RoleName][] {
  return hostKinds.flatMap((host) => {
    const role = (['customer', 'owner', 'staff', 'visitor'] as const).find(
      (name) => promised(call, roles[name], host) === 'in',
    );
    return role ? [[hosts[host], role] satisfies [string, RoleName]] : [];
  });
}

/** Faults in the proof that a page of ours sent it. */
const forgeries: Record<string, (request: { host: string; token: string }) => Record<string, string>> = {
  'no token': () => ({ 'x-xsrf-token': '' }),
  'no session': ({ token }) => ({
    'x-xsrf-token': xsrfTokenFor(platform.core.secrets, token),
    cookie: '',
  }),
  'another session’s token': () => ({
    'x-xsrf-token': xsrfTokenFor(platform.core.secrets, tokenOf('foreignCustomer')),
  }),
  'the token from before the sign-in': () => ({
    'x-xsrf-token': xsrfTokenFor(platform.core.secrets, tokenOf('visitor')),
  }),
  'the token of no session': () => ({ 'x-xsrf-token': xsrfTokenFor(platform.core.secrets, '') }),
  'a token of another purpose': ({ token }) => ({
    'x-xsrf-token': platform.core.secrets.sign('store-pass', token),
  }),
  'a token cookie that was tossed in': ({ token }) => {
    const tossed = xsrfTokenFor(platform.core.secrets, platform.core.sessions.anonymousToken());
    return { 'x-xsrf-token': tossed, cookie: `${xsrfCookie}=${tossed}; ${sessionCookie}=${token}` };
  },
  'a session cookie that was tossed in before': ({ token }) => {
    const own = platform.core.sessions.anonymousToken();
    return {
      'x-xsrf-token': xsrfTokenFor(platform.core.secrets, own),
      cookie: `${sessionCookie}=${own}; ${sessionCookie}=${token}`,
    };
  },
  'a session cookie that was tossed in after': ({ token }) => {
    const own = platform.core.sessions.anonymousToken();
    return {
      'x-xsrf-token': xsrfTokenFor(platform.core.secrets, own),
      cookie: `${sessionCookie}=${token}; ${sessionCookie}=${own}`,
    };
  },
  'the origin of another site': () => ({ origin: 'https://evil.example' }),
  'the origin of another store': () => ({ origin: `http://${testHosts.other}` }),
  'the origin of another port': ({ host }) => ({ origin: `http://${host.split(':')[0] ?? ''}:4000` }),
  'no origin to speak of': () => ({ origin: 'null' }),
  'another site by the browser’s word': () => ({ 'sec-fetch-site': 'cross-site' }),
  'a neighbouring site by the browser’s word': () => ({ 'sec-fetch-site': 'same-site' }),
  'a word that browsers do not have': () => ({ 'sec-fetch-site': 'same-origin, cross-site' }),
};

const mutations = allCalls.filter(({ method }) => method !== 'GET');

describe('forged requests', () => {
  // Jobs that become due meanwhile write too, and the digests are of requests alone.
  beforeAll(() => platform.core.jobs.stop());

  test('there is no way to write beside the calls of the contract', () => {
    // Stripe's events prove themselves by a signature, and there is no Stripe here.
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      for (const url of [
        '/',
        '/images/x.png',
        '/dev/outbox/',
        '/omnis/v3/openapi.json',
        '/login/',
        '/assets/x.js',
      ])
        expect(platform.app.hasRoute({ method, url }), `${method} ${url}`).toBe(false);
    }
  });

  test.each(Object.keys(forgeries))('with %s: no call is made, nothing is written', async (name) => {
    const before = await digest(platform.core.database);
    const accepted: string[] = [];
    reached.length = 0;
    for (const call of mutations) {
      for (const [host, role] of openings(call)) {
        const token = tokenOf(role);
        const honest = about(call, host, token);
        const lie = forgeries[name]?.({ host, token }) ?? {};
        // An anonymous call has no token; its origin is checked all the same.
        if (shapeOf(call.name).anonymous && !('origin' in lie) && !('sec-fetch-site' in lie)) continue;
        const forged = { ...honest.headers, ...lie };
        const answer = await platform.app.inject({ ...honest, headers: forged });
        const { code } = answer.json<{ code: string }>();
        const isRefused = ['invalid_xsrf_token', 'invalid_origin'].includes(code);
        if (!isRefused || answer.statusCode !== 403)
          accepted.push(`${call.name} as ${role} at ${host}: ${answer.statusCode} ${code}`);
      }
    }
    expect(accepted).toEqual([]);
    expect(reached).toEqual([]);
    expect(await digest(platform.core.database)).toEqual(before);
  });

  test('the same requests unforged get through', async () => {
    for (const call of mutations) {
      for (const [host, role] of openings(call)) {
        reached.length = 0;
        const honest = about(call, host, tokenOf(role));
        const origin = `http://${host}`;
        await platform.app.inject({
          ...honest,
          headers: { ...honest.headers, origin, 'sec-fetch-site': 'same-origin' },
        });
        expect([call.name, host, ...reached]).toEqual([call.name, host, call.name]);
      }
    }
  });
});
