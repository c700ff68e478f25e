import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of overview. */
export const overviewTexts = textArea('overview', { en });

/** The texts of overview in one language. */
export type OverviewTexts = Translate<typeof en>;
