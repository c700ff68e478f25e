import { expect, test } from 'vitest';
import { cellText, pastedCells, readCell } from './grid-text.ts';

test.each([
  [
    '12.50\t3\n14\t0\n',
    [
      ['12.50', '3'],
      ['14', '0'],
    ],
  ],
  ['a\r\nb', [['a'], ['b']]],
  ['"two\nlines"\t"say ""hi"""', [['two\nlines', 'say "hi"']]],
  ['one', [['one']]],
  ['\t', [['', '']]],
])('the cells of %j are told apart', (text, cells) => {
  expect(pastedCells(text)).toEqual(cells);
});

test('a cell keeps apart nothing, numbers, and what is no number', () => {
  const price = { decimals: 2 };
  expect(readCell(price, ' ')).toBeNull();
  expect(readCell(price, '£1,234.50')).toBe(1234.5);
  expect(readCell(price, 'abc')).toBeNaN();
  expect(readCell(price, '9.505')).toBe(9.505);
  expect(cellText(price, 9.505)).toBe('9.505');
  expect(cellText(price, 9.5)).toBe('9.50');
  expect(cellText(price, Number.NaN)).toBe('');
  expect(readCell({}, ' A-1 ')).toBe('A-1');
  expect(readCell({ choices: [{ value: 'p1', label: 'Front' }] }, 'front')).toBe('p1');
});
