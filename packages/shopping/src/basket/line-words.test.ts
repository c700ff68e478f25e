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

it('the personalisation is written after the colon of the language', () => {
  expect(madeWords(mug, 'en-GB')).toEqual(['Name: Ann', 'Forever']);
  expect(madeWords(mug, 'fr-FR')).toEqual(['Name\u00a0: Ann', 'Forever']);
  expect(lineWords({ ...mug, priceIncTax: 9 }, { currency: 'GBP', locale: 'fr-FR' })).toBe(
    'Mug, Navy, Name\u00a0: Ann, Forever',
  );
});

it('a gift card is called by its value as the language writes it', () => {
  const giftCard = { email: '', name: 'Käthe', message: '' };
  const card = { ...mug, name: 'Card', options: { Colour: '', Size: '£25' }, personalisation: [], giftCard };
  const words = (locale: string) => lineWords({ ...card, priceIncTax: 25 }, { currency: 'GBP', locale });
  expect(words('en-GB')).toBe('Card, £25, Käthe');
  expect(words('de-DE')).toBe('Card, 25\u00a0£, Käthe');
});
