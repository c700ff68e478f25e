import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of product. */
export const productTexts = textArea('product', { en });

/** The texts of product in one language. */
export type ProductTexts = Translate<typeof en>;
