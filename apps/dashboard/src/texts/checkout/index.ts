import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of checkout. */
export const checkoutTexts = textArea('checkout', { en });

/** The texts of checkout in one language. */
export type CheckoutTexts = Translate<typeof en>;
