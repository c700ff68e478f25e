import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of abandoned. */
export const abandonedTexts = textArea('abandoned', { en });

/** The texts of abandoned in one language. */
export type AbandonedTexts = Translate<typeof en>;
