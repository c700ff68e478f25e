import { expect, test } from 'vitest';
import { readGrams, readPrice } from './shopify-cells.ts';

test.each([
  ['1299', 129_900],
  ['12.5', 1250],
  ['12,50', 1250],
  ['1,299.00', 129_900],
  ['1.299,00', 129_900],
  ['1 299,00', 129_900],
  ['1,299', 129_900],
  ['1,299,000.50', 129_900_050],
  ['£19.99', 1999],
  ['19,99 €', 1999],
  ['0', 0],
  ['', null],
  ['-5', null],
  ['12.50.1', null],
  ['.99', 99],
  ['12.3000000', 1230],
  ['1.299', null],
  ['1,29,00.00', null],
  ['1e3', null],
  ['12 USD', null],
  ['9999999999', null],
])('the price “%s”', (text, minor) => {
  expect(readPrice(text, 'GBP')).toBe(minor);
});

test('a currency without decimals', () => {
  expect(readPrice('1,299', 'JPY')).toBe(1299);
});

test.each([
  [{ 'Variant Grams': '180', 'Variant Weight Unit': 'kg' }, 180],
  [{ 'Variant Weight': '0.5', 'Variant Weight Unit': 'kg' }, 500],
  [{ 'Variant Weight': '1,2', 'Variant Weight Unit': 'kg' }, 1200],
  [{ 'Variant Weight': '1', 'Variant Weight Unit': 'lb' }, 454],
  [{ 'Variant Weight': '6', 'Variant Weight Unit': 'oz' }, 170],
  [{ 'Variant Weight': '200', 'Variant Weight Unit': 'g' }, 200],
  [{ 'Variant Grams': 'heavy' }, 0],
  [{}, 0],
])('the weight of %j', (row, grams) => {
  expect(readGrams(row)).toBe(grams);
});
