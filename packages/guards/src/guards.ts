import { bespokeCompany, platformDivision } from '@omnis/models';
import type { GuardContext, GuardStore } from './context.ts';
import { regionOf } from './countries.ts';
import { defineGuard, type Guard } from './guard.ts';
import { loginPath } from './safe-redirect.ts';

const notFound = '/404/';

/** Where visitors of a store are led while it is under review (storefront.md §2). */
export const storeUnderReviewPath = '/store-under-review/';

function isInternal({ atlas, user }: GuardContext): boolean {
  if (atlas || user === null) return atlas;
  return user.internal || (user.internalSubdomain && user.divisionId !== platformDivision);
}

/**
 * Under review (storefront.md §2) and coming soon: allowed visitors only; else a password-protected store: allowed or
 * internal ones (platform.md §4).
 */
function canVisit(context: GuardContext): boolean {
  const { store } = context;
  if (store === null) return true;
  if (store.underReview || store.comingSoon) return store.visitorAllowed;
  return !store.passwordProtected || store.visitorAllowed || isInternal(context);
}

function shutPage({ store }: GuardContext): string {
  if (store?.underReview) return storeUnderReviewPath;
  return store?.comingSoon ? '/countdown/' : '/login/';
}

// @__NO_SIDE_EFFECTS__
function onPlan(plan: GuardStore['plan']) {
  return ({ store }: GuardContext) => store?.plan === plan;
}

/** Completion badges by the guard that asks for them (platform.md §1). */
export const badgeCodes = {
  hasSignUpBadge: 'sign-up',
  hasShopifySignUpBadge: 'shopify-sign-up',
  hasBillingBadge: 'billing',
  hasDesignerBadge: 'designer',
  hasProfileBadge: 'profile',
  hasThemeBadge: 'theme',
  hasHomepageBadge: 'homepage',
  hasEntrepreneurBadge: 'entrepreneur',
} as const;

// @__NO_SIDE_EFFECTS__
function badgeGuard(name: keyof typeof badgeCodes): Guard {
  const code = badgeCodes[name];
  const check = ({ store }: GuardContext) =>
    (store?.badges ?? []).some((badge) => badge?.code === code && badge.unlocked);
  return defineGuard(name, check, notFound);
}

/**
 * A guard of one route: whether the user has a dashboard permission (storefront.md §6), else to /403/. It is
 * `hasDashboardPermission` with the permission named by the list instead of the context.
 *
 * @example
 * const context = createGuardContext({ user: { verified: true, dashboardPermissions: ['orders'] } });
 * runGuards(['isLoggedIn', needsPermission('orders')], context);
 */
export function needsPermission(permission: string): Guard {
  const check = ({ user }: GuardContext) => user?.dashboardPermissions.includes(permission) ?? false;
  return defineGuard('hasDashboardPermission', check, '/403/');
}

/** Every guard of platform.md §6 and storefront.md §6 by its name. */
export const guards = {
  internalUser: defineGuard('internalUser', isInternal),
  isAtlas: defineGuard('isAtlas', ({ atlas }) => atlas),

  canVisitStore: defineGuard('canVisitStore', canVisit, shutPage),
  canVisitCountdownPage: defineGuard('canVisitCountdownPage', ({ store }) => store?.comingSoon === true),
  canVisitLogin: defineGuard('canVisitLogin', (context) => !canVisit(context)),
  canVisitUnpublishedPages: defineGuard('canVisitUnpublishedPages', isInternal),

  isLoggedIn: defineGuard(
    'isLoggedIn',
    ({ user }) => user !== null,
    ({ path }) => loginPath(path),
  ),
  isLoggedOut: defineGuard('isLoggedOut', ({ user }) => user === null, '/dashboard/'),
  isVerified: defineGuard('isVerified', ({ user }) => user?.verified === true, '/sign-up/verify/'),
  isNotVerified: defineGuard('isNotVerified', ({ user }) => user?.verified !== true),
  hasSignEula: defineGuard('hasSignEula', ({ user }) => user?.signedEula === true, '/sign-up/eula/'),
  hasDashboardPermission: defineGuard(
    'hasDashboardPermission',
    ({ routePermission, user }) =>
      routePermission === null || (user?.dashboardPermissions.includes(routePermission) ?? false),
    '/403/',
  ),

  isBespoke: defineGuard('isBespoke', ({ user }) => user?.companyId === bespokeCompany),
  isPro: defineGuard('isPro', onPlan('pro'), notFound),
  isNotPro: defineGuard('isNotPro', (context) => !onPlan('pro')(context), notFound),
  isProStore: defineGuard('isProStore', onPlan('pro'), '/teemill-plans/'),
  isTurbo: defineGuard('isTurbo', onPlan('turbo'), notFound),
  isTurboOrInternalUser: defineGuard(
    'isTurboOrInternalUser',
    (context) => onPlan('turbo')(context) || isInternal(context),
    notFound,
  ),
  hasActiveStore: defineGuard('hasActiveStore', ({ store }) => store?.active === true),

  isShopify: defineGuard('isShopify', ({ store }) => store?.integrationType === 'shopify'),
  isNotShopify: defineGuard('isNotShopify', ({ store }) => store?.integrationType !== 'shopify'),
  hasShopifyDeliveryProfile: defineGuard(
    'hasShopifyDeliveryProfile',
    ({ store }) => store?.hasShopifyDeliveryProfile === true,
  ),
  isPaymentProcessorDirect: defineGuard(
    'isPaymentProcessorDirect',
    ({ store }) => store?.paymentProcessor === 'direct',
  ),
  /** On failure the route does not exist, and the visitor stays on its path. */
  isPaymentProcessorNotDirect: defineGuard(
    'isPaymentProcessorNotDirect',
    ({ store }) => store?.paymentProcessor !== 'direct',
    null,
  ),

  hasSignUpBadge: badgeGuard('hasSignUpBadge'),
  hasShopifySignUpBadge: badgeGuard('hasShopifySignUpBadge'),
  hasBillingBadge: badgeGuard('hasBillingBadge'),
  hasDesignerBadge: badgeGuard('hasDesignerBadge'),
  hasProfileBadge: badgeGuard('hasProfileBadge'),
  hasThemeBadge: badgeGuard('hasThemeBadge'),
  hasHomepageBadge: badgeGuard('hasHomepageBadge'),
  hasEntrepreneurBadge: badgeGuard('hasEntrepreneurBadge'),

  isUK: defineGuard('isUK', ({ country }) => regionOf(country) === 'uk'),
  isEU: defineGuard('isEU', ({ country }) => regionOf(country) === 'eu'),
  isRestOfWorld: defineGuard('isRestOfWorld', ({ country }) => regionOf(country) === 'rest-of-world'),

  isHomepageOld: defineGuard(
    'isHomepageOld',
    ({ homepageVariation }) => homepageVariation === 'Old',
    notFound,
  ),
  isHomepageNew: defineGuard(
    'isHomepageNew',
    ({ homepageVariation }) => homepageVariation === 'New',
    notFound,
  ),
} as const satisfies Record<string, Guard>;

/** Name of a guard. */
export type GuardName = keyof typeof guards;
