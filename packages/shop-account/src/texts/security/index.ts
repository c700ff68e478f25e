import { textArea } from '@omnis/texts/react';
import type en from './en.ts';

/** Texts of the pages about signing in, security and personal data: their own English is the key. */
export const securityTexts = textArea<typeof en>('security', {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
});
