import { expect, it } from 'vitest';
import { columnsIn } from './column-choice.tsx';

const list = { keys: ['status', 'store', 'total'], usual: ['status', 'total'] } as const;

it('shows the usual columns until somebody chooses', () => {
  expect([...columnsIn(list, null)]).toEqual(['status', 'total']);
});

it('shows the columns that were kept, without those that are gone', () => {
  expect([...columnsIn(list, 'store,former')]).toEqual(['store']);
  expect([...columnsIn(list, '')]).toEqual([]);
});
