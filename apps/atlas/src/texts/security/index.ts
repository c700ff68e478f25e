import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of security. */
export const securityTexts = textArea('security', { en });

/** The texts of security in one language. */
export type SecurityTexts = Translate<typeof en>;
