import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import type en from './en.ts';

/** Texts of what a shopper makes of a product before it is bought, and of bundles. */
export const makingTexts = textArea<typeof en>('making', {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
});

/** Them in one language. */
export type MakingTexts = Translate<typeof en>;
