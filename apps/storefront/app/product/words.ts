/** How many words a text of HTML has. */
export function wordCount(html: string): number {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .trim();
  return text === '' ? 0 : text.split(/\s+/).length;
}
