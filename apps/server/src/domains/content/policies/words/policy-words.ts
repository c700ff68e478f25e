import type { Language } from '@omnis/models';
import type { AllPolicyWords } from '../policy.types.ts';
import { english } from './en/index.ts';
import { french } from './fr/index.ts';
import { german } from './de/index.ts';

/** The policies in every language. */
export const policyWords: Readonly<Record<Language, AllPolicyWords>> = {
  en: english,
  de: german,
  fr: french,
};
