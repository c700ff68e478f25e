import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of import. */
export const importTexts = textArea('import', { en });

/** The texts of import in one language. */
export type ImportTexts = Translate<typeof en>;
