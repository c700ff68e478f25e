/** Words of a description that are shown at first, unless a shop's theme says another number (storefront.md §3 Theme). */
export const usualWordLimit = 60;

/** Number of words in a text of HTML. */
export function wordCount(html: string): number {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .trim();
  return text === '' ? 0 : text.split(/\s+/).length;
}

const isVoid = /^<(?:br|hr|img)\b/i;
const isClosing = /^<\//;

/** How far a text goes with so many of its words at most, and how many those are. */
function firstWords(text: string, most: number): { readonly end: number; readonly count: number } {
  let end = 0;
  let count = 0;
  for (const { 0: word, index } of text.replaceAll('&nbsp;', '      ').matchAll(/\S+/g)) {
    if (count === most) break;
    count += 1;
    end = index + word.length;
  }
  return { end, count };
}

/**
 * HTML with all that follows its first words marked (`data-rest`), and what stands for it while it is hidden
 * (`data-more`). All of it stays in the page: browsers without scripts show it whole.
 *
 * @param html - made safe by the server
 * @param limit - words that are never hidden
 */
export function markRest(html: string, limit: number): string {
  let left = limit;
  // Elements that are open and marked: what is in them is hidden with them.
  let marked = 0;
  return html.replace(/<[^>]*>|[^<]+/g, (part) => {
    if (part.startsWith('<')) {
      if (left > 0) return part;
      if (isClosing.test(part)) {
        marked = Math.max(0, marked - 1);
        return part;
      }
      if (!isVoid.test(part)) marked += 1;
      return part.replace(/\s*\/?>$/, ' data-rest>');
    }
    const { end, count } = firstWords(part, left);
    if (left === 0) return marked > 0 || part.trim() === '' ? part : `<span data-rest>${part}</span>`;
    left -= count;
    if (left > 0) return part;
    const start = part.slice(0, end);
    const more = `<span data-more>${/[.!?]$/.test(start) ? ' …' : '…'}</span>`;
    const rest = part.slice(end);
    return `${start}${more}${rest.trim() === '' ? '' : `<span data-rest>${rest}</span>`}`;
  });
}
