/**
 * A text cut to a number of characters, the ellipsis included; whole words where one ends near the cut. Characters are
 * code points, so that no emoji is halved.
 *
 * @example
 * truncateText('The softest T-shirt that we have ever made', 20); // 'The softest T-shirt…'
 */
export function truncateText(text: string, limit: number): string {
  // A code point is at most two units: what is short enough is not taken apart.
  if (text.length <= limit) return text;
  const characters = Array.from(text.slice(0, limit * 2 + 2));
  if (characters.length <= limit) return text;
  const cut = characters.slice(0, limit - 1).join('');
  const space = cut.lastIndexOf(' ');
  const nextIsSpace = characters[limit - 1] === ' ';
  const kept = nextIsSpace || space < cut.length * 0.7 ? cut : cut.slice(0, space);
  return `${kept.trimEnd()}…`;
}

/** The lines of a text that hold something. */
export function linesOf(text: string): readonly string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== '');
}
