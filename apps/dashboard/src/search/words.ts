/** Words of a text without accents and capitals. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/**
 * Tells whether every word that was typed begins a word of a text.
 *
 * @example
 * isFoundBy('vat num', 'Company: VAT number'); // true
 */
export function isFoundBy(q: string, text: string): boolean {
  const parts = wordsOf(text);
  return wordsOf(q).every((word) => parts.some((part) => part.startsWith(word)));
}
