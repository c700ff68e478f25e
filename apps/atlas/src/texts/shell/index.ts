import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of shell. */
export const shellTexts = textArea('shell', { en });

/** The texts of shell in one language. */
export type ShellTexts = Translate<typeof en>;

/** Keys of the texts of shell. */
export type ShellTextKey = keyof typeof en;
