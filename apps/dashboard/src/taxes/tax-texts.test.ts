import { expect, test } from 'vitest';
import { chargedText, percentText, ratesText, whyText } from './tax-texts.ts';

test('a country tells what its customers pay, and why', () => {
  const france = { country: 'FR', scheme: 'oss', standard: 20, reduced: 5.5 } as const;
  expect(chargedText(france)).toBe('A customer in France pays 20%');
  expect(chargedText({ ...france, scheme: 'export' })).toBe('A customer in France pays no tax');
  expect(whyText(france, 'DE')).toBe('One Stop Shop: the rate there');
  expect(whyText({ country: 'FR', scheme: 'home' }, 'DE')).toBe(
    'Below the One Stop Shop: the rate of Germany',
  );
});

test('rates have the digits that they need, and one that is the same is named once', () => {
  expect(percentText(25.5)).toBe('25.5%');
  expect(ratesText({ standard: 25, reduced: 25 })).toBe('Standard 25%');
  expect(ratesText({ standard: 19, reduced: 7 })).toBe('Standard 19%, reduced 7%');
});
