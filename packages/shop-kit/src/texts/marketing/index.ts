import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import type en from './en.ts';

/** Texts of what asks for an address: subscribing, the offer, worn cotton. */
export const marketingTexts = textArea<typeof en>('marketing', {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
});

/** Them in one language. */
export type MarketingTexts = Translate<typeof en>;
