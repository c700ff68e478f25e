import { expect, test } from 'vitest';
import { exportAddress } from './export-address.ts';

const path = '/omnis/v3/dashboard/divisions/7/products/export/';

test('a file holds the selected products', () => {
  expect(exportAddress(7, { ids: [3, 5] })).toBe(`${path}?ids=3%2C5`);
});

test('a file holds the products that match the filter of the list', () => {
  expect(
    exportAddress(7, { filter: { search: 'tee', enabled: 'yes', archived: 'no', stock: undefined } }),
  ).toBe(`${path}?search=tee&enabled=yes&archived=no`);
});
