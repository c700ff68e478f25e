import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of app. */
export const appTexts = textArea('app', { en });

/** The texts of app in one language. */
export type AppTexts = Translate<typeof en>;
