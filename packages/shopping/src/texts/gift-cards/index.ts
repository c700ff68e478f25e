import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import type en from './en.ts';

/** Texts of gift cards: for whom they are, paying with them, and what they have left. */
export const giftCardTexts = textArea<typeof en>('gift-cards', {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
});

/** Them in one language. */
export type GiftCardTexts = Translate<typeof en>;
