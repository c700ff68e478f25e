import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of draft. */
export const draftTexts = textArea('draft', { en });

/** The texts of draft in one language. */
export type DraftTexts = Translate<typeof en>;
