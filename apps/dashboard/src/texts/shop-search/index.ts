import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of the page of the shop's search. */
export const shopSearchTexts = textArea('shop-search', { en });

/** The texts of the shop's search in one language. */
export type ShopSearchTexts = Translate<typeof en>;
