import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of payments. */
export const paymentsTexts = textArea('payments', { en });

/** The texts of payments in one language. */
export type PaymentsTexts = Translate<typeof en>;
