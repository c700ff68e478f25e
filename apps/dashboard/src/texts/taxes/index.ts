import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of taxes. */
export const taxesTexts = textArea('taxes', { en });

/** The texts of taxes in one language. */
export type TaxesTexts = Translate<typeof en>;
