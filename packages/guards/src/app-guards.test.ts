import { describe, expect, it } from 'vitest';
import { guardsForPath, type GuardedApp } from './app-guards.ts';
import type { PartialGuardContext } from './context.ts';
import { runGuards } from './run-guards.ts';
import { safeRedirect } from './safe-redirect.ts';

const nobody = null;
const unverified = {};
const unsigned = { verified: true };
const member = { verified: true, signedEula: true };

/** Where somebody ends who opens an address. */
function ends(app: GuardedApp, path: string, user: PartialGuardContext['user']): string {
  const list = guardsForPath(app, path.split(/[?#]/, 1)[0] ?? '');
  const result = runGuards(list, { path, user: user ?? null, atlas: app === 'atlas' });
  return result.passed ? path : (result.redirect ?? '404');
}

describe('guardsForPath', () => {
  // App, address, and where nobody, an unverified, an unsigned and a whole member end; a dot: where they are.
  it.each<[GuardedApp, string, string, string, string, string]>([
    ['dashboard', '/login/', '.', '/dashboard/', '/dashboard/', '/dashboard/'],
    ['dashboard', '/login', '.', '/dashboard/', '/dashboard/', '/dashboard/'],
    [
      'dashboard',
      '/login/?redirect_uri=/dashboard/orders/',
      '.',
      '/dashboard/',
      '/dashboard/',
      '/dashboard/',
    ],
    ['dashboard', '/login/forgot/', '.', '.', '.', '.'],
    ['dashboard', '/login/reset/?token=x', '.', '.', '.', '.'],
    ['dashboard', '/sign-up/', '.', '/dashboard/', '/dashboard/', '/dashboard/'],
    [
      'dashboard',
      '/sign-up/verify/',
      '/login/?redirect_uri=/sign-up/verify/',
      '.',
      '/dashboard/',
      '/dashboard/',
    ],
    [
      'dashboard',
      '/sign-up/verify/?token=x',
      '/login/?redirect_uri=/sign-up/verify/%3Ftoken%3Dx',
      '.',
      '.',
      '.',
    ],
    ['dashboard', '/sign-up/eula/', '/login/?redirect_uri=/sign-up/eula/', '.', '.', '/dashboard/'],
    [
      'dashboard',
      '/dashboard/',
      '/login/?redirect_uri=/dashboard/',
      '/sign-up/verify/',
      '/sign-up/eula/',
      '.',
    ],
    ['dashboard', '/dashboard', '/login/?redirect_uri=/dashboard', '/sign-up/verify/', '/sign-up/eula/', '.'],
    [
      'dashboard',
      '/dashboard/orders/?page=2',
      '/login/?redirect_uri=/dashboard/orders/%3Fpage%3D2',
      '/sign-up/verify/',
      '/sign-up/eula/',
      '.',
    ],
    [
      'dashboard',
      '/dashboard/nothing/',
      '/login/?redirect_uri=/dashboard/nothing/',
      '/sign-up/verify/',
      '/sign-up/eula/',
      '.',
    ],
    ['dashboard', '/dashboard/sign-out/', '.', '.', '.', '.'],
    ['atlas', '/', '/login/?redirect_uri=/', '.', '.', '.'],
    ['atlas', '/orders/7/', '/login/?redirect_uri=/orders/7/', '.', '.', '.'],
    ['atlas', '/login/', '.', '/', '/', '/'],
    ['atlas', '/login/?redirect_uri=/orders/7/', '.', '/orders/7/', '/orders/7/', '/orders/7/'],
    ['atlas', '/login/forgot/', '.', '.', '.', '.'],
    ['atlas', '/login/reset/', '.', '.', '.', '.'],
    ['store', '/', '.', '.', '.', '.'],
    ['store', '/login/', '.', '/account/', '/account/', '/account/'],
    ['store', '/login/?redirect_uri=/basket/', '.', '/basket/', '/basket/', '/basket/'],
    ['store', '/account/', '/login/?redirect_uri=/account/', '.', '.', '.'],
    ['store', '/account/security/', '/login/?redirect_uri=/account/security/', '.', '.', '.'],
    ['store', '/sign-up/verify/?token=x', '/login/?redirect_uri=/sign-up/verify/%3Ftoken%3Dx', '.', '.', '.'],
    ['store', '/dashboard/', '/account/', '/account/', '/account/', '/account/'],
    ['store', '/Account/', '/login/?redirect_uri=/Account/', '.', '.', '.'],
    ['store', '/constructor/', '.', '.', '.', '.'],
    ['store', '/store-under-review/', '/', '/', '/', '/'],
    ['store', '/countdown/', '/', '/', '/', '/'],
  ])('APP1 %s %s', (app, path, ...expected) => {
    const ended = [nobody, unverified, unsigned, member].map((user) => ends(app, path, user));
    expect(ended).toEqual(expected.map((target) => (target === '.' ? path : target)));
  });

  it('APP1 leads staff who owe a second factor to where they set it up, and nowhere else', () => {
    const owing = { ...member, twoFactorOwed: true };
    for (const path of ['/', '/orders/7/', '/staff/', '/nothing/'])
      expect(ends('atlas', path, owing)).toBe(`/security/?redirect_uri=${path}`);
    for (const path of ['/security/', '/Security', '/login/forgot/'])
      expect(ends('atlas', path, owing)).toBe(path);
    expect(ends('atlas', '/security/', nobody)).toBe('/login/?redirect_uri=/security/');
  });

  it('APP4 shows the page of a store under review while it is', () => {
    const path = '/store-under-review/';
    for (const store of [{ underReview: true }, { underReview: true, visitorAllowed: true }])
      expect(runGuards(guardsForPath('store', path), { path, store })).toEqual({ passed: true });
    expect(runGuards(guardsForPath('store', path), { path, store: { comingSoon: true } })).toMatchObject({
      failed: 'storeUnderReview',
      redirect: '/',
    });
  });

  const team = { active: true };
  const factor = { verified: true, signedEula: true, twoFactorAuthEnabled: true };
  const pages = { ...member, dashboardPermissions: ['pages'] };
  const products = { ...member, dashboardPermissions: ['products'] };
  const onShopify = { ...team, integrationType: 'shopify' };

  // A store's requirements, the visitor, and the page where they end up: a dot for the page where they are.
  it.each<[string, PartialGuardContext['store'], PartialGuardContext['user'], string]>([
    ['/dashboard/orders/7/', team, { ...member, dashboardPermissions: ['orders'] }, '.'],
    [
      '/dashboard/Products/',
      team,
      { ...member, dashboardPermissions: ['orders'] },
      '/403/?permission=products',
    ],
    ['/dashboard/pages/7/', team, member, '/403/?permission=pages'],
    ['/dashboard/imports/', team, member, '/403/?permission=imports'],
    ['/dashboard/team/', team, member, '/403/?permission=team'],
    ['/dashboard/appearance/', team, member, '/403/?permission=settings'],
    ['/dashboard/settings/', team, member, '.'],
    ['/dashboard/settings/general/', team, member, '/403/?permission=settings'],
    // Home, the plans and the refusal itself are for the whole team.
    ['/dashboard/', team, member, '.'],
    ['/teemill-plans/', team, member, '.'],
    ['/403/?permission=team', team, member, '.'],
    ['/teemill-plans/', null, null, '/login/?redirect_uri=/teemill-plans/'],
    // Without a store there is nothing to refuse.
    ['/dashboard/orders/', null, member, '.'],
    // Split tests vary pages, which take pro (storefront.md §6 pro store).
    ['/dashboard/split-tests/', { ...team, plan: 'standard' }, pages, '/teemill-plans/'],
    ['/dashboard/split-tests/', { ...team, plan: 'turbo' }, pages, '/teemill-plans/'],
    ['/dashboard/split-tests/', { ...team, plan: 'pro' }, pages, '.'],
    ['/dashboard/split-tests/', { ...team, plan: 'pro' }, member, '/403/?permission=pages'],
    ['/dashboard/split-tests/', null, pages, '.'],
    // Products are sent to Shopify with a delivery profile (platform.md §6 hasShopifyDeliveryProfile).
    ['/dashboard/products/shopify/', team, products, '/dashboard/settings/shopify/?needs=connection'],
    [
      '/dashboard/products/shopify/',
      { ...team, integrationType: 'api', hasShopifyDeliveryProfile: true },
      products,
      '/dashboard/settings/shopify/?needs=connection',
    ],
    ['/dashboard/products/shopify/', onShopify, products, '/dashboard/settings/shopify/?needs=profile'],
    ['/dashboard/products/shopify/', { ...onShopify, hasShopifyDeliveryProfile: true }, products, '.'],
    [
      '/dashboard/products/shopify/',
      { ...onShopify, hasShopifyDeliveryProfile: true },
      member,
      '/403/?permission=products',
    ],
    ['/dashboard/products/shopify/', null, products, '.'],
    // A second factor comes before permissions, and is set up where none is asked for.
    [
      '/dashboard/orders/?page=2',
      { ...team, force2fa: true },
      member,
      '/dashboard/security/?redirect_uri=/dashboard/orders/%3Fpage%3D2',
    ],
    ['/dashboard/', { ...team, force2fa: true }, member, '/dashboard/security/?redirect_uri=/dashboard/'],
    ['/dashboard/security/', { ...team, force2fa: true }, member, '.'],
    ['/dashboard/', { ...team, force2fa: true }, factor, '.'],
  ])('APP3 %s of %o as %o leads to %s', (path, store, user, target) => {
    const list = guardsForPath('dashboard', path.split('?', 1)[0] ?? '');
    const result = runGuards(list, { path, user: user ?? null, store: store ?? null });
    expect(result.passed ? '.' : result.redirect).toBe(target);
  });

  const hostile = [
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https://evil.example',
    'HTTPS://evil.example',
    '%2f%2fevil.example',
    '/%2f/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    '/\n/evil.example',
    '/\r\nLocation: https://evil.example',
    ' //evil.example',
    '\u0000//evil.example',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '@evil.example',
    '/@evil.example',
    '//user@evil.example',
    'https://shop.example@evil.example/',
    '//shop.example.evil.example',
    '/。/evil.example',
    '／／evil.example',
    '?//evil.example',
    '#//evil.example',
    '',
  ];

  it.each(hostile)('APP2 a way back to %j stays on the site', (uri) => {
    for (const app of ['atlas', 'store'] as const) {
      for (const written of [encodeURIComponent(uri), uri]) {
        const target = ends(app, `/login/?redirect_uri=${written}`, member);
        // As a browser reads a Location, and once more as a path that was decoded on the way.
        for (const read of [target, safeRedirect(target)]) {
          expect(new URL(read, 'https://shop.example/login/').origin).toBe('https://shop.example');
          expect(read).toMatch(/^\/(?![/\\])/);
          expect(read).not.toMatch(/[\r\n\t]/);
        }
      }
    }
  });
});
