import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of the parts of forms that dashboard and atlas share. */
export const deskPartsTexts = textArea('desk-parts', { en });

/** The texts of the parts of forms that dashboard and atlas share in one language. */
export type DeskPartsTexts = Translate<typeof en>;

/** Keys of the texts of the parts of forms that dashboard and atlas share. */
export type DeskPartsTextKey = keyof typeof en;
