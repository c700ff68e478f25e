import { describe, expect, it } from 'vitest';
import { homepageVariations, loginStates } from '@omnis/models';
import { createGuardContext, storePlans, type PartialGuardContext } from './context.ts';
import { euCountries, regionOf } from './countries.ts';
import { featureDefaults, featureFlags, isFeatureOn } from './feature-flags.ts';
import { badgeCodes, guards, needsPermission, type GuardName } from './guards.ts';
import { guardsForPage, redirectLimit, runGuards } from './run-guards.ts';

// A line of the spec as written there, and the guards that it names.
const platformLines: [string, GuardName[]][] = [
  [
    'internalUser: atlas context, or internal user flag, or an internal-subdomain user who is not in division 12.',
    ['internalUser'],
  ],
  [
    'canVisitStore; canVisitCountdownPage; canVisitLogin (only if the store cannot be visited); canVisitUnpublishedPages (internal only).',
    ['canVisitStore', 'canVisitCountdownPage', 'canVisitLogin', 'canVisitUnpublishedPages'],
  ],
  [
    'isBespoke (company id 52); isPro / isNotPro; isTurbo; isTurboOrInternalUser.',
    ['isBespoke', 'isPro', 'isNotPro', 'isTurbo', 'isTurboOrInternalUser'],
  ],
  ['isLoggedIn / isLoggedOut; isAtlas.', ['isLoggedIn', 'isLoggedOut', 'isAtlas']],
  [
    'isVerified and hasSignEula: dashboard access needs login, verification and EULA.',
    ['isVerified', 'hasSignEula'],
  ],
  [
    'isShopify / isNotShopify; a guard requiring a Shopify delivery profile.',
    ['isShopify', 'isNotShopify', 'hasShopifyDeliveryProfile'],
  ],
  [
    'Badge-completion guards: sign-up, Shopify sign-up, card/billing, designer, profile, theme, homepage, entrepreneur.',
    [
      'hasSignUpBadge',
      'hasShopifySignUpBadge',
      'hasBillingBadge',
      'hasDesignerBadge',
      'hasProfileBadge',
      'hasThemeBadge',
      'hasHomepageBadge',
      'hasEntrepreneurBadge',
    ],
  ],
  ['Geography guards isUK, isEU, isRestOfWorld, from a country cookie.', ['isUK', 'isEU', 'isRestOfWorld']],
  ['Split-test homepage variations: Old and New.', ['isHomepageOld', 'isHomepageNew']],
];

// storefront.md §6, Route guards: the words of the line, the guard, whom it stops, and where he is led.
const routeLines: [string, GuardName, PartialGuardContext, string | null][] = [
  ['logged in (else /login/?redirect_uri={current path})', 'isLoggedIn', {}, '/login/?redirect_uri=/orders/'],
  ['logged out (else /dashboard/)', 'isLoggedOut', { user: {} }, '/dashboard/'],
  ['verified (else /sign-up/verify/)', 'isVerified', { user: {} }, '/sign-up/verify/'],
  ['not verified', 'isNotVerified', { user: { verified: true } }, '/'],
  ['has an active store', 'hasActiveStore', { store: {} }, '/'],
  ['signed the EULA (else /sign-up/eula/)', 'hasSignEula', { user: { verified: true } }, '/sign-up/eula/'],
  ['pro store (else /teemill-plans/)', 'isProStore', { store: { plan: 'turbo' } }, '/teemill-plans/'],
  ['internal user', 'internalUser', { user: {} }, '/'],
  [
    'dashboard permission per route (else /403/)',
    'hasDashboardPermission',
    { routePermission: 'orders' },
    '/403/',
  ],
  [
    'payment processor not direct (else the route is removed and stays on path)',
    'isPaymentProcessorNotDirect',
    { store: { paymentProcessor: 'direct' } },
    null,
  ],
  ['direct payment processor (else /)', 'isPaymentProcessorDirect', { store: {} }, '/'],
];

// platform.md §2, Redirect rules.
const redirectLines: [string, GuardName[], PartialGuardContext, string][] = [
  [
    'A user who cannot visit the store goes to /countdown/ if the coming-soon page is on',
    ['canVisitStore'],
    { store: { comingSoon: true, passwordProtected: true } },
    '/countdown/',
  ],
  ['otherwise to /login/', ['canVisitStore'], { store: { passwordProtected: true } }, '/login/'],
  ['Not logged in: to /login/?redirect_uri={path}', ['isLoggedIn'], {}, '/login/?redirect_uri=/orders/'],
  ['Logged-out-only pages send logged-in users to /dashboard/', ['isLoggedOut'], { user: {} }, '/dashboard/'],
  [
    'Failed pro, turbo, badge and split-test guards go to /404/',
    [
      'isPro',
      'isTurbo',
      'isTurboOrInternalUser',
      'hasSignUpBadge',
      'hasShopifySignUpBadge',
      'hasBillingBadge',
      'hasDesignerBadge',
      'hasProfileBadge',
      'hasThemeBadge',
      'hasHomepageBadge',
      'hasEntrepreneurBadge',
      'isHomepageOld',
      'isHomepageNew',
    ],
    { store: {} },
    '/404/',
  ],
  ['Failed pro guards go to /404/', ['isNotPro'], { store: { plan: 'pro' } }, '/404/'],
  ['Unverified users go to /sign-up/verify/', ['isVerified'], { user: {} }, '/sign-up/verify/'],
  [
    'users who have not signed the EULA go to /sign-up/eula/',
    ['hasSignEula'],
    { user: { verified: true } },
    '/sign-up/eula/',
  ],
  [
    'Guards that fail with no stated redirect go to /',
    [
      'internalUser',
      'isAtlas',
      'isBespoke',
      'isShopify',
      'hasShopifyDeliveryProfile',
      'isUK',
      'isEU',
      'isRestOfWorld',
      'canVisitCountdownPage',
      'canVisitLogin',
      'canVisitUnpublishedPages',
    ],
    {},
    '/',
  ],
];

describe('the guards of the specification', () => {
  it.each(platformLines)('GRD1 platform.md §6: %s', (_, names) => {
    for (const name of names) expect(guards[name].guardName).toBe(name);
  });

  it('GRD2 every guard stands in a line of platform.md §6 or storefront.md §6', () => {
    const named = [...platformLines.flatMap(([, names]) => names), ...routeLines.map(([, name]) => name)];
    expect(new Set(named)).toEqual(new Set(Object.keys(guards)));
  });

  it.each(routeLines)('GRD1 storefront.md §6: %s', (_, name, visitor, redirect) => {
    const context = createGuardContext({ path: '/orders/', ...visitor });
    expect(runGuards([name], context)).toEqual({ passed: false, failed: name, redirect });
  });

  it.each(redirectLines)('GRD1 platform.md §2: %s', (_, names, visitor, redirect) => {
    const context = createGuardContext({ path: '/orders/', ...visitor });
    for (const name of names)
      expect(runGuards([name], context)).toEqual({ passed: false, failed: name, redirect });
  });

  it('GRD5 needsPermission asks for a permission by name, else to /403/', () => {
    const list = [needsPermission('orders')];
    const fail = { passed: false, failed: 'hasDashboardPermission', redirect: '/403/' };
    expect(runGuards(list, createGuardContext())).toEqual(fail);
    expect(runGuards(list, createGuardContext({ user: { dashboardPermissions: ['pages'] } }))).toEqual(fail);
    expect(runGuards(list, createGuardContext({ user: { dashboardPermissions: ['orders'] } }))).toEqual({
      passed: true,
    });
  });

  it.each(['isProo', 'toString', '__proto__', ''])('RUN1 an unknown guard %j is named', (name) => {
    const list: Parameters<typeof runGuards>[0] = JSON.parse(JSON.stringify([name]));
    expect(() => runGuards(list, createGuardContext())).toThrow(`Unknown guard ${name}`);
  });

  it('GRD6 the eight badges, the plans and the variations are those of the spec', () => {
    expect(Object.values(badgeCodes).join(', ')).toBe(
      'sign-up, shopify-sign-up, billing, designer, profile, theme, homepage, entrepreneur',
    );
    expect(storePlans.toSorted().join(', ')).toBe('pro, standard, turbo');
    expect(homepageVariations.join(', ')).toBe('Old, New');
    expect(redirectLimit).toBe(100);
  });

  it('RUN2 a page opens to whom its loginState names, and unpublished to internal users only', () => {
    const stranger = createGuardContext();
    const member = createGuardContext({ user: {} });
    const owner = createGuardContext({ user: { verified: true, signedEula: true } });
    const staff = createGuardContext({ user: { internal: true } });
    const open = loginStates.map((loginState) =>
      [stranger, member, owner].map(
        (visitor) => runGuards(guardsForPage({ properties: { loginState } }), visitor).passed,
      ),
    );
    expect(Object.fromEntries(loginStates.map((state, at) => [state, open[at]]))).toEqual({
      everyone: [true, true, true],
      'logged-in': [false, true, true],
      'logged-out': [true, false, false],
      'dashboard-access': [false, false, true],
    });
    const unpublished = guardsForPage({ published: false });
    expect([stranger, owner, staff].map((visitor) => runGuards(unpublished, visitor).passed)).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('the lists of the specification', () => {
  // The members of the European Union, as the Commission writes them in prices and VAT numbers.
  const members =
    'AT Austria, BE Belgium, BG Bulgaria, CY Cyprus, CZ Czechia, DE Germany, DK Denmark, EE Estonia, EL Greece, ES Spain, FI Finland, FR France, HR Croatia, HU Hungary, IE Ireland, IT Italy, LT Lithuania, LU Luxembourg, LV Latvia, MT Malta, NL Netherlands, PL Poland, PT Portugal, RO Romania, SE Sweden, SI Slovenia, SK Slovakia'.split(
      ', ',
    );

  it.each(members)('GEO1 %s is in the EU', (line) => {
    const code = line.slice(0, 2);
    expect(euCountries).toContain(code);
    expect(guards.isEU(createGuardContext({ country: code }))).toBe(true);
  });

  it('GEO1 nothing else is, and every country is in one region', () => {
    expect(euCountries).toEqual(members.map((line) => line.slice(0, 2)));
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const codes = letters.flatMap((first) => letters.map((second) => first + second));
    const inEu = codes.filter((code) => regionOf(code) === 'eu');
    // Browsers write Greece as GR.
    expect(inEu).toEqual([...euCountries, 'GR'].toSorted());
    for (const country of codes) {
      const context = createGuardContext({ country });
      const regions = [guards.isUK, guards.isEU, guards.isRestOfWorld].filter((guard) => guard(context));
      expect([country, regions.length]).toEqual([country, 1]);
    }
  });

  it('FLAG1 platform.md §1 flags fontawesome, components, datadog and others: on by default, datadog but for bots, and any may be overridden', () => {
    const line = 'fontawesome, components, pages, sentry, stripe, gtm, datadog';
    expect(Object.keys(featureDefaults).join(', ')).toBe(line);
    for (const name of line.split(', ')) {
      expect([name, isFeatureOn(name)]).toEqual([name, true]);
      expect([name, isFeatureOn(name, { bot: true })]).toEqual([name, name !== 'datadog']);
      for (const bot of [true, false]) {
        expect(isFeatureOn(name, { query: `?feature-${name}=0`, bot })).toBe(false);
        expect(isFeatureOn(name, { query: `?feature-${name}=1`, bot })).toBe(true);
      }
    }
    expect(Object.keys(featureFlags()).join(', ')).toBe(line);
  });
});
