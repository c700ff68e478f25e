import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of figures. */
export const figuresTexts = textArea('figures', { en });

/** The texts of figures in one language. */
export type FiguresTexts = Translate<typeof en>;
