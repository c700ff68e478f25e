import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of parts. */
export const partsTexts = textArea('parts', { en });

/** The texts of parts in one language. */
export type PartsTexts = Translate<typeof en>;
