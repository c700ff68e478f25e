import { expect, it, vi } from 'vitest';
import { numberText, pluralCategory, translator } from './translator.ts';

const en = {
  plain: 'Basket',
  named: '{name}, sold out',
  counted: { one: '{count} item', other: '{count} items' },
} as const;

it('TXT1 fills in values by their names', () => {
  const t = translator(en, 'en-GB');
  expect(t('plain')).toBe('Basket');
  expect(t('named', { name: 'Large' })).toBe('Large, sold out');
  expect(t.pieces('named', { name: 7 })).toEqual(['', 7, ', sold out']);
});

it('TXT1 reads a key that is missing as the key', () => {
  const entries: Record<string, string> = {};
  expect(translator(entries, 'en-GB')('absent')).toBe('absent');
});

it('TXT2 chooses the form of a plural by the language, and writes the number as it does', () => {
  const t = translator(en, 'en-GB');
  expect([0, 1, 2, 1200].map((count) => t('counted', { count }))).toEqual([
    '0 items',
    '1 item',
    '2 items',
    '1,200 items',
  ]);
  expect(translator(en, 'de-DE')('counted', { count: 1200 })).toBe('1.200 items');
  // French counts zero as one.
  expect(translator(en, 'fr-FR')('counted', { count: 0 })).toBe('0 item');
});

it.each(['en-GB', 'de-DE', 'fr-FR'])(
  'TXT2 small numbers read as Intl has them, without Intl: %s',
  (locale) => {
    const rules = new Intl.PluralRules(locale);
    const format = new Intl.NumberFormat(locale);
    const small = Array.from({ length: 1000 }, (_, count) => count);
    const numbers = [...small, 1000, 1_000_000, -1, 0.5, 1.5];
    expect(numbers.map((count) => [pluralCategory(locale, count), numberText(locale, count)])).toEqual(
      numbers.map((count) => [rules.select(count), format.format(count)]),
    );
    const made = vi.spyOn(Intl, 'NumberFormat');
    numberText(locale.slice(0, 2), 999);
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  },
);
