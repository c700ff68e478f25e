import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of the connection to Shopify, and of sending products there. */
export const shopifyTexts = textArea('shopify', { en });

/** The same texts in one language. */
export type ShopifyTexts = Translate<typeof en>;
