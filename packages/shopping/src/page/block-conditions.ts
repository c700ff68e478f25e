import { createGuardContext, guards, type GuardName } from '@omnis/guards';

/**
 * Conditions that blocks can name (storefront.md §3 Block): guards of platform.md §6 that are about the store, where the visitor is,
 * and whether they are internal or of the bespoke company, which is known a moment after the page is there. A condition only hides: what is for some people
 * alone stands on a page for them.
 */
export const blockConditionNames = [
  'isPro',
  'isNotPro',
  'isTurbo',
  'isTurboOrInternalUser',
  'internalUser',
  'isBespoke',
  'isShopify',
  'isNotShopify',
  'hasShopifyDeliveryProfile',
  'isPaymentProcessorDirect',
  'isPaymentProcessorNotDirect',
  'isUK',
  'isEU',
  'isRestOfWorld',
  'hasSignUpBadge',
  'hasShopifySignUpBadge',
  'hasBillingBadge',
  'hasDesignerBadge',
  'hasProfileBadge',
  'hasThemeBadge',
  'hasHomepageBadge',
  'hasEntrepreneurBadge',
] as const satisfies readonly GuardName[];

/** Facts that the conditions look at. */
export interface ConditionFacts {
  readonly plan: 'standard' | 'pro' | 'turbo';
  readonly integrationType: string | null;
  readonly hasShopifyDeliveryProfile: boolean;
  readonly paymentProcessor: 'teemill' | 'direct';
  /** ISO 3166 code. */
  readonly country: string;
  /** Codes of the completion badges that the store has won. */
  readonly badges: readonly string[];
  /** True for a visitor who works for the store; false while that is not known. */
  readonly internal: boolean;
  /** True for staff who visit the store from an internal subdomain; false while that is not known. */
  readonly internalSubdomain: boolean;
  /** The store; internal subdomains do not count in the platform's own. */
  readonly divisionId: number;
  /** Company of the account of the visitor; 52 is the bespoke company. null: none, or not known yet. */
  readonly companyId: number | null;
}

/** Which conditions hold. */
export function blockConditions({
  country,
  badges,
  internal,
  internalSubdomain,
  divisionId,
  companyId,
  ...store
}: ConditionFacts): Record<string, boolean> {
  const context = createGuardContext({
    country,
    user: { internal, internalSubdomain, divisionId, companyId },
    store: { ...store, badges: badges.map((code) => ({ code, unlocked: true })) },
  });
  return Object.fromEntries(blockConditionNames.map((name) => [name, guards[name](context)]));
}
