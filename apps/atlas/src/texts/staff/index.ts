import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of staff. */
export const staffTexts = textArea('staff', { en });

/** The texts of staff in one language. */
export type StaffTexts = Translate<typeof en>;

/** Keys of the texts of staff. */
export type StaffTextKey = keyof typeof en;
