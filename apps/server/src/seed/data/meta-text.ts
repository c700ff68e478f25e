/** Longest text that search engines show of a page. */
const longest = 155;

/** What a page says of itself to search engines: whole sentences as far as they fit, else cut at a word. */
export function metaText(text: string): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const sentences = cut.match(/^.*[.!?](?=\s)/)?.[0];
  return sentences ?? `${cut.slice(0, -1).replace(/\s+\S*$/, '')}…`;
}
