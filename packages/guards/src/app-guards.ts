import type { GuardContext } from './context.ts';
import type { DashboardPermission } from '@omnis/models';
import { defineGuard, type Guard } from './guard.ts';
import { guards, storeUnderReviewPath } from './guards.ts';
import { dashboardAccess, type GuardRef } from './run-guards.ts';
import { leadingBack, safeRedirect } from './safe-redirect.ts';

/** The apps by who uses them: owners, staff, shoppers. */
export type GuardedApp = 'dashboard' | 'atlas' | 'store';

const queryOf = (path: string): URLSearchParams =>
  new URLSearchParams(path.split('#', 1)[0]?.split('?', 2)[1]);

const bringsToken = ({ path }: GuardContext): boolean => queryOf(path).has('token');

/**
 * Verifying an address is for those who are signed in and have not done it, or open the link of the mail once more
 * (platform.md §2): who opens it signed out signs in first.
 */
export const unverifiedOnly: readonly GuardRef[] = [
  'isLoggedIn',
  /* @__PURE__ */ defineGuard(
    'isYetToVerify',
    (context) => context.user?.verified !== true || bringsToken(context),
    '/dashboard/',
  ),
];

/** Signing the agreement is for those who are signed in and have not done it (platform.md §2). */
export const unsignedOnly: readonly GuardRef[] = [
  'isLoggedIn',
  /* @__PURE__ */ defineGuard('isYetToSign', ({ user }) => user?.signedEula !== true, '/dashboard/'),
];

/**
 * Signing in is for those who are not: others go where they were heading, by the `redirect_uri` of the address.
 *
 * @param home - where to when it names nothing on this site
 */
// @__NO_SIDE_EFFECTS__
export function signedOutElse(home: string): Guard {
  return defineGuard(
    'isSignedOut',
    ({ user }) => user === null,
    ({ path }) => safeRedirect(queryOf(path).get('redirect_uri'), home),
  );
}

// @__NO_SIDE_EFFECTS__
function leadsTo(path: string): Guard {
  return defineGuard('isElsewhere', () => false, path);
}

/** Where a team sets up the second factor that its store asks for. */
const securityPath = '/dashboard/security/';

/**
 * A store can ask its team for a second factor (platform.md §3 Project): who has none sets it up first, and goes on to
 * where they were heading.
 */
const hasForcedFactor: Guard = /* @__PURE__ */ defineGuard(
  'hasForcedFactor',
  ({ store, user }) => store?.force2fa !== true || user?.twoFactorAuthEnabled === true,
  ({ path }) => leadingBack(securityPath, path),
);

/** Guards for the dashboard's pages that need no permission. */
const team: readonly GuardRef[] = [...dashboardAccess, hasForcedFactor];

/**
 * A part of the dashboard that needs a permission (storefront.md §6), which the page of the refusal names; without a store
 * there is nothing to refuse, and the dashboard says how one is opened.
 */
// @__NO_SIDE_EFFECTS__
function withPermission(permission: DashboardPermission): readonly GuardRef[] {
  const guard = defineGuard(
    'hasDashboardPermission',
    ({ store, user }) => store === null || (user?.dashboardPermissions.includes(permission) ?? false),
    `/403/?permission=${permission}`,
  );
  return [...team, guard];
}

/** A part of the dashboard for pro stores, which others learn of by the plans; without a store nothing is refused. */
const isProStore: Guard = /* @__PURE__ */ defineGuard(
  'isProStore',
  ({ store }) => store === null || store.plan === 'pro',
  '/teemill-plans/',
);

/** Where a team connects its store to Shopify; `needs` has the page say why somebody was led there. */
const shopifyPath = '/dashboard/settings/shopify/';

/**
 * Sending products to Shopify takes a connection and the delivery profile that they belong to (platform.md §6: isShopify, a guard
 * requiring a Shopify delivery profile); both are made on the page that it leads to. Without a store nothing is refused.
 */
const sellsOnShopify: readonly GuardRef[] = [
  /* @__PURE__ */ defineGuard(
    'isShopify',
    (context) => context.store === null || guards.isShopify(context),
    `${shopifyPath}?needs=connection`,
  ),
  /* @__PURE__ */ defineGuard(
    'hasShopifyDeliveryProfile',
    (context) => context.store === null || guards.hasShopifyDeliveryProfile(context),
    `${shopifyPath}?needs=profile`,
  ),
];

const staffOnly: readonly GuardRef[] = ['isAtlas', 'isLoggedIn'];

/** Staff who may see personal data or payments set up a second factor, once the time for it is over. */
export const owesNoFactor: Guard = /* @__PURE__ */ defineGuard(
  'owesNoFactor',
  ({ user }) => user?.twoFactorOwed !== true,
  ({ path }) => leadingBack('/security/', path),
);

/** The page of a store under review is there while it is (storefront.md §2); at other times it leads into the shop. */
export const storeUnderReview: Guard = /* @__PURE__ */ defineGuard(
  'storeUnderReview',
  ({ store }) => store?.underReview === true,
);

type Lists = Readonly<Record<string, readonly GuardRef[]>>;

const lists: Readonly<Record<GuardedApp, Lists>> = {
  dashboard: {
    '/login/': ['isLoggedOut'],
    '/sign-up/': ['isLoggedOut'],
    '/sign-up/verify/': unverifiedOnly,
    '/sign-up/eula/': unsignedOnly,
    '/dashboard/sign-out/': [],
    '/403/': dashboardAccess,
    '/teemill-plans/': team,
    '/dashboard/security/': dashboardAccess,
    '/dashboard/figures/*': /* @__PURE__ */ withPermission('finance'),
    '/dashboard/orders/*': /* @__PURE__ */ withPermission('orders'),
    '/dashboard/customers/*': /* @__PURE__ */ withPermission('orders'),
    '/dashboard/subscribers/*': /* @__PURE__ */ withPermission('orders'),
    '/dashboard/products/*': /* @__PURE__ */ withPermission('products'),
    '/dashboard/products/shopify/': [.../* @__PURE__ */ withPermission('products'), ...sellsOnShopify],
    '/dashboard/creators/*': /* @__PURE__ */ withPermission('products'),
    '/dashboard/collections/*': /* @__PURE__ */ withPermission('products'),
    '/dashboard/discounts/*': /* @__PURE__ */ withPermission('products'),
    '/dashboard/stock/*': /* @__PURE__ */ withPermission('products'),
    '/dashboard/gift-cards/*': /* @__PURE__ */ withPermission('orders'),
    '/dashboard/reviews/*': /* @__PURE__ */ withPermission('products'),
    '/dashboard/imports/*': /* @__PURE__ */ withPermission('imports'),
    '/dashboard/pages/*': /* @__PURE__ */ withPermission('pages'),
    // Split tests vary the store's own pages, which take pro to change (storefront.md §6).
    '/dashboard/split-tests/*': [.../* @__PURE__ */ withPermission('pages'), isProStore],
    '/dashboard/appearance/*': /* @__PURE__ */ withPermission('settings'),
    '/dashboard/search/*': /* @__PURE__ */ withPermission('settings'),
    // Addresses of the specification (platform.md §2), outside of /dashboard/.
    '/marketing-tools/*': /* @__PURE__ */ withPermission('settings'),
    '/plugins/*': /* @__PURE__ */ withPermission('settings'),
    '/dashboard/delivery/*': /* @__PURE__ */ withPermission('settings'),
    '/dashboard/currencies/*': /* @__PURE__ */ withPermission('settings'),
    '/dashboard/payments/*': /* @__PURE__ */ withPermission('settings'),
    '/dashboard/checkout/*': /* @__PURE__ */ withPermission('settings'),
    '/dashboard/domains/*': /* @__PURE__ */ withPermission('settings'),
    // A list of pages, each of which has a guard of its own.
    '/dashboard/settings/': team,
    '/dashboard/settings/*': /* @__PURE__ */ withPermission('settings'),
    '/dashboard/team/*': /* @__PURE__ */ withPermission('team'),
    '/dashboard/*': team,
  },
  atlas: {
    '/login/': [/* @__PURE__ */ signedOutElse('/')],
    '/login/forgot/': [],
    '/login/reset/': [],
    // Where the second factor is set up that the rest waits for.
    '/security/': staffOnly,
    '/*': [...staffOnly, owesNoFactor],
  },
  store: {
    '/login/': [/* @__PURE__ */ signedOutElse('/account/')],
    '/account/': ['isLoggedIn'],
    '/account/security/': ['isLoggedIn'],
    '/sign-up/verify/': ['isLoggedIn'],
    [storeUnderReviewPath]: [storeUnderReview],
    '/countdown/': ['canVisitCountdownPage'],
    // Where spec and guards send shoppers who are signed in already: a store has no dashboard, but accounts.
    '/dashboard/': [/* @__PURE__ */ leadsTo('/account/')],
  },
};

/**
 * The guards of a path of an app, for the server before a document is sent. A path with a list of its own has that; else
 * the nearest one that ends in `*`; else none.
 *
 * @param pathname - without query; a slash at its end may be missing
 * @example
 * guardsForPath('dashboard', '/dashboard/orders/'); // ['isLoggedIn', 'isVerified', 'hasSignEula']
 */
export function guardsForPath(app: GuardedApp, pathname: string): readonly GuardRef[] {
  // As the routers of the apps match: in any case.
  const path = `${pathname.replace(/\/$/, '')}/`.toLowerCase();
  const known = lists[app];
  if (Object.hasOwn(known, path)) return known[path] ?? [];
  const around = Object.entries(known).find(
    ([pattern]) => pattern.endsWith('*') && path.startsWith(pattern.slice(0, -1)),
  );
  return around?.[1] ?? [];
}
