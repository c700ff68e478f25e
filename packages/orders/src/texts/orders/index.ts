import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import type en from './en.ts';

/** Texts of orders and of what can be done with them after the sale. */
export const ordersTexts = textArea<typeof en>('orders', {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
});

/** Them in one language. */
export type OrdersTexts = Translate<typeof en>;
