import type { Translate, Translation } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of the page editor. An application provides other languages by the name of the area, `editor`. */
export const editorTexts = textArea('editor', { en });

/** The texts of the page editor in one language. */
export type EditorTexts = Translate<typeof en>;

/** Keys of the texts of the page editor. */
export type EditorTextKey = keyof typeof en;

/** The texts of the page editor for another language: each text that the English ones have. */
export type EditorTranslation = Translation<typeof en>;
