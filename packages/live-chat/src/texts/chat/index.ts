import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import type en from './en.ts';

/** Texts of the live chat. */
export const chatTexts = textArea<typeof en>('chat', {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
});

/** Them in one language. */
export type ChatTexts = Translate<typeof en>;
