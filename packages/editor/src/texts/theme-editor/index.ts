import type { Translate, Translation } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of the theme editor. An application provides other languages by the name of the area, `theme-editor`. */
export const themeEditorTexts = textArea('theme-editor', { en });

/** The texts of the theme editor in one language. */
export type ThemeEditorTexts = Translate<typeof en>;

/** The texts of the theme editor for another language: each text that the English ones have. */
export type ThemeEditorTranslation = Translation<typeof en>;
