import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matcherOf } from './matcher.ts';

const atoms = [
  'a',
  'b',
  '.',
  String.raw`\d`,
  String.raw`\W`,
  '[ab]',
  '[^a]',
  '[a\\]-]',
  String.raw`\b`,
  String.raw`\B`,
  '^',
  '$',
  '😀',
  String.raw`\n`,
  String.raw`\u0061`,
  '1',
];
const signs = ['', '', '', '*', '+', '?', '*?', '{2}', '{1,}', '{0,2}'];
// Without flags of groups, such as (?i:…), which V8 lets leak out of their group.
const openings = ['(', '(?:', '(?=', '(?!', '(?<=', '(?<!', '(?<n>'];

const source = fc.letrec<{ part: string; whole: string }>((tie) => ({
  part: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.tuple(fc.constantFrom(...atoms), fc.constantFrom(...signs)).map((each) => each.join('')),
    fc
      .tuple(fc.constantFrom(...openings), tie('whole'), fc.constantFrom(...signs))
      .map(([opening, whole, sign]) => `${opening}${whole})${sign}`),
  ),
  whole: fc.oneof(
    fc.array(tie('part'), { maxLength: 3 }).map((each) => each.join('')),
    fc.tuple(tie('part'), tie('part')).map((each) => each.join('|')),
  ),
})).whole;
const flags = fc.constantFrom('', 'i', 'u', 'iu', 'v', 'm', 's', 'y', 'imsu');
const text = fc.string({
  unit: fc.constantFrom('a', 'b', 'A', '1', ' ', '\n', '😀', '-', ']'),
  maxLength: 8,
});

/** The pattern, where RegExp takes it. */
function native(written: string, set: string): RegExp | null {
  try {
    return new RegExp(written, set);
  } catch {
    return null;
  }
}

/** As the standard says: with the flag u or v tried at whole characters alone. V8 also tries the middle of pairs. */
function found(pattern: RegExp, subject: string): boolean {
  const here = new RegExp(pattern, `${pattern.flags.replace('y', '')}y`);
  const starts = [0];
  for (const one of /[uv]/.test(pattern.flags) ? subject : subject.split(''))
    starts.push((starts.at(-1) ?? 0) + one.length);
  return (pattern.sticky ? [0] : starts).some((start) => {
    here.lastIndex = start;
    return here.test(subject);
  });
}

describe('matcherOf', () => {
  it('RULE6 answers as RegExp does', () => {
    const pattern = fc.tuple(source, flags).map(([written, set]) => native(written, set));
    const accepted = pattern.filter((each) => each !== null);
    fc.assert(
      fc.property(accepted, text, (each, subject) => {
        expect(matcherOf(each)(subject), `${each} on ${JSON.stringify(subject)}`).toBe(found(each, subject));
      }),
      { numRuns: 1500 },
    );
  });

  it.each([
    [/^(?=.*\d)(?=.*[a-z]).{8,}$/, 'letters and 1', 'letters'],
    [/^\p{Lu}\p{L}+$/u, 'Ärzte', 'ärzte'],
    [/^[\w.+-]+@[\w-]+\.[\w.]{2,}$/i, 'A.b+c@D-e.co', 'a@b'],
    [/^(?:GB)?\d{9}(?:\d{3})?$/, 'GB123456789012', 'GB1234567890'],
    [/(?<!\d)\d{4}(?!\d)/, 'in 2026.', 'in 20260'],
    [new RegExp('^[[a-z]--[aeiou]]+$', 'v'), 'rhythm', 'rhyme'],
    [/^(?<year>\d{4})-(?<month>\d\d)$/, '2026-11', '2026-1'],
    [/^(?:){1000000000}a$/, 'a', 'b'],
    [/^\x41\cJ\0$/, 'A\n\0', 'A'],
    [/^a{,2}$/, 'a{,2}', 'aa'],
    [new RegExp(String.raw`^\u{2}$`), 'uu', 'u'],
    [/^.$/u, '😀', 'ab'],
    [/^..$/, '😀', 'a'],
    [/^ſ$/iu, 's', 'f'],
    [/^(?-i:a)b$/i, 'aB', 'Ab'],
  ])('RULE6 reads %s', (pattern, fits, doesNot) => {
    expect([matcherOf(pattern)(fits), matcherOf(pattern)(doesNot)]).toEqual([true, false]);
    expect([new RegExp(pattern).test(fits), new RegExp(pattern).test(doesNot)]).toEqual([true, false]);
  });

  it.each([
    [/(a+)+$/, 'a'],
    [/^(?:a|aa)+$/, 'a'],
    [/(?:.*a){12}/, 'b'],
    [/^(?:\w+\s?)*$/, 'word '],
    [/(?=(?:a*)*$)b/, 'a'],
    [/(?<=^(?:a|a)*)b/, 'a'],
  ])('RULE5 %s is not slow on a text that nearly fits', (pattern, piece) => {
    expect(matcherOf(pattern)(`${piece.repeat(10_000)}!`)).toBe(false);
  });

  it.each([
    [/(a)\1/, 'it refers back to a group'],
    [/(?<n>a)\k<n>/, 'it refers back to a group'],
    [new RegExp(String.raw`[\q{ab|c}]`, 'v'), 'a class holds more than single characters'],
    [new RegExp(String.raw`\p{RGI_Emoji}`, 'v'), 'a class holds more than single characters'],
    [/(?:a{1,1000}){1,1000}/, 'its repetitions are too many'],
  ])('RULE6 refuses %s', (pattern, reason) => {
    expect(() => matcherOf(pattern)).toThrow(reason);
  });
});
