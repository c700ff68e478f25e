export {
  guardsForPath,
  owesNoFactor,
  signedOutElse,
  storeUnderReview,
  unsignedOnly,
  unverifiedOnly,
} from './app-guards.ts';
export type { GuardedApp } from './app-guards.ts';
export { homepageVariations, type HomepageVariation } from '@omnis/models';
export { createGuardContext, storePlans } from './context.ts';
export type { GuardContext, GuardStore, GuardUser, PartialGuardContext, StorePlan } from './context.ts';
export { euCountries, regionOf } from './countries.ts';
export type { Region } from './countries.ts';
export { featureDefaults, featureFlags, isFeatureOn } from './feature-flags.ts';
export type { FeatureName, FeatureVisitor } from './feature-flags.ts';
export { defaultRedirect, defineGuard } from './guard.ts';
export type { Guard, GuardRedirect } from './guard.ts';
export { badgeCodes, guards, needsPermission, storeUnderReviewPath } from './guards.ts';
export type { GuardName } from './guards.ts';
export { createRedirectChain } from './redirect-chain.ts';
export type { RedirectChain } from './redirect-chain.ts';
export {
  dashboardAccess,
  followRedirects,
  guardsForPage,
  notFoundPath,
  redirectLimit,
  runGuards,
} from './run-guards.ts';
export type { Destination, GuardRef, GuardResult } from './run-guards.ts';
export { loginPath, safeRedirect } from './safe-redirect.ts';
