import { languageOf } from '@omnis/models';

/**
 * Something with what it is about, behind a colon, before which French leaves a space that does not break.
 *
 * @example
 * labelled('Return', '1042', 'en-GB'); // 'Return: 1042'
 */
export function labelled(label: string, text: string, locale: string): string {
  return `${label}${languageOf(locale) === 'fr' ? '\u00a0' : ''}: ${text}`;
}
