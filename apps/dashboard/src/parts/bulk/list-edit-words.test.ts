import { translator } from '@omnis/texts';
import { expect, it } from 'vitest';
import { doingText, doneText, rowPath } from './list-edit-words.ts';
import en from '../../texts/parts/en.ts';

const t = translator(en, 'en-GB');

it('tells what came of the rows of a list', () => {
  const edit = { list: 'stock', kind: 'set', changed: 1, refused: 0, total: 1 } as const;
  expect(doneText(t, edit)).toBe('1 variant changed.');
  expect(doneText(t, { ...edit, changed: 2, refused: 1, total: 5 })).toBe(
    '2 variants changed, 1 could not be, 2 needed no change.',
  );
  expect(doneText(t, { ...edit, list: 'orders', kind: 'fulfil', changed: 3, total: 3 })).toBe(
    '3 orders marked as sent.',
  );
  expect(doneText(t, { ...edit, list: 'pages', kind: 'delete', changed: 2, total: 2 })).toBe(
    '2 pages deleted.',
  );
  expect(doingText(t, { list: 'discounts', kind: 'undo' })).toBe('Undoing your changes');
  expect(rowPath('customers', '7')).toBe('/dashboard/customers/7/');
});
