import { expect, it } from 'vitest';
import { blockConditions, type ConditionFacts } from './block-conditions.ts';

const facts: ConditionFacts = {
  plan: 'standard',
  integrationType: null,
  paymentProcessor: 'teemill',
  country: 'GB',
};
const holding = (changes: Partial<ConditionFacts>): string[] =>
  Object.entries(blockConditions({ ...facts, ...changes })).flatMap(([name, holds]) => (holds ? [name] : []));

it.each([
  [{}, ['isNotPro', 'isNotShopify', 'isPaymentProcessorNotDirect', 'isUK']],
  [{ plan: 'pro' }, ['isPro', 'isNotShopify', 'isPaymentProcessorNotDirect', 'isUK']],
  [{ plan: 'turbo' }, ['isNotPro', 'isTurbo', 'isNotShopify', 'isPaymentProcessorNotDirect', 'isUK']],
  [{ integrationType: 'shopify' }, ['isNotPro', 'isShopify', 'isPaymentProcessorNotDirect', 'isUK']],
  [{ paymentProcessor: 'direct' }, ['isNotPro', 'isNotShopify', 'isPaymentProcessorDirect', 'isUK']],
  [{ country: 'GR' }, ['isNotPro', 'isNotShopify', 'isPaymentProcessorNotDirect', 'isEU']],
  [{ country: 'US' }, ['isNotPro', 'isNotShopify', 'isPaymentProcessorNotDirect', 'isRestOfWorld']],
] as const)(
  'platform.md §6 isPro, isTurbo, isShopify, isUK, isEU, isRestOfWorld: blocks see %j',
  (changes, names) => {
    expect(holding(changes)).toEqual(names);
  },
);
