import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of appearance. */
export const appearanceTexts = textArea('appearance', { en });

/** The texts of appearance in one language. */
export type AppearanceTexts = Translate<typeof en>;
