import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of imports. */
export const importsTexts = textArea('imports', { en });

/** The texts of imports in one language. */
export type ImportsTexts = Translate<typeof en>;
