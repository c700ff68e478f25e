import { loginStates } from '@omnis/models';
import { describe, expect, it } from 'vitest';
import { createGuardContext } from './context.ts';
import { isFeatureOn, featureFlags } from './feature-flags.ts';
import { defineGuard } from './guard.ts';
import {
  dashboardAccess,
  followRedirects,
  guardsForPage,
  runGuards,
  type GuardResult,
} from './run-guards.ts';
import { loginPath, safeRedirect } from './safe-redirect.ts';

describe('runGuards', () => {
  it('RUN1 reports the first that failed, with its redirect', () => {
    const visitor = (user: object | null) => createGuardContext({ path: '/dashboard/', user });
    expect(runGuards(dashboardAccess, visitor(null))).toEqual({
      passed: false,
      failed: 'isLoggedIn',
      redirect: '/login/?redirect_uri=/dashboard/',
    });
    expect(runGuards(dashboardAccess, visitor({}))).toEqual({
      passed: false,
      failed: 'isVerified',
      redirect: '/sign-up/verify/',
    });
    expect(runGuards(dashboardAccess, visitor({ verified: true }))).toEqual({
      passed: false,
      failed: 'hasSignEula',
      redirect: '/sign-up/eula/',
    });
    expect(runGuards(dashboardAccess, visitor({ verified: true, signedEula: true }))).toEqual({
      passed: true,
    });
    expect(runGuards([], visitor(null))).toEqual({ passed: true });
  });

  it('RUN1 stops at the first that failed and takes guards of one’s own', () => {
    let asked = 0;
    const counting = defineGuard('counting', () => (asked += 1) < 0, '/elsewhere/');
    const result = runGuards([counting, counting], createGuardContext());
    expect([result, asked]).toEqual([{ passed: false, failed: 'counting', redirect: '/elsewhere/' }, 1]);
  });

  it('RUN2 a page is guarded by the store, its publication and its login state', () => {
    const lists = loginStates.map((loginState) => guardsForPage({ properties: { loginState } }));
    expect(lists).toEqual([
      ['canVisitStore'],
      ['canVisitStore', 'isLoggedIn'],
      ['canVisitStore', 'isLoggedOut'],
      ['canVisitStore', 'isLoggedIn', 'isVerified', 'hasSignEula'],
    ]);
    const unknown: Parameters<typeof guardsForPage>[0][] = JSON.parse(
      '[{"properties":{"loginState":"members"}},{"properties":{"loginState":"constructor"}}]',
    );
    for (const page of unknown) expect(guardsForPage(page)).toEqual(['canVisitStore', ...dashboardAccess]);
    expect(guardsForPage({ published: false })).toEqual(['canVisitStore', 'canVisitUnpublishedPages']);
    expect(guardsForPage({ properties: { homepageVariation: 'New' } })).toEqual([
      'canVisitStore',
      'isHomepageNew',
    ]);
    expect(guardsForPage({ properties: { homepageVariation: '' } })).toEqual(['canVisitStore']);
    const odd: Parameters<typeof guardsForPage>[0] = JSON.parse('{"properties":{"homepageVariation":"x"}}');
    expect(
      runGuards(guardsForPage(odd), createGuardContext({ homepageVariation: 'New', store: {} })),
    ).toMatchObject({
      passed: false,
      redirect: '/404/',
    });
  });
});

describe('followRedirects', () => {
  const failing = (redirect: string | null): GuardResult => ({ passed: false, failed: 'x', redirect });

  it('RUN3 follows a chain to the path that lets the visitor in', () => {
    const chain: Record<string, string> = { '/a/': '/b/', '/b/': '/c/' };
    const check = (path: string) =>
      chain[path] === undefined ? { passed: true as const } : failing(chain[path]);
    expect(followRedirects('/a/', check)).toEqual({ path: '/c/', redirects: 2, found: true });
    expect(followRedirects('/c/', check)).toEqual({ path: '/c/', redirects: 0, found: true });
  });

  it('RUN3 goes through 100 redirects, and after more to /404/', () => {
    const chain = (length: number) => (path: string) => {
      const at = Number(path.slice(1));
      return at < length ? failing(`/${at + 1}`) : { passed: true as const };
    };
    expect(followRedirects('/0', chain(100))).toEqual({ path: '/100', redirects: 100, found: true });
    expect(followRedirects('/0', chain(101))).toEqual({ path: '/404/', redirects: 101, found: true });
    expect(followRedirects('/a/', () => failing('/a/')).path).toBe('/404/');
  });

  it('RUN3 never guards the not-found page, and stays where a guard has no redirect', () => {
    expect(followRedirects('/404/', () => failing('/'))).toEqual({
      path: '/404/',
      redirects: 0,
      found: true,
    });
    expect(followRedirects('/privacy-policy/', () => failing(null))).toEqual({
      path: '/privacy-policy/',
      redirects: 0,
      found: false,
    });
  });
});

describe('safeRedirect', () => {
  it.each([
    ['/dashboard/?tab=orders#top', '/dashboard/?tab=orders#top'],
    ['/a/../b/', '/b/'],
    ['/pay/x?next=https://a.example/', '/pay/x?next=https://a.example/'],
    ['/a:b', '/a:b'],
  ])('SAFE1 keeps %s', (path, expected) => {
    expect(safeRedirect(path)).toBe(expected);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    'javascript:alert(1)',
    'dashboard',
    '',
    ' /dashboard/',
    null,
    undefined,
    7,
    ['/dashboard/'],
    `/${'a'.repeat(3000)}`,
  ])('SAFE2 refuses %j', (path) => {
    expect(safeRedirect(path, '/home/')).toBe('/home/');
  });

  it('SAFE3 the sign-in page carries the path and nothing else', () => {
    expect(loginPath('/orders/?a=1&b=2')).toBe('/login/?redirect_uri=/orders/%3Fa%3D1%26b%3D2');
    expect(new URLSearchParams(loginPath('/orders/?a=1&b=2').split('?')[1]).get('redirect_uri')).toBe(
      '/orders/?a=1&b=2',
    );
    expect(loginPath('//evil.example')).toBe('/login/?redirect_uri=/');
  });
});

describe('feature flags', () => {
  it('FLAG1 are on by default, datadog but for bots', () => {
    const on = {
      fontawesome: true,
      components: true,
      pages: true,
      sentry: true,
      stripe: true,
      gtm: true,
      datadog: true,
    };
    expect(featureFlags()).toEqual(on);
    expect(featureFlags({ bot: true })).toEqual({ ...on, datadog: false });
  });

  it.each([
    ['gtm', '?feature-gtm=0', false],
    ['gtm', 'feature-gtm=FALSE', false],
    ['gtm', '?feature-gtm=1', true],
    ['gtm', '?feature-gtm', true],
    ['gtm', '?feature-stripe=0', true],
    ['experiment', '', false],
    ['experiment', '?feature-experiment=on', true],
    ['toString', '', false],
  ])('FLAG2 %s with %j is %s', (name, query, expected) => {
    expect(isFeatureOn(name, { query })).toBe(expected);
  });

  it('FLAG2 a query turns datadog on for a bot', () => {
    expect(isFeatureOn('datadog', { query: '?feature-datadog=1', bot: true })).toBe(true);
  });
});
