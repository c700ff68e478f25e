import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of the forms in which customers are changed. */
export const deskCustomersTexts = textArea('desk-customers', { en });

/** The texts of the forms in which customers are changed in one language. */
export type DeskCustomersTexts = Translate<typeof en>;

/** Keys of the texts of the forms in which customers are changed. */
export type DeskCustomersTextKey = keyof typeof en;
