import type { Translate, Translation } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of the theme editor. German and French are fetched when they are needed. */
export const themeEditorTexts = textArea<typeof en>('theme-editor', {
  en,
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
});

/** The texts of the theme editor in one language. */
export type ThemeEditorTexts = Translate<typeof en>;

/** The texts of the theme editor for another language: each text that the English ones have. */
export type ThemeEditorTranslation = Translation<typeof en>;
