import { translator } from '@omnis/texts';
import { describe, expect, it } from 'vitest';
import {
  cvcFault,
  expiryFault,
  formatCardNumber,
  formatExpiry,
  numberFault,
  passesCheckDigit,
  readExpiry,
} from './card.ts';
import checkoutEn from '../texts/checkout/en.ts';

const t = translator(checkoutEn, 'en-GB');

describe('SH9 card numbers', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242 4242-42', '4242 4242 42'],
    ['378282246310005', '3782 822463 10005'],
    ['3782822', '3782 822'],
    ['', ''],
    ['abc', ''],
    ['4242424242424242424299', '4242 4242 4242 4242 424'],
  ])('writes %s as %s', (typed, shown) => {
    expect(formatCardNumber(typed)).toBe(shown);
  });

  it.each(['4242424242424242', '4000 0025 0000 3155', '5555555555554444', '378282246310005'])(
    'takes %s',
    (number) => {
      expect(passesCheckDigit(number)).toBe(true);
      expect(numberFault(t, number)).toBeNull();
    },
  );

  it.each([
    ['4242424242424241', 'Check your card number'],
    ['0', 'Check your card number'],
    ['', 'Enter your card number'],
  ])('refuses %s', (number, message) => {
    expect(numberFault(t, number)).toBe(message);
  });
});

describe('expiry dates', () => {
  it.each([
    ['1', '', '1'],
    ['12', '1', '12 / '],
    ['7', '', '07 / '],
    ['1227', '', '12 / 27'],
    ['12 / 2', '12 / ', '12 / 2'],
    ['12 /', '12 / ', '1'],
    ['12 / ', '12 / 2', '12'],
    ['122999', '', '12 / 29'],
    ['1/', '1', '01 / '],
    ['1/27', '', '01 / 27'],
    ['12 / 2028', '12 / 202', '12 / 2028'],
    ['12/20289', '', '12 / 2028'],
  ])('typing %s after %s shows %s', (text, before, shown) => {
    expect(formatExpiry(text, before)).toBe(shown);
  });

  it.each([
    ['12 / 27', { month: 12, year: 2027 }],
    ['1/2030', { month: 1, year: 2030 }],
    ['0930', { month: 9, year: 2030 }],
    ['13 / 27', null],
    ['00 / 27', null],
    ['12', null],
  ])('reads %s', (text, expiry) => {
    expect(readExpiry(text)).toEqual(expiry);
  });

  it('holds to the end of its month', () => {
    const today = new Date(2026, 10, 21);
    expect(expiryFault(t, '11 / 26', today)).toBeNull();
    expect(expiryFault(t, '10 / 26', today)).toBe('Your card has expired');
    expect(expiryFault(t, '', today)).toBe('Enter the expiry date');
    expect(expiryFault(t, '99', today)).toMatch(/month and year/);
  });
});

it('takes security codes of 3 or 4 digits', () => {
  expect(cvcFault(t, '123')).toBeNull();
  expect(cvcFault(t, '1234')).toBeNull();
  expect(cvcFault(t, '12')).not.toBeNull();
  expect(cvcFault(t, '')).toBe('Enter the security code');
});
