import { describe, expect, test } from 'vitest';
import { correctQuery } from './correct.ts';
import { createVocabulary } from './vocabulary.ts';
import { stemOf, wordsOf } from '../../../texts/search-words.ts';

const vocabulary = createVocabulary<string>(1);
const row = 'a product';
const names = ['Sweatshirt', 'Mug', 'Beanie', 'Tote', 'Organic', 'Sheet', 'Bottle'];
for (const written of names) vocabulary.add(row, { stem: stemOf(written.toLowerCase()), written, weight: 8 });
// As a gift card's description has it.
vocabulary.add(row, { stem: 'jumper', written: 'jumper', weight: 1 });

const meant = (typed: string, isExact?: boolean): string[] => {
  const fits = vocabulary.candidates(stemOf(typed), isExact);
  return [...fits.keys()].toSorted((a, b) => (fits.get(b) ?? 0) - (fits.get(a) ?? 0));
};

describe('words that mean the same', () => {
  test.each([
    ['jumper', ['jumper', 'sweatshirt']],
    ['jum', ['jumper', 'sweatshirt']],
    ['sweaters', ['sweatshirt']],
    ['pullov', ['sweatshirt']],
    ['cups', ['mug']],
    ['tasse', ['mug']],
    ['hats', ['beanie']],
    ['bag', ['tote']],
    ['tote', ['tote']],
    ['beanie', ['beanie']],
    ['gourde', ['bottle']],
  ])('%s', (typed, stems) => expect(meant(typed)).toEqual(stems));

  test('are none where each word is to be as it is written, nor of two letters', () => {
    expect(meant('sweater', true)).toEqual([]);
    expect(meant('ju', true)).toEqual(['jumper']);
    expect(meant('cu')).toEqual([]);
  });

  test('are no slips, but have theirs', () => {
    const correct = (query: string) => correctQuery(wordsOf(query), vocabulary.known);
    expect(correct('sweater')).toBeNull();
    expect(correct('organic cup')).toBeNull();
    expect(correct('swaeter')).toBe('sweater');
    expect(correct('swaet')).toBe('sweat');
    // Nothing of the store's is meant by it.
    expect(correct('apron')).not.toBe('apron');
  });
});
