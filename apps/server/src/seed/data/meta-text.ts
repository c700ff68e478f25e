/** Longest text that search engines show of a page. */
const longest = 155;

/**
 * Description of a page for search engines: cut at a word, and as long as there is room. Its first sentence alone would
 * be that of every garment with the same print.
 */
export function metaText(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\s,;:]+\S*$/, '')}…`;
}
