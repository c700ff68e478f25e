/** Texts, which stay as they are, or spaces that no rule needs: around braces and semicolons, and after commas. */
const spare = /("[^"]*"|'[^']*')|\s*([{};])\s*|,\s+|\s+(?=[>]\s)|(?<=\s[>])\s+/g;

/**
 * A style sheet with fewer spaces; it means the same. Those around `+`, `-` and `:` stay: sums and selectors need them.
 *
 * @example
 * shortCss('a, b { color: red; }'); // 'a,b{color: red}'
 */
export function shortCss(css: string): string {
  return css
    .replace(spare, (found, text: string | undefined, mark: string | undefined) => {
      if (text !== undefined) return text;
      if (mark !== undefined) return mark;
      return found.startsWith(',') ? ',' : '';
    })
    .replaceAll(';}', '}')
    .trim();
}
