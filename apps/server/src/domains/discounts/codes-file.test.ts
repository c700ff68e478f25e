import { expect, test } from 'vitest';
import { csvCell } from '../../http/csv-cell.ts';
import { codesFile } from './codes-file.ts';

test.each([
  ['SUMMER', 'SUMMER'],
  ['=1+1', "'=1+1"],
  ['+44', "'+44"],
  ['-10OFF', "'-10OFF"],
  ['@home', "'@home"],
  ['a, "b"', '"a, ""b"""'],
  ['=SUM(A1,B1)', `"'=SUM(A1,B1)"`],
])('a cell keeps %s as text', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test('a file has a line for each code', () => {
  const at = new Date('2026-01-02T03:04:05Z');
  expect(codesFile('=Summer', [{ code: 'A', uses: 2, created_at: at }])).toBe(
    "Code,Discount,Uses,Created\r\nA,'=Summer,2,2026-01-02T03:04:05.000Z\r\n",
  );
});
