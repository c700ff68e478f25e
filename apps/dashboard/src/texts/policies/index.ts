import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of the policies. */
export const policiesTexts = textArea('policies', { en });

/** The texts of the policies in one language. */
export type PoliciesTexts = Translate<typeof en>;
