import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of products. */
export const productsTexts = textArea('products', { en });

/** The texts of products in one language. */
export type ProductsTexts = Translate<typeof en>;

/** Keys of the texts of products. */
export type ProductsTextKey = keyof typeof en;
