import { describe, expect, test } from 'vitest';
import { correctionLimits, correctQuery, type KnownWords } from './correct.ts';
import { stemOf, wordsOf } from '../../../texts/search-words.ts';

const products: Record<string, number> = {
  hoodie: 9,
  fox: 4,
  forest: 1,
  tote: 3,
  bag: 5,
  gone: 0,
  organic: 2,
  that: 43,
  oat: 9,
  washed: 7,
  every: 30,
};
/** Words of descriptions alone. */
const described = new Set(['that', 'washed', 'every']);
const byStem = new Map(
  Object.entries(products).map(([written, count]) => [stemOf(written), { written, count }]),
);
const known: KnownWords = {
  has: (stem) => [...byStem].some(([other, { count }]) => count > 0 && other.startsWith(stem)),
  near: () => byStem.keys(),
  of: (stem) => {
    const word = byStem.get(stem);
    return (
      word && { written: word.written, products: word.count, isName: () => !described.has(word.written) }
    );
  },
};
const correct = (query: string): string | null => correctQuery(wordsOf(query), known);

describe('did you mean', () => {
  test.each([
    ['hoodei', 'hoodie'],
    ['hudie', 'hoodie'],
    ['fxo', 'fox'],
    ['Orgnaic hodie', 'organic hoodie'],
    ['fox hodie', 'fox hoodie'],
    ['tott bga', 'tote bag'],
    ['toat bag', 'tote bag'],
    ['thta', 'that'],
    ['wahsed', 'washed'],
    ['fox qqqqq', 'fox'],
    ['totebag', 'tote bag'],
    ['organic totebags', 'organic tote bag'],
    ['foxhoodie', 'fox hoodie'],
  ])('%s: %s', (typed, meant) => {
    expect(correct(typed)).toBe(meant);
  });

  test.each(['returns', 'Shipping', 'retoure', 'Rückgabe', 'livraison', 'return'])(
    '%s is no slip: a page answers it',
    (typed) => {
      const near = {
        ...known,
        near: () => ['retro', 'shopping', 'ruckgaben'],
        of: () => ({ written: 'retro', products: 9, isName: () => true }),
        has: () => false,
      };
      expect(correctQuery(wordsOf(typed), near)).toBeNull();
    },
  );

  test.each([
    'fox',
    'hood',
    'hoodi',
    'hoodies',
    'hoody',
    'qqqqqq',
    '',
    'zz',
    '…',
    'goen',
    'delivery',
    'thatbag',
    'gonebag',
  ])('nothing for %s', (typed) => {
    expect(correct(typed)).toBeNull();
  });

  test('looks at so many words and no more', () => {
    let looks = 0;
    const many: KnownWords = {
      has: () => false,
      near: function* () {
        for (let at = 0; at < 1_000_000; at += 1) yield `word${at}`;
      },
      of: (stem) => {
        if (!stem.startsWith('word')) return undefined;
        looks += 1;
        return { written: stem, products: 1, isName: () => true };
      },
    };
    correctQuery(wordsOf(Array.from({ length: 30 }, (_, at) => `xyzzy${at}`).join(' ')), many);
    expect(looks).toBe(correctionLimits.words * correctionLimits.comparisons);
  });
});
