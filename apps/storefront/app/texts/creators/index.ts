import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import type en from './en.ts';

/** Texts of the pages of those who make or design products. */
export const creatorTexts = textArea<typeof en>('creators', {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
});

/** Them in one language. */
export type CreatorTexts = Translate<typeof en>;
