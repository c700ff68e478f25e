import { translator } from '@omnis/texts';
import { expect, test } from 'vitest';
import { equationText, exampleText, isRate, sourceText } from './currency-texts.ts';
import en from '../texts/currencies/en.ts';

const t = translator(en, 'en-GB');

test('a currency tells its rate, where that comes from, and an example', () => {
  expect(equationText('GBP', { code: 'EUR', rate: 1.2 })).toBe('1 GBP = 1.2 EUR');
  expect(sourceText(t, { source: 'manual', margin: 0 }, '2026-11-27')).toBe('Entered by hand');
  expect(sourceText(t, { source: 'feed', margin: -2.5 }, '2026-11-27')).toBe(
    'European Central Bank, 27 November 2026, −2.5%',
  );
  expect(exampleText(t, 'GBP', { code: 'EUR', rate: 1.2, rounding: 'end_99' })).toBe(
    '£20.00 is shown as €23,99',
  );
  expect(exampleText(t, 'JPY', { code: 'USD', rate: 0.0066, rounding: 'none' })).toBe(
    '¥2,000 is shown as $13.20',
  );
});

test('a rate is positive, has six decimals at most and is not huge', () => {
  expect([0, -1, 1e9, 1.0000001, Number.NaN, null].some(isRate)).toBe(false);
  expect([0.000001, 1.17, 190].every(isRate)).toBe(true);
});
