import { expect, test } from 'vitest';
import { addressesIn, addressFault } from './addresses-in.ts';

test('addresses stand on lines, or between commas and semicolons', () => {
  expect(addressesIn(' ann@a.example\nben@b.example, cem@c.example;dia@d.example\n\n')).toEqual([
    'ann@a.example',
    'ben@b.example',
    'cem@c.example',
    'dia@d.example',
  ]);
  expect(addressesIn(' \n ')).toEqual([]);
});

test('a fault of one address is shown at its list, with the address', () => {
  const lists = { newOrder: ['ann@a.example', 'ben'] };
  expect(addressFault({ field: 'newOrder.1', message: 'Please enter a valid email address' }, lists)).toEqual(
    {
      field: 'newOrder',
      message: 'ben: Please enter a valid email address',
    },
  );
  expect(addressFault({ field: 'newOrder', message: 'Enter at most 10 addresses' }, lists)).toEqual({
    field: 'newOrder',
    message: 'Enter at most 10 addresses',
  });
});
