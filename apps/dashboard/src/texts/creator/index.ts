import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of creator. */
export const creatorTexts = textArea('creator', { en });

/** The texts of creator in one language. */
export type CreatorTexts = Translate<typeof en>;
