import { textArea } from '@omnis/texts/react';
import type en from './en.ts';

/** What the pages of signing in, security and personal data say: their own English is the key. */
export const securityTexts = textArea<typeof en>('security', {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
});
