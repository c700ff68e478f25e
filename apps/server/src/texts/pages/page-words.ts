import { localeIn, type Language } from '@omnis/models';
import type { FastifyRequest } from 'fastify';
import type { Division } from '../../tenancy/division.ts';
import { visitorLanguage } from '../../http/visitor-language.ts';
import { speaker, type Say } from '../say.ts';
import { frenchPages } from './french.ts';
import { germanPages } from './german.ts';

/** How a page of the server's own speaks to its visitor. */
export interface PageWords {
  readonly language: Language;
  /** Locale for dates, numbers and money. */
  readonly locale: string;
  readonly say: Say<keyof typeof germanPages>;
}

const sayIn = speaker({ de: germanPages, fr: frenchPages });

/** The words of a page in a language. */
export function pageWordsIn(language: Language, division: Pick<Division, 'locale'>): PageWords {
  return { language, locale: localeIn(language, division.locale), say: sayIn(language) };
}

/** The words of a page in the language of who asks for it. */
export function pageWords(
  request: Pick<FastifyRequest, 'cookies' | 'headers'>,
  division: Pick<Division, 'languages' | 'locale'>,
): PageWords {
  return pageWordsIn(visitorLanguage(request, division), division);
}
