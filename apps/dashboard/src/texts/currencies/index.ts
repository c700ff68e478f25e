import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of currencies. */
export const currenciesTexts = textArea('currencies', { en });

/** The texts of currencies in one language. */
export type CurrenciesTexts = Translate<typeof en>;
