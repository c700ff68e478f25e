import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of creators. */
export const creatorsTexts = textArea('creators', { en });

/** The texts of creators in one language. */
export type CreatorsTexts = Translate<typeof en>;
