import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of the cards by which a team works on an order. */
export const deskWorkTexts = textArea('desk-work', { en });

/** The texts of the cards by which a team works on an order in one language. */
export type DeskWorkTexts = Translate<typeof en>;
