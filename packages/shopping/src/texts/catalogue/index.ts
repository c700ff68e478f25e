import type { Translate } from '@omnis/texts';
import { textArea } from '@omnis/texts/react';
import type en from './en.ts';

/** Texts of lists of products: collections, search, favourites, what was viewed, adding from a list. */
export const catalogueTexts = textArea<typeof en>('catalogue', {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
});

/** Them in one language. */
export type CatalogueTexts = Translate<typeof en>;
