import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of profile. */
export const profileTexts = textArea('profile', { en });

/** The texts of profile in one language. */
export type ProfileTexts = Translate<typeof en>;
