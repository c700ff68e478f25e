import { describe, expect, it } from 'vitest';
import { createGuardContext, type PartialGuardContext } from './context.ts';
import { euCountries, regionOf } from './countries.ts';
import { defineGuard } from './guard.ts';
import { badgeCodes, guards, type GuardName } from './guards.ts';

const user = {};
const badge = (code: string, unlocked = true) => ({ store: { badges: [{ code, unlocked }] } });

// Guard, its redirect, contexts that pass, contexts that fail.
const table: [GuardName, string | null, PartialGuardContext[], PartialGuardContext[]][] = [
  [
    'internalUser',
    '/',
    [{ atlas: true }, { user: { internal: true } }, { user: { internalSubdomain: true, divisionId: 3 } }],
    [{}, { user }, { user: { internalSubdomain: true, divisionId: 12 } }],
  ],
  ['isAtlas', '/', [{ atlas: true }], [{ user: { internal: true } }]],
  ['canVisitCountdownPage', '/', [{ store: { comingSoon: true } }], [{}, { store: {} }]],
  [
    'canVisitLogin',
    '/',
    [{ store: { passwordProtected: true } }, { store: { comingSoon: true } }],
    [{}, { store: {} }, { store: { passwordProtected: true, visitorAllowed: true } }],
  ],
  ['canVisitUnpublishedPages', '/', [{ user: { internal: true } }], [{}, { user }]],
  ['isLoggedIn', '/login/?redirect_uri=/orders/%3Fpage%3D2', [{ user }], [{ path: '/orders/?page=2' }]],
  ['isLoggedOut', '/dashboard/', [{}], [{ user }]],
  ['isVerified', '/sign-up/verify/', [{ user: { verified: true } }], [{}, { user }]],
  ['isNotVerified', '/', [{}, { user }], [{ user: { verified: true } }]],
  ['hasSignEula', '/sign-up/eula/', [{ user: { signedEula: true } }], [{}, { user }]],
  [
    'hasDashboardPermission',
    '/403/',
    [{}, { routePermission: 'orders', user: { dashboardPermissions: ['orders'] } }],
    [{ routePermission: 'orders' }, { routePermission: 'orders', user: { dashboardPermissions: ['pages'] } }],
  ],
  ['isBespoke', '/', [{ user: { companyId: 52 } }], [{}, { user }, { user: { companyId: 51 } }]],
  ['isPro', '/404/', [{ store: { plan: 'pro' } }], [{}, { store: { plan: 'turbo' } }]],
  ['isNotPro', '/404/', [{}, { store: { plan: 'turbo' } }], [{ store: { plan: 'pro' } }]],
  ['isProStore', '/teemill-plans/', [{ store: { plan: 'pro' } }], [{}, { store: {} }]],
  ['isTurbo', '/404/', [{ store: { plan: 'turbo' } }], [{}, { store: { plan: 'pro' } }]],
  [
    'isTurboOrInternalUser',
    '/404/',
    [{ store: { plan: 'turbo' } }, { user: { internal: true } }],
    [{ user, store: {} }],
  ],
  ['hasActiveStore', '/', [{ store: { active: true } }], [{}, { store: {} }]],
  [
    'isShopify',
    '/',
    [{ store: { integrationType: 'shopify' } }],
    [{}, { store: { integrationType: 'woocommerce' } }],
  ],
  ['isNotShopify', '/', [{}, { store: {} }], [{ store: { integrationType: 'shopify' } }]],
  ['hasShopifyDeliveryProfile', '/', [{ store: { hasShopifyDeliveryProfile: true } }], [{}, { store: {} }]],
  ['isPaymentProcessorDirect', '/', [{ store: { paymentProcessor: 'direct' } }], [{}, { store: {} }]],
  ['isPaymentProcessorNotDirect', null, [{}, { store: {} }], [{ store: { paymentProcessor: 'direct' } }]],
  ['hasSignUpBadge', '/404/', [badge('sign-up')], [{}, badge('sign-up', false), badge('theme')]],
  ['hasShopifySignUpBadge', '/404/', [badge('shopify-sign-up')], [{}, badge('sign-up')]],
  ['hasBillingBadge', '/404/', [badge('billing')], [{}, badge('billing', false)]],
  ['hasDesignerBadge', '/404/', [badge('designer')], [{}, badge('theme')]],
  ['hasProfileBadge', '/404/', [badge('profile')], [{}, badge('theme')]],
  ['hasThemeBadge', '/404/', [badge('theme')], [{}, badge('profile')]],
  ['hasHomepageBadge', '/404/', [badge('homepage')], [{}, badge('theme')]],
  ['hasEntrepreneurBadge', '/404/', [badge('entrepreneur')], [{}, badge('theme')]],
  ['isUK', '/', [{ country: 'GB' }, { country: 'uk' }], [{}, { country: 'IE' }]],
  [
    'isEU',
    '/',
    [{ country: 'EL' }, { country: 'GR' }, { country: 'ie' }],
    [{}, { country: 'GB' }, { country: 'CH' }],
  ],
  [
    'isRestOfWorld',
    '/',
    [{ country: 'US' }, { country: 'CH' }],
    [{}, { country: 'FR' }, { country: 'GB' }, { country: '??' }],
  ],
  ['isHomepageOld', '/404/', [{ homepageVariation: 'Old' }], [{}, { homepageVariation: 'New' }]],
  ['isHomepageNew', '/404/', [{ homepageVariation: 'New' }], [{}, { homepageVariation: 'Old' }]],
];

describe('guards', () => {
  it.each(table)('GRD1 %s, else %s', (name, redirect, good, bad) => {
    for (const partial of good)
      expect([partial, guards[name](createGuardContext(partial))]).toEqual([partial, true]);
    for (const partial of bad) {
      const context = createGuardContext(partial);
      expect([partial, guards[name](context), guards[name].redirectFor(context)]).toEqual([
        partial,
        false,
        redirect,
      ]);
    }
  });

  it('GRD2 the table and the record hold the same guards, each under its own name', () => {
    expect(new Set(Object.keys(guards))).toEqual(new Set([...table.map(([name]) => name), 'canVisitStore']));
    for (const [name, guard] of Object.entries(guards)) expect(guard.guardName).toBe(name);
    expect(Object.keys(badgeCodes)).toHaveLength(8);
  });

  // platform.md §4, Store visibility: [coming soon, password], who, may visit.
  it.each([
    [{ comingSoon: false, passwordProtected: false }, 'anyone', true],
    [{ comingSoon: true, passwordProtected: false }, 'anyone', false],
    [{ comingSoon: true, passwordProtected: false }, 'internal', false],
    [{ comingSoon: true, passwordProtected: true }, 'allowed', true],
    [{ comingSoon: false, passwordProtected: true }, 'anyone', false],
    [{ comingSoon: false, passwordProtected: true }, 'internal', true],
    [{ comingSoon: false, passwordProtected: true }, 'allowed', true],
  ])('GRD3 a store %j is open to %s: %s', (store, who, expected) => {
    const context = createGuardContext({
      store: { ...store, visitorAllowed: who === 'allowed' },
      user: who === 'internal' ? { internal: true } : null,
    });
    expect(guards.canVisitStore(context)).toBe(expected);
    expect(guards.canVisitLogin(context)).toBe(!expected);
    expect(guards.canVisitStore.redirectFor(context)).toBe(store.comingSoon ? '/countdown/' : '/login/');
  });

  it.each([
    [{ underReview: true }, 'anyone', false],
    [{ underReview: true }, 'internal', false],
    [{ underReview: true, comingSoon: true, passwordProtected: true }, 'anyone', false],
    [{ underReview: true, comingSoon: true }, 'allowed', true],
  ])('GRD3 a store %j is open to %s: %s, else it leads to its one page', (store, who, expected) => {
    const context = createGuardContext({
      store: { ...store, visitorAllowed: who === 'allowed' },
      user: who === 'internal' ? { internal: true } : null,
    });
    expect(guards.canVisitStore(context)).toBe(expected);
    expect(guards.canVisitStore.redirectFor(context)).toBe('/store-under-review/');
  });

  it('GRD4 a guard of one’s own leads to / unless told', () => {
    const never = defineGuard('never', () => false);
    expect([never.guardName, never(createGuardContext()), never.redirectFor(createGuardContext())]).toEqual([
      'never',
      false,
      '/',
    ]);
  });
});

describe('contexts', () => {
  // Guards that pass for an unknown visitor: a missing field lets nobody in.
  const open: GuardName[] = [
    'canVisitStore',
    'isLoggedOut',
    'isNotVerified',
    'hasDashboardPermission',
    'isNotPro',
    'isNotShopify',
    'isPaymentProcessorNotDirect',
  ];

  it.each<[string, PartialGuardContext]>([
    ['nothing', {}],
    ['nobody', { user: null, store: null }],
    ['unknown facts', { user: undefined, store: undefined, country: undefined, atlas: undefined }],
  ])('GRD7 a context of %s grants least', (_, context) => {
    const passed = Object.entries(guards).flatMap(([name, guard]) => (guard(context) ? [name] : []));
    expect(passed).toEqual(open);
    expect(createGuardContext(context)).toEqual(createGuardContext());
  });

  it('GRD7 an undefined field is one that is left out', () => {
    const unknown = { verified: undefined, dashboardPermissions: undefined };
    expect(guards.isVerified({ user: unknown })).toBe(false);
    expect(guards.hasDashboardPermission({ user: unknown, routePermission: 'orders' })).toBe(false);
    expect(guards.hasThemeBadge({ store: { badges: undefined } })).toBe(false);
  });

  it('GRD7 a field that is null in JSON is one that is left out', () => {
    const context: PartialGuardContext = JSON.parse(
      '{"path":null,"atlas":null,"country":null,"routePermission":"orders","user":{"verified":null,"dashboardPermissions":null,"companyId":null},"store":{"badges":null,"plan":null,"paymentProcessor":null}}',
    );
    expect(createGuardContext(context)).toEqual(
      createGuardContext({ user: {}, store: {}, routePermission: 'orders' }),
    );
    for (const guard of Object.values(guards)) {
      expect(guard(context)).toBeTypeOf('boolean');
      expect(guard.redirectFor(context)).not.toBeUndefined();
    }
  });

  it('GRD7 a context that is null, and what JSON has of the wrong type, grants nothing more', () => {
    const context: PartialGuardContext = JSON.parse(
      '{"country":5,"path":7,"store":{"badges":[null,{"code":"theme"}]}}',
    );
    expect(createGuardContext(null)).toEqual(createGuardContext());
    for (const guard of Object.values(guards)) {
      expect(guard(context)).toBeTypeOf('boolean');
      expect(Reflect.apply(guard, undefined, [null])).toBe(guard({}));
    }
    expect([guards.hasThemeBadge(context), guards.isRestOfWorld(context)]).toEqual([false, false]);
  });

  it('GRD7 a whole context stays as it is', () => {
    const context = createGuardContext({ country: 'FR', user: { internal: true }, store: { plan: 'pro' } });
    expect(createGuardContext(context)).toEqual(context);
  });
});

describe('countries', () => {
  it('GEO1 the EU has 27 members, Greece as EL', () => {
    expect(new Set(euCountries).size).toBe(27);
    expect(euCountries).toContain('EL');
    expect(euCountries).not.toContain('GR');
    expect(euCountries).not.toContain('GB');
  });

  it.each([
    ['GB', 'uk'],
    ['el', 'eu'],
    ['GR', 'eu'],
    ['US', 'rest-of-world'],
    ['', null],
    [null, null],
    ['GBR', null],
  ])('GEO2 %s is in %s', (code, region) => {
    expect(regionOf(code)).toBe(region);
  });
});
