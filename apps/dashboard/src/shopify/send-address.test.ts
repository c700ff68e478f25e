import { expect, test } from 'vitest';
import { productsOf, sendAddress, type SentProducts } from './send-address.ts';

const read = (address: string) => productsOf(new URL(address, 'http://here').searchParams);

test.each<[SentProducts, number]>([
  [{ ids: [7, 12] }, 2],
  [{ filter: { archived: 'no', search: 'bear & fox', kind: 'blank', enabled: 'yes', stock: 'low' } }, 120],
])('the address of %o is read again', (products, count) => {
  expect(read(sendAddress(products, count))).toEqual({ products, count });
});

test.each(['/', '/?ids=', '/?ids=x,-1', '/?all=x', '/?search=bear'])('%s names no products', (address) => {
  expect(read(address)).toBeNull();
});
