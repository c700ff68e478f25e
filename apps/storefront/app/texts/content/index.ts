import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import type en from './en.ts';

/** Texts of stories, help, policies and the sitemap. */
export const contentTexts = textArea<typeof en>('content', {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
});

/** Them in one language. */
export type ContentTexts = Translate<typeof en>;
