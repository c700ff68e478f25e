import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of the page of the seasonal banner. */
export const seasonalTexts = textArea('seasonal', { en });
