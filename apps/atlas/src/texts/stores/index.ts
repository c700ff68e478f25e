import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of stores. */
export const storesTexts = textArea('stores', { en });

/** The texts of stores in one language. */
export type StoresTexts = Translate<typeof en>;

/** Keys of the texts of stores. */
export type StoresTextKey = keyof typeof en;
