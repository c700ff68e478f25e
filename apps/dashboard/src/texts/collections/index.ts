import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of collections. */
export const collectionsTexts = textArea('collections', { en });

/** The texts of collections in one language. */
export type CollectionsTexts = Translate<typeof en>;
