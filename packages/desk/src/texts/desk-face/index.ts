import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of the editors of menu, footer and banners. */
export const deskFaceTexts = textArea('desk-face', { en });

/** The texts of the editors of menu, footer and banners in one language. */
export type DeskFaceTexts = Translate<typeof en>;
