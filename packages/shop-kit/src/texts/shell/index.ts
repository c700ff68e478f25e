import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import type en from './en.ts';

/** Texts of what every page has around it, and of what may stand on any page. */
export const shellTexts = textArea<typeof en>('shell', {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
});

/** Them in one language. */
export type ShellTexts = Translate<typeof en>;
