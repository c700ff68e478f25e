import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of the blog. */
export const blogTexts = textArea('blog', { en });

/** The texts of the blog in one language. */
export type BlogTexts = Translate<typeof en>;
