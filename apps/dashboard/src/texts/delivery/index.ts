import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of delivery. */
export const deliveryTexts = textArea('delivery', { en });

/** The texts of delivery in one language. */
export type DeliveryTexts = Translate<typeof en>;
