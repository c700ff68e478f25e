import type { AllPolicyWords } from '../../policy.types.ts';
import { cookies } from './cookies.ts';
import { privacy } from './privacy.ts';
import { termsOfSale } from './terms-of-sale.ts';
import { termsOfUse } from './terms-of-use.ts';

/** The policies in German. */
export const german: AllPolicyWords = {
  'terms-of-use': termsOfUse,
  'terms-of-sale': termsOfSale,
  'use-of-cookies-and-disclaimer': cookies,
  'privacy-policy': privacy,
};
