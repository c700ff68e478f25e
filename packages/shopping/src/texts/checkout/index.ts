import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import type en from './en.ts';

/** Texts of the checkout and of paying. */
export const checkoutTexts = textArea<typeof en>('checkout', {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
});

/** Them in one language. */
export type CheckoutTexts = Translate<typeof en>;
