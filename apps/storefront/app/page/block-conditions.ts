import { createGuardContext, guards, type GuardName } from '@omnis/guards';

/**
 * Conditions that blocks can name (storefront.md §3 Block): guards of platform.md §6 that are about the store and about
 * where the visitor is. Those about who is signed in stand on pages, whose documents are not shared.
 */
export const blockConditionNames = [
  'isPro',
  'isNotPro',
  'isTurbo',
  'isShopify',
  'isNotShopify',
  'isPaymentProcessorDirect',
  'isPaymentProcessorNotDirect',
  'isUK',
  'isEU',
  'isRestOfWorld',
] as const satisfies readonly GuardName[];

/** What the conditions look at. */
export interface ConditionFacts {
  readonly plan: 'standard' | 'pro' | 'turbo';
  readonly integrationType: string | null;
  readonly paymentProcessor: 'teemill' | 'direct';
  /** ISO 3166 code. */
  readonly country: string;
}

/** Which conditions hold. */
export function blockConditions({ country, ...store }: ConditionFacts): Record<string, boolean> {
  const context = createGuardContext({ country, store });
  return Object.fromEntries(blockConditionNames.map((name) => [name, guards[name](context)]));
}
