import { productListData } from '@omnis/blocks';
import { expect, it } from 'vitest';
import { listData } from './structured-data.ts';

const items = [
  { urlName: 'tee', name: 'Tee', price: 20, currency: 'GBP', image: '/images/tee' },
] as Parameters<typeof listData>[0];
const currencies = [{ code: 'GBP', rate: 1 }];
const place = { origin: 'https://demo.example', today: '2026-11-21', currencies };

it('makes the data of a list once for a store, a day and its rates', () => {
  const data = listData(items, place);
  expect(data).toEqual(productListData(items, place));
  expect(listData(items, { ...place })).toBe(data);
  for (const other of [
    { ...place, origin: 'https://other.example' },
    { ...place, today: '2026-11-22' },
    { ...place, currencies: [...currencies, { code: 'EUR', rate: 2 }] },
  ])
    expect(listData(items, other)).toEqual(productListData(items, other));
  expect(listData([...items], place)).not.toBe(data);
});
