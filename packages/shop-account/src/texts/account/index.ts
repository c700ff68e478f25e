import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import type en from './en.ts';

/** Texts of a customer’s own pages, and of signing in and up. */
export const accountTexts = textArea<typeof en>('account', {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
});

/** Them in one language. */
export type AccountTexts = Translate<typeof en>;
