import { badgeCodes } from '@omnis/guards';
import { expect, it } from 'vitest';
import { blockConditions, type ConditionFacts } from './block-conditions.ts';

const facts: ConditionFacts = {
  plan: 'standard',
  integrationType: null,
  hasShopifyDeliveryProfile: false,
  paymentProcessor: 'teemill',
  country: 'GB',
  badges: [],
  internal: false,
  internalSubdomain: false,
  divisionId: 21,
  companyId: null,
};
const holding = (changes: Partial<ConditionFacts>): string[] =>
  Object.entries(blockConditions({ ...facts, ...changes })).flatMap(([name, holds]) => (holds ? [name] : []));

it.each([
  [{}, ['isNotPro', 'isNotShopify', 'isPaymentProcessorNotDirect', 'isUK']],
  [{ plan: 'pro' }, ['isPro', 'isNotShopify', 'isPaymentProcessorNotDirect', 'isUK']],
  [
    { plan: 'turbo' },
    ['isNotPro', 'isTurbo', 'isTurboOrInternalUser', 'isNotShopify', 'isPaymentProcessorNotDirect', 'isUK'],
  ],
  [{ integrationType: 'shopify' }, ['isNotPro', 'isShopify', 'isPaymentProcessorNotDirect', 'isUK']],
  [
    { integrationType: 'shopify', hasShopifyDeliveryProfile: true },
    ['isNotPro', 'isShopify', 'hasShopifyDeliveryProfile', 'isPaymentProcessorNotDirect', 'isUK'],
  ],
  [{ paymentProcessor: 'direct' }, ['isNotPro', 'isNotShopify', 'isPaymentProcessorDirect', 'isUK']],
  [
    { internal: true },
    [
      'isNotPro',
      'isTurboOrInternalUser',
      'internalUser',
      'isNotShopify',
      'isPaymentProcessorNotDirect',
      'isUK',
    ],
  ],
  [
    { internalSubdomain: true },
    [
      'isNotPro',
      'isTurboOrInternalUser',
      'internalUser',
      'isNotShopify',
      'isPaymentProcessorNotDirect',
      'isUK',
    ],
  ],
  [
    { internalSubdomain: true, divisionId: 12 },
    ['isNotPro', 'isNotShopify', 'isPaymentProcessorNotDirect', 'isUK'],
  ],
  [{ companyId: 52 }, ['isNotPro', 'isBespoke', 'isNotShopify', 'isPaymentProcessorNotDirect', 'isUK']],
  [{ companyId: 51 }, ['isNotPro', 'isNotShopify', 'isPaymentProcessorNotDirect', 'isUK']],
  [{ country: 'GR' }, ['isNotPro', 'isNotShopify', 'isPaymentProcessorNotDirect', 'isEU']],
  [{ country: 'US' }, ['isNotPro', 'isNotShopify', 'isPaymentProcessorNotDirect', 'isRestOfWorld']],
] as const)(
  'platform.md §6 isPro, isNotPro, isTurbo, isTurboOrInternalUser, internalUser, isBespoke (company id 52), isShopify, isNotShopify, isUK, isEU, isRestOfWorld: blocks see %j',
  (changes, names) => {
    expect(holding(changes)).toEqual(names);
  },
);

it.each(Object.entries(badgeCodes))(
  'platform.md §6 badge guard %s: blocks wait for the badge %s',
  (guard, code) => {
    expect(holding({})).not.toContain(guard);
    expect(holding({ badges: [code] })).toContain(guard);
    expect(holding({ badges: Object.values(badgeCodes).filter((other) => other !== code) })).not.toContain(
      guard,
    );
  },
);
