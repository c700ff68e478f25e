import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of plans. */
export const plansTexts = textArea('plans', { en });

/** The texts of plans in one language. */
export type PlansTexts = Translate<typeof en>;
