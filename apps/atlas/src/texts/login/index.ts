import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of login. */
export const loginTexts = textArea('login', { en });

/** The texts of login in one language. */
export type LoginTexts = Translate<typeof en>;
