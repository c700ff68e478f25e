import { translator } from '@omnis/texts';
import { expect, test } from 'vitest';
import { accountName, dayText, payoutAmount, platformPayouts } from './payment-texts.ts';
import en from '../texts/payments/en.ts';

const t = translator(en, 'en-GB');

test('a payout tells its amount in its currency, and what Stripe took back', () => {
  expect(payoutAmount(t, { amountMinor: 123_456, currency: 'GBP' })).toBe('£1,234.56');
  expect(payoutAmount(t, { amountMinor: -100, currency: 'GBP' })).toMatch(/^[-−]£1\.00$/);
  expect(payoutAmount(t, { amountMinor: 5, currency: 'XXX' })).toBe('5 XXX in minor units');
});

test('an account is told by its name, else by its number', () => {
  expect(accountName({ name: 'Fox Shirts', stripeAccount: 'acct_1' })).toBe('Fox Shirts');
  expect(accountName({ name: '', stripeAccount: 'acct_1' })).toBe('acct_1');
  expect(dayText('2026-11-03')).toBe('3 November 2026');
});

test('platform.md §3 Project: paymentInterval – the owner reads how often the platform pays out', () => {
  expect(platformPayouts(t, 'fortnightly')).toContain('pays them out to you every two weeks.');
  expect(platformPayouts(t, null)).toContain('Ask the platform’s operator');
});
