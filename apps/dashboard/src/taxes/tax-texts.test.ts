import { translator } from '@omnis/texts';
import { expect, test } from 'vitest';
import { chargedText, percentText, ratesText, whyText } from './tax-texts.ts';
import en from '../texts/taxes/en.ts';

const t = translator(en, 'en-GB');

test('a country tells what its customers pay, and why', () => {
  const france = { country: 'FR', scheme: 'oss', standard: 20, reduced: 5.5 } as const;
  expect(chargedText(t, france)).toBe('A customer in France pays 20%');
  expect(chargedText(t, { ...france, scheme: 'export' })).toBe('A customer in France pays no tax');
  expect(whyText(t, france, { home: 'DE' })).toBe('One Stop Shop: the rate there');
  expect(whyText(t, france, { home: 'DE', hasOwnRates: true })).toBe('One Stop Shop: your own rate');
  expect(whyText(t, { country: 'FR', scheme: 'home' }, { home: 'DE' })).toBe(
    'Below the One Stop Shop threshold: the rate in Germany',
  );
});

test('rates have the digits that they need, and one that is the same is named once', () => {
  expect(percentText(25.5)).toBe('25.5%');
  expect(ratesText(t, { standard: 25, reduced: 25 })).toBe('Standard 25%');
  expect(ratesText(t, { standard: 19, reduced: 7 })).toBe('Standard 19%, reduced 7%');
});
