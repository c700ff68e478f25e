import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of access. */
export const accessTexts = textArea('access', { en });

/** The texts of access in one language. */
export type AccessTexts = Translate<typeof en>;
