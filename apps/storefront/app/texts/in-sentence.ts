import { languageOf } from '@omnis/models';

/**
 * A title within a sentence: small, but for German, which writes nouns large.
 *
 * @example
 * inSentence('Delivery', 'en-GB'); // 'delivery'
 * inSentence('Lieferung', 'de-DE'); // 'Lieferung'
 */
export function inSentence(title: string, locale: string): string {
  return languageOf(locale) === 'de' ? title : title.toLocaleLowerCase(locale);
}
