import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import type en from './en.ts';

/** Texts of asking for a quote and of answering it. */
export const quotesTexts = textArea<typeof en>('quotes', {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
});

/** Them in one language. */
export type QuotesTexts = Translate<typeof en>;
