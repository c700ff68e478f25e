import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of team. */
export const teamTexts = textArea('team', { en });

/** The texts of team in one language. */
export type TeamTexts = Translate<typeof en>;
