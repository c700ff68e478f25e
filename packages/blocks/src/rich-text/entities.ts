/** Named character references that editors write; others stay as they were written. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  shy: '\u00ad',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  copy: '©',
  reg: '®',
  trade: '™',
  pound: '£',
  euro: '€',
  yen: '¥',
  cent: '¢',
  deg: '°',
  times: '×',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  szlig: 'ß',
  colon: ':',
  sol: '/',
  Tab: '\t',
  NewLine: '\n',
};

/** Text of HTML with its character references resolved: named, decimal and hexadecimal. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z\d]{2,8}));?/g,
    (whole, ...groups: readonly unknown[]) => {
      const [decimal, hex, name] = groups;
      if (typeof name === 'string') return Object.hasOwn(named, name) ? (named[name] ?? whole) : whole;
      const code = Number.parseInt(String(decimal ?? hex), decimal === undefined ? 16 : 10);
      return isCharacter(code) ? String.fromCodePoint(code) : '\ufffd';
    },
  );
}

/** Neither null, nor half a pair, nor beyond Unicode. */
function isCharacter(code: number): boolean {
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
}
