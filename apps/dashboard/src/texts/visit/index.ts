import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of visit. */
export const visitTexts = textArea('visit', { en });

/** The texts of visit in one language. */
export type VisitTexts = Translate<typeof en>;
