/**
 * A code as somebody typed or pasted it, without the invisible letters that come with copied text, such as zero-width
 * spaces, and with full-width forms as the usual ones (platform.md §5).
 *
 * @param typed - what stands in the field
 * @returns the code in the case it was typed in, trimmed
 * @example
 * typedCode(' WELCOME10\u200b'); // 'WELCOME10'
 * typedCode('ＷＥＬＣＯＭＥ１０'); // 'WELCOME10'
 */
export const typedCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
