import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of search. */
export const searchTexts = textArea('search', { en });

/** The texts of search in one language. */
export type SearchTexts = Translate<typeof en>;
