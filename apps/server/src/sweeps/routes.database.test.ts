import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessionCookie } from '../plugins/visitor.ts';
import { builtDelivery } from '../render/built.ts';
import { writeApps } from '../testing/sweep/apps-root.ts';
import { signIn } from '../testing/sweep/people.ts';
import { roleNames, type RoleName } from '../testing/sweep/roles.ts';
import { testDivisions, testHosts } from '../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const folder = writeApps(mkdtempSync(join(tmpdir(), 'omnis-apps-')));
const hosts = {
  store: testHosts.demo,
  preview: 'demo.preview.localhost:3000',
  platform: testHosts.platform,
  atlas: testHosts.atlas,
} as const;
type HostName = keyof typeof hosts;

let platform: TestPlatform;
const tokens = new Map<RoleName, string>();

beforeAll(async () => {
  platform = await createTestPlatform({}, {}, await builtDelivery(folder));
  await platform.core.database.tenant(testDivisions.demo, ({ query }) =>
    query
      .insertInto('pages')
      .values(
        (['everyone', 'logged-in', 'logged-out', 'dashboard-access'] as const).map((loginState) => ({
          division_id: testDivisions.demo,
          url: `/for/${loginState}/`,
          properties: JSON.stringify({ title: loginState, loginState }),
        })),
      )
      .execute(),
  );
  for (const role of roleNames) tokens.set(role, (await signIn(platform.core, role)).token);
});
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The status and target of a document, or its status alone. */
async function open(host: HostName, url: string, role: RoleName) {
  const answer = await platform.app.inject({
    url,
    headers: { host: hosts[host], accept: 'text/html', cookie: `${sessionCookie}=${tokens.get(role) ?? ''}` },
  });
  return answer;
}

const back = (path: string) => `/login/?redirect_uri=${encodeURIComponent(path).replaceAll('%2F', '/')}`;

const signedOut: readonly RoleName[] = ['visitor', 'foreignCustomer'];
/** People who are nobody at a host, because their session is for another one. */
const strangers: Readonly<Record<HostName, readonly RoleName[]>> = {
  store: [...signedOut, 'owner', 'staff'],
  preview: [...signedOut, 'owner', 'staff'],
  platform: [...signedOut, 'customer', 'staff'],
  atlas: [...signedOut, 'customer', 'owner'],
};

/** Host, address, who; where they are sent (platform.md §2, storefront.md §6), null for nowhere. */
const table: readonly [HostName, string, readonly RoleName[], string | null][] = [
  ...['/dashboard/', '/dashboard/orders/?page=2', '/dashboard/pages/7/', '/dashboard/nothing/'].flatMap(
    (path): [HostName, string, readonly RoleName[], string | null][] => [
      ['platform', path, strangers.platform, back(path)],
      ['platform', path, ['unverifiedOwner'], '/sign-up/verify/'],
      ['platform', path, ['unsignedOwner'], '/sign-up/eula/'],
      ['platform', path, ['owner', 'foreignOwner'], null],
    ],
  ),
  ['platform', '/login/', strangers.platform, null],
  ['platform', '/login/', ['owner', 'unverifiedOwner', 'unsignedOwner'], '/dashboard/'],
  ['platform', '/sign-up/', strangers.platform, null],
  ['platform', '/sign-up/', ['owner'], '/dashboard/'],
  ['platform', '/sign-up/verify/', strangers.platform, back('/sign-up/verify/')],
  ['platform', '/sign-up/verify/', ['unverifiedOwner'], null],
  ['platform', '/sign-up/verify/', ['owner', 'unsignedOwner'], '/dashboard/'],
  ['platform', '/sign-up/verify/?token=x', ['visitor'], back('/sign-up/verify/?token=x')],
  ['platform', '/sign-up/verify/?token=x', ['owner', 'unverifiedOwner'], null],
  ['store', '/sign-up/verify/?token=x', strangers.store, back('/sign-up/verify/?token=x')],
  ['store', '/sign-up/verify/?token=x', ['customer'], null],
  ['platform', '/sign-up/eula/', strangers.platform, back('/sign-up/eula/')],
  ['platform', '/sign-up/eula/', ['unsignedOwner'], null],
  ['platform', '/sign-up/eula/', ['owner'], '/dashboard/'],
  ['platform', '/login/forgot/', ['visitor', 'owner'], null],
  ['platform', '/login/reset/?token=x', ['visitor', 'owner'], null],
  ['platform', '/dashboard/sign-out/', ['visitor', 'owner'], null],
  ['platform', '/', ['visitor', 'owner'], null],
  ['atlas', '/', strangers.atlas, back('/')],
  ['atlas', '/orders/7/?from=queue', strangers.atlas, back('/orders/7/?from=queue')],
  ['atlas', '/', ['staff', 'picker', 'support'], null],
  ['atlas', '/login/', strangers.atlas, null],
  ['atlas', '/login/', ['staff'], '/'],
  ['atlas', '/login/?redirect_uri=/orders/7/%3Ffrom%3Dqueue', ['staff'], '/orders/7/?from=queue'],
  ['atlas', '/login/forgot/', ['visitor', 'staff'], null],
  ['store', '/account/', strangers.store, back('/account/')],
  ['store', '/account/?page=2', ['visitor'], back('/account/?page=2')],
  ['store', '/account/', ['customer'], null],
  ['store', '/account/security/', strangers.store, back('/account/security/')],
  ['store', '/account/security/', ['customer'], null],
  ['store', '/login/', strangers.store, null],
  ['store', '/login/', ['customer'], '/account/'],
  ['store', '/login/?redirect_uri=/checkout/', ['customer'], '/checkout/'],
  ['store', '/dashboard/', ['visitor', 'customer'], '/account/'],
  ['store', '/for/everyone/', ['visitor', 'customer'], null],
  ['store', '/for/logged-in/', strangers.store, back('/for/logged-in/')],
  ['store', '/for/logged-in', ['visitor'], back('/for/logged-in')],
  ['store', '/%66or/logged-in/', ['visitor'], back('/%66or/logged-in/')],
  ['store', '/for/logged-in/', ['customer'], null],
  ['store', '/for/logged-out/', ['visitor'], null],
  ['store', '/for/logged-out/', ['customer'], '/dashboard/'],
  ['store', '/for/dashboard-access/', ['visitor'], back('/for/dashboard-access/')],
  ['store', '/', ['visitor', 'customer'], null],
  ['store', '/basket/', ['visitor', 'customer'], null],
  ['preview', '/account/', ['visitor', 'customer'], null],
  ['preview', '/for/logged-in/', ['visitor'], null],
];

describe('platform.md §6 isLoggedIn, isLoggedOut, isVerified, hasSignEula: a document', () => {
  test.each(table)('of the %s host at %s, for %j: %s', async (host, url, who, target) => {
    for (const role of who) {
      const { statusCode, headers, body } = await open(host, url, role);
      if (target === null) expect([role, statusCode, headers.location]).toEqual([role, 200, undefined]);
      else {
        expect([role, statusCode, headers.location]).toEqual([role, 302, target]);
        // Nothing to flash, nothing to keep.
        expect([body, headers['cache-control']]).toEqual(['', 'no-store']);
      }
    }
  });

  test('is found at the end of every redirect, at most three of them on', async () => {
    for (const [host, start] of table) {
      for (const role of roleNames) {
        let url = start;
        let steps = 0;
        for (; steps < 4; steps += 1) {
          const { statusCode, headers } = await open(host, url, role);
          if (statusCode !== 302) break;
          url = String(headers.location);
        }
        expect([host, start, role, url, steps < 4]).toEqual([host, start, role, url, true]);
      }
    }
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https://evil.example',
    '%2f%2fevil.example',
    '/.//evil.example',
    '/\t/evil.example',
    '/\r\nset-cookie: a=b',
    '//user@evil.example',
    'javascript:alert(1)',
    '@evil.example',
  ])('is never one of another site, by a way back to %j', async (uri) => {
    for (const [host, role] of [
      ['store', 'customer'],
      ['atlas', 'staff'],
      ['platform', 'owner'],
    ] as const) {
      for (const written of [encodeURIComponent(uri), encodeURI(uri)]) {
        const { statusCode, headers } = await open(host, `/login/?redirect_uri=${written}`, role);
        const target = String(headers.location);
        expect(statusCode).toBe(302);
        expect(new URL(target, `https://${host}.example/login/`).origin).toBe(`https://${host}.example`);
        expect(headers['set-cookie']?.toString() ?? '').not.toContain('a=b');
      }
    }
  });

  test('changes with its page: who may see it is asked anew', async () => {
    const { core, services } = platform;
    expect((await open('store', '/for/everyone/', 'visitor')).statusCode).toBe(200);
    const page = await core.database.tenant(testDivisions.demo, ({ query }) =>
      query
        .updateTable('pages')
        .set({ properties: JSON.stringify({ title: 'now', loginState: 'logged-in' }) })
        .where('url', '=', '/for/everyone/')
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    await services.pages.service.changed(testDivisions.demo, page.id);
    expect((await open('store', '/for/everyone/', 'visitor')).statusCode).toBe(302);
  });
});
