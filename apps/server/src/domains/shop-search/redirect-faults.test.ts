import { describe, expect, it } from 'vitest';
import { redirectFaults } from './redirect-faults.ts';
import { synonymFaults } from './synonym-faults.ts';

const hosts = new Set(['shop.example']);
const one = (destinationUrl: string) => redirectFaults([{ searchTerm: 'a', destinationUrl }], hosts);
const web = 'Enter a path of your shop such as /delivery/, or an address that starts with https://';

describe('storefront.md §4 Search redirect: faults', () => {
  it.each([
    '/delivery/',
    '/collection/totes/?sort=price-asc#list',
    'https://blog.example/',
    '/search/?q=tote',
  ])('%s is taken', (address) => {
    expect(one(address)).toEqual([]);
  });

  it.each([
    ['delivery', web],
    ['//evil.example/', web],
    ['/\\evil.example/', web],
    ['javascript:alert(1)', web],
    ['data:text/html,x', web],
    ['mailto:a@b.example', web],
    ['/a b', web],
    ['/checkout/', 'A search cannot lead to the checkout'],
    ['/Checkout', 'A search cannot lead to the checkout'],
    ['/check%6Fut/', 'A search cannot lead to the checkout'],
    ['/x/../checkout/', 'A search cannot lead to the checkout'],
    ['https://shop.example/checkout/', 'A search cannot lead to the checkout'],
    ['/omnis/v3/events/', 'A search cannot lead to this address'],
  ])('%s is refused', (address, message) => {
    expect(one(address)).toEqual([{ field: 'items.0.destinationUrl', message }]);
  });

  it('a term that stands twice is refused at the second, in any case of letters', () => {
    const redirects = ['Returns', 'returns '].map((searchTerm) => ({ searchTerm, destinationUrl: '/a/' }));
    expect(redirectFaults(redirects, hosts)).toMatchObject([{ field: 'items.1.searchTerm' }]);
  });

  it('loops are refused at each of their redirects, however long, and chains are taken', () => {
    const search = (from: string, to: string) => ({ searchTerm: from, destinationUrl: `/search/?q=${to}` });
    expect(redirectFaults([search('a', 'A')], hosts)).toMatchObject([{ field: 'items.0.destinationUrl' }]);
    expect(redirectFaults([search('a', 'b'), search('b', 'c'), search('c', 'a')], hosts)).toHaveLength(3);
    expect(redirectFaults([search('a', 'b'), search('b', 'c')], hosts)).toEqual([]);
    const away = { searchTerm: 'b', destinationUrl: 'https://shop.example/search/?search=a' };
    expect(redirectFaults([search('a', 'b'), away], hosts)).toHaveLength(2);
  });
});

describe('synonyms: faults', () => {
  const group = (...words: string[]) => synonymFaults({ items: [{ words }] });

  it('words are taken, also of other writings', () => {
    expect(group('jersey', 'jumper', 'pullover')).toEqual([]);
    expect(group('石けん', 'ソープ')).toEqual([]);
  });

  it.each([
    [['t shirt', 'tee'], 'items.0.words.0'],
    [['t-shirt', 'tee'], 'items.0.words.0'],
    [['tee', '!!'], 'items.0.words.1'],
    [['tee', 'the'], 'items.0.words.1'],
    [['Jersey', 'jerseys'], 'items.0.words.1'],
  ])('%j is refused', (words, field) => {
    expect(group(...words)).toMatchObject([{ field }]);
  });
});
