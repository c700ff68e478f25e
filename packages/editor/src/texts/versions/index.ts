import type { Translate, Translation } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of drafts, the history and other people in the page editor. */
export const versionTexts = textArea('editor-versions', {
  en,
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
});

/** The texts of drafts, the history and other people, in one language. */
export type VersionTexts = Translate<typeof en>;

/** The texts of drafts, the history and other people for another language: each text that the English ones have. */
export type VersionTranslation = Translation<typeof en>;
