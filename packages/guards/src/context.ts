import type { HomepageVariation } from '@omnis/models';

/** Plans of a store (platform.md §1). */
export const storePlans = ['standard', 'turbo', 'pro'] as const;

/** Plan of a store. */
export type StorePlan = (typeof storePlans)[number];

/** The signed-in user, as far as access depends on it. */
export interface GuardUser {
  internal: boolean;
  verified: boolean;
  signedEula: boolean;
  /** Company of the user; 52 is the bespoke company. */
  companyId: number | null;
  /** Division of the user; 12 is the platform's own store. */
  divisionId: number | null;
  /** True when the user signed in on an internal subdomain. */
  internalSubdomain: boolean;
  /** Names of granted dashboard permissions, in the store that is managed. */
  dashboardPermissions: readonly string[];
  /** True when signing in takes a second factor. */
  twoFactorAuthEnabled: boolean;
  /** True when their permissions wait for a second factor, which they have had enough time to set up. */
  twoFactorOwed: boolean;
}

/** The store being visited or managed, as far as access depends on it. */
export interface GuardStore {
  active: boolean;
  plan: StorePlan;
  /** True when staff have closed it for a review. */
  underReview: boolean;
  /** True when the coming-soon page is on. */
  comingSoon: boolean;
  passwordProtected: boolean;
  /** True when this visitor may see the closed store: one of its users, or someone who gave its password. */
  visitorAllowed: boolean;
  /** `shopify` for a store that sells through Shopify; null for none. */
  integrationType: string | null;
  hasShopifyDeliveryProfile: boolean;
  /** Party that takes the payments. */
  paymentProcessor: 'teemill' | 'direct';
  /** True when its team must have a second factor. */
  force2fa: boolean;
  /** Completion badges. */
  badges: readonly { code: string; unlocked: boolean }[];
}

/** All that a guard may look at: plain data, the same on the server and in the browser. */
export interface GuardContext {
  /** Path and query being visited, from its slash on. */
  path: string;
  /** True when this is the staff app. */
  atlas: boolean;
  user: GuardUser | null;
  store: GuardStore | null;
  /** Country of the visitor from its cookie, ISO 3166-1 alpha-2 (Greece as EL or GR); null: not known. */
  country: string | null;
  /** Variation of the homepage split test that the visitor sees. */
  homepageVariation: HomepageVariation | null;
  /** Dashboard permission that the route needs; null: none. */
  routePermission: string | null;
}

/** Context whose fields may be left out, down to those of user and store. */
export type PartialGuardContext = Partial<Omit<GuardContext, 'user' | 'store'>> & {
  user?: Partial<GuardUser> | null;
  store?: Partial<GuardStore> | null;
};

const nowhere: Omit<GuardContext, 'user' | 'store'> = {
  path: '/',
  atlas: false,
  country: null,
  homepageVariation: null,
  routePermission: null,
};

const nobody: GuardUser = {
  internal: false,
  verified: false,
  signedEula: false,
  companyId: null,
  divisionId: null,
  internalSubdomain: false,
  dashboardPermissions: [],
  twoFactorAuthEnabled: false,
  twoFactorOwed: false,
};

const anyStore: GuardStore = {
  active: false,
  plan: 'standard',
  underReview: false,
  comingSoon: false,
  passwordProtected: false,
  visitorAllowed: false,
  integrationType: null,
  hasShopifyDeliveryProfile: false,
  paymentProcessor: 'teemill',
  force2fa: false,
  badges: [],
};

/** Puts given values over defaults; a field that is undefined, or null as JSON has it, is not given. */
function fill<T extends object>(defaults: T, given: Partial<T>): T {
  const fields = Object.entries(given).filter(([, value]) => value !== undefined && value !== null);
  return { ...defaults, ...Object.fromEntries(fields) };
}

/**
 * A whole context: what is left out is what grants least, but for a store, which is taken to be open.
 *
 * @example
 * createGuardContext({ path: '/dashboard/', user: { verified: true } });
 */
export function createGuardContext(given: PartialGuardContext | null = {}): GuardContext {
  const { user, store, ...rest } = given ?? {};
  return {
    ...fill(nowhere, rest),
    user: user ? fill(nobody, user) : null,
    store: store ? fill(anyStore, store) : null,
  };
}
