const words: Readonly<Record<string, string>> = {
  'extra small': 'xs',
  small: 's',
  medium: 'm',
  large: 'l',
  'extra large': 'xl',
};

/** Where a size in letters stands: small is 0, each x less or more one further; null when it is none. */
function letterPlace(text: string): number | null {
  if (text === 'm') return 1;
  const [, digits = '', signs = '', end] = /^(\d*)(x*)([sl])$/.exec(text) ?? [];
  if (end === undefined || (digits !== '' && signs !== 'x')) return null;
  const count = digits === '' ? signs.length : Number(digits);
  return end === 's' ? -count : 2 + count;
}

function rank(size: string): [group: number, place: number] {
  const text = size.trim().toLowerCase();
  const letter = letterPlace(words[text] ?? text);
  if (letter !== null) return [1, letter];
  const paper = /^a(\d)$/.exec(text);
  if (paper) return [2, -Number(paper[1])];
  const number = /^\D{0,3}(\d+(?:\.\d+)?)/.exec(text);
  // Months come before years, and both before sizes in letters.
  if (number) return [0, Number(number[1]) * (/\b(?:y|yr|yrs|years?)\b/.test(text) ? 12 : 1)];
  return [3, 0];
}

/** Orders sizes as people do: 3–6 months, 5 years, XS, S, M, …, paper from small to large, then words. */
export function compareSizes(a: string, b: string): number {
  const [groupA, placeA] = rank(a);
  const [groupB, placeB] = rank(b);
  return groupA - groupB || placeA - placeB || a.localeCompare(b, 'en', { numeric: true });
}
