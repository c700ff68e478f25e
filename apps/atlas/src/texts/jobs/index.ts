import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of jobs. */
export const jobsTexts = textArea('jobs', { en });

/** The texts of jobs in one language. */
export type JobsTexts = Translate<typeof en>;

/** Keys of the texts of jobs. */
export type JobsTextKey = keyof typeof en;
