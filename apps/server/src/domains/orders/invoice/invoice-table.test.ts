import { expect, it } from 'vitest';
import { paperWords } from '../../../texts/papers/paper-words.ts';
import { eachText } from './invoice-table.ts';

const paper = {
  words: paperWords('de', { locale: 'en-GB' }),
  money: (amount: number): string => `${amount} €`,
};

it.each([
  [{ unit: 24, unitTaxed: true, vatRate: 19 }, 'je 24 € inkl. MwSt.'],
  [{ unit: 20, unitTaxed: false, vatRate: 19 }, 'je 20 € zzgl. MwSt.'],
  [{ unit: 24, unitTaxed: true, vatRate: 0 }, 'je 24 €'],
])('the price of one says how it stands to the tax, where there is any', (line, text) => {
  expect(eachText(line, paper)).toBe(text);
});
