import { expect, test } from 'vitest';
import { majorMoneyText, minorMoneyText } from './money-format.ts';

test.each([
  ['en-GB', 27.43, 'USD', /^\$27\.43$/],
  ['en-GB', 4147, 'JPY', /^¥4,147$/],
  ['en-GB', -4.8, 'GBP', /^-£4\.80$/],
  ['de-DE', 1227.43, 'USD', /^1\.227,43\s\$$/],
  ['fr-FR', 25.27, 'EUR', /^25,27\s€$/],
])('papers write money as the shop does: in %s %d %s', (locale, major, currency, text) => {
  expect(majorMoneyText(locale, major, currency)).toMatch(text);
});

test('a sum of a paper is that of its mail', () => {
  expect(majorMoneyText('en-GB', 64.34, 'USD')).toBe(minorMoneyText('en-GB', 6434, 'USD'));
});
