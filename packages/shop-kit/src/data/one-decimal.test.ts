import { expect, it } from 'vitest';
import { oneDecimal } from './one-decimal.ts';

it.each([
  [4.6, 'en-GB'],
  [4.64, 'de-DE'],
  [5, 'fr-FR'],
  [0, 'en'],
  [1234.5, 'de-DE'],
  [12.3, 'pl-PL'],
])('writes %s as %s does', (value, locale) => {
  const whole = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  expect(oneDecimal(value, locale)).toBe(whole.format(value));
});
