import { expect, test } from 'vitest';
import { majorMoneyText, minorMoneyText, roundMoneyText } from './money-format.ts';

test.each([
  ['en-GB', 27.43, 'USD', /^\$27\.43$/],
  ['en-GB', 4147, 'JPY', /^¥4,147$/],
  ['en-GB', -4.8, 'GBP', /^-£4\.80$/],
  ['de-DE', 1227.43, 'USD', /^1\.227,43\s\$$/],
  ['fr-FR', 25.27, 'EUR', /^25,27\s€$/],
])('papers write money as the shop does: in %s %d %s', (locale, major, currency, text) => {
  expect(majorMoneyText(locale, major, currency)).toMatch(text);
});

test.each([
  ['en-GB', 2500, 'GBP', '£25'],
  ['en-GB', 1250, 'GBP', '£12.50'],
  ['de-DE', 2500, 'GBP', '25\u00a0£'],
  ['en-GB', 4000, 'JPY', '¥4,000'],
] as const)(
  'values of gift cards have no zeros behind them: in %s %d %s',
  (locale, minor, currency, text) => {
    expect(roundMoneyText(locale, minor, currency)).toBe(text);
  },
);

test('a sum of a paper is that of its mail', () => {
  expect(majorMoneyText('en-GB', 64.34, 'USD')).toBe(minorMoneyText('en-GB', 6434, 'USD'));
});
