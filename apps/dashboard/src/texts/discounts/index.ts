import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of discounts. */
export const discountsTexts = textArea('discounts', { en });

/** The texts of discounts in one language. */
export type DiscountsTexts = Translate<typeof en>;
