import { translator } from '@omnis/texts';
import { expect, test } from 'vitest';
import { doneText, priceExample, questionOf, tagsOf } from './bulk-words.ts';
import en from '../../texts/products/en.ts';

const t = translator(en, 'en-GB');

const tee = { name: 'Tee', price: 19.99, salePrice: null };
const mug = { name: 'Mug', price: 12, salePrice: 10 };

test.each([
  [{ field: 'price', by: 'percent', value: 10 }, 'Tee: £19.99 becomes £21.99.'],
  [{ field: 'price', by: 'amount', value: -5 }, 'Tee: £19.99 becomes £14.99.'],
  [{ field: 'salePrice', by: 'percent', value: -50 }, 'Mug: £10.00 becomes £5.00.'],
  [{ field: 'price', by: 'amount', value: -20 }, 'Tee would fall to 0 or below, so it keeps its price.'],
] as const)('an example of %o is “%s”', (change, expected) => {
  expect(priceExample(t, [tee, mug], { ...change, currency: 'GBP' })).toBe(expected);
});

test('no example is given of a sale price that no product has', () => {
  expect(
    priceExample(t, [tee], { field: 'salePrice', by: 'percent', value: -50, currency: 'GBP' }),
  ).toBeNull();
});

test('the result says how many changed, could not be changed, and needed no change', () => {
  expect(doneText(t, { kind: 'price', total: 3, changed: 3, refused: 0 })).toBe('3 products changed.');
  expect(doneText(t, { kind: 'delete', total: 1, changed: 1, refused: 0 })).toBe('1 product deleted.');
  expect(doneText(t, { kind: 'status', total: 1200, changed: 1000, refused: 150 })).toBe(
    '1,000 products changed, 150 could not be, 50 needed no change.',
  );
});

test('the question before a deletion names the number of products and says what is lost', () => {
  const { title, text, danger } = questionOf(t, { kind: 'delete' }, 3);
  expect([title, danger]).toEqual(['Delete 3 products?', true]);
  expect(text).toContain('can’t be undone');
});

test('tags of a text are trimmed, and each is there once', () => {
  expect(tagsOf(' summer, new ,, summer')).toEqual(['summer', 'new']);
});
