import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of gift cards. */
export const giftCardsTexts = textArea('gift-cards', { en });

/** The texts of gift cards in one language. */
export type GiftCardsTexts = Translate<typeof en>;
