import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of orders. */
export const ordersTexts = textArea('orders', { en });

/** The texts of orders in one language. */
export type OrdersTexts = Translate<typeof en>;

/** Keys of the texts of orders. */
export type OrdersTextKey = keyof typeof en;
