import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of order. */
export const orderTexts = textArea('order', { en });

/** The texts of order in one language. */
export type OrderTexts = Translate<typeof en>;

/** Keys of the texts of order. */
export type OrderTextKey = keyof typeof en;
