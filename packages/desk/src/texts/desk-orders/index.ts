import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of the screens on which orders are built and changed. */
export const deskOrdersTexts = textArea('desk-orders', { en });

/** The texts of the screens on which orders are built and changed in one language. */
export type DeskOrdersTexts = Translate<typeof en>;

/** Keys of the texts of the screens on which orders are built and changed. */
export type DeskOrdersTextKey = keyof typeof en;
