import { languageOf } from '@omnis/models';

/**
 * A title as it is written within a sentence: in small letters, except in German, which writes nouns with a capital.
 *
 * @param title - A title of the interface, for example a heading.
 * @param locale - BCP 47 locale of the sentence.
 * @example
 * ```ts
 * import { inSentence } from '@omnis/texts';
 *
 * console.log(inSentence('Delivery', 'en-GB')); // 'delivery'
 * console.log(inSentence('Lieferung', 'de-DE')); // 'Lieferung'
 * ```
 */
export function inSentence(title: string, locale: string): string {
  return languageOf(locale) === 'de' ? title : title.toLocaleLowerCase(locale);
}
