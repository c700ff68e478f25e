import { expect, it } from 'vitest';
import { lineWords, madeWords } from './line-words.ts';

const mug = {
  name: 'Mug',
  options: { Colour: 'Navy', Size: '' },
  personalisation: [
    { id: 'name', label: 'Name', value: 'Ann' },
    { id: 'line', label: '', value: 'Forever' },
  ],
  bundleItems: [],
  giftCard: null,
};

it('what was put on a thing stands behind the colon of the language', () => {
  expect(madeWords(mug, 'en-GB')).toEqual(['Name: Ann', 'Forever']);
  expect(madeWords(mug, 'fr-FR')).toEqual(['Name\u00a0: Ann', 'Forever']);
  expect(lineWords(mug, 'fr-FR')).toBe('Mug, Navy, Name\u00a0: Ann, Forever');
});
