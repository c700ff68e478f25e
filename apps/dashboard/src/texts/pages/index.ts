import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of pages. */
export const pagesTexts = textArea('pages', { en });

/** The texts of pages in one language. */
export type PagesTexts = Translate<typeof en>;
