import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of stock. */
export const stockTexts = textArea('stock', { en });

/** The texts of stock in one language. */
export type StockTexts = Translate<typeof en>;
