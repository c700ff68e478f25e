import { localeIn, type Language } from '@omnis/models';
import type { Division } from '../../tenancy/division.ts';
import { speaker, type Say } from '../say.ts';
import { frenchPapers } from './french.ts';
import { germanPapers } from './german.ts';

/** How a paper speaks: an invoice, or the label of a return. */
export interface PaperWords {
  readonly language: Language;
  /** Locale for dates, numbers and money. */
  readonly locale: string;
  readonly say: Say<keyof typeof germanPapers>;
}

const sayIn = speaker({ de: germanPapers, fr: frenchPapers });

/** The words of a paper in a language. */
export function paperWords(language: Language, division: Pick<Division, 'locale'>): PaperWords {
  return { language, locale: localeIn(language, division.locale), say: sayIn(language) };
}
