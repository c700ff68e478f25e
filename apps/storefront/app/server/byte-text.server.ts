/**
 * The bytes of a text in UTF-8, a character for a byte. A page nearly always has a character that Latin-1 has not, a
 * typographic apostrophe or the euro's sign, which makes its text two bytes a character for V8: twice the memory, slower
 * to search, and to be counted before it is written. As bytes it is short, found by ASCII as before, and written as it is.
 *
 * @example
 * byteText('€'); // 'â\x82¬'
 */
export const byteText = (text: string): string => Buffer.from(text).toString('latin1');

/** The text whose bytes a {@link byteText} has. */
export const textOfBytes = (bytes: string): string => Buffer.from(bytes, 'latin1').toString();
