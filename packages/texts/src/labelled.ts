import { languageOf } from '@omnis/models';

/**
 * A label and its text with a colon between them. French has a space before the colon that does not break.
 *
 * @example
 * ```ts
 * import { labelled } from '@omnis/texts';
 *
 * console.log(labelled('Return', '1042', 'en-GB')); // 'Return: 1042'
 * ```
 */
export function labelled(label: string, text: string, locale: string): string {
  return `${label}${languageOf(locale) === 'fr' ? '\u00a0' : ''}: ${text}`;
}
