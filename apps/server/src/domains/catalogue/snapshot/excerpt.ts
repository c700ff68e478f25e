const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Longest excerpt on a card, in characters. */
const longest = 180;

/** Plain text of HTML that may have been cut off anywhere: tags gone, entities read, white space folded. */
export function plainText(html: string): string {
  return html
    .replace(/<(?:style|script)\b[\s\S]*?(?:<\/(?:style|script)>|$)/gi, ' ')
    .replace(/<[^>]*(?:>|$)/g, ' ')
    .replace(
      /&(?:#(\d{1,7})|(\w{2,6}));/g,
      (whole: string, code: string | undefined, name: string | undefined) => {
        if (code !== undefined) return Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : '';
        return entities[name ?? ''] ?? whole;
      },
    )
    .replace(/\s+/g, ' ')
    .trim();
}

/** The start of a description as plain text, cut at a word. */
export function excerptOf(html: string): string {
  const text = plainText(html);
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > 80 ? space : longest).replace(/[\s,;:.–-]+$/, '')}…`;
}
