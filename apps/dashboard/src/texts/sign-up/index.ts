import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of sign up. */
export const signUpTexts = textArea('sign-up', { en });

/** The texts of sign up in one language. */
export type SignUpTexts = Translate<typeof en>;
