import type { Entries } from '@omnis/texts';
import quotesDe from './quotes/de.ts';
import quotesEn from './quotes/en.ts';
import quotesFr from './quotes/fr.ts';
import studioDe from './studio/de.ts';
import studioEn from './studio/en.ts';
import studioFr from './studio/fr.ts';

/** All texts of this package in every language, by the names of their modules: for `provideTexts` on a server and in tests. */
export const texts: Readonly<Record<string, Entries>> = {
  'quotes/en.ts': quotesEn,
  'quotes/de.ts': quotesDe,
  'quotes/fr.ts': quotesFr,
  'studio/en.ts': studioEn,
  'studio/de.ts': studioDe,
  'studio/fr.ts': studioFr,
};
