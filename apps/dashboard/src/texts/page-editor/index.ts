import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of page editor. */
export const pageEditorTexts = textArea('page-editor', { en });

/** The texts of page editor in one language. */
export type PageEditorTexts = Translate<typeof en>;
