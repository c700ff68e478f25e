import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of reviews. */
export const reviewsTexts = textArea('reviews', { en });

/** The texts of reviews in one language. */
export type ReviewsTexts = Translate<typeof en>;
