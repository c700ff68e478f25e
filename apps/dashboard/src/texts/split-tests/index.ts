import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of split tests. */
export const splitTestsTexts = textArea('split-tests', { en });

/** The texts of split tests in one language. */
export type SplitTestsTexts = Translate<typeof en>;
