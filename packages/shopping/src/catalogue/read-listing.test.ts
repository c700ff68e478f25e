import { describe, expect, test } from 'vitest';
import { endOfList } from './read-listing.ts';

const end = (address: string, total: number): string | null =>
  endOfList(new URL(address, 'https://shop.example'), total);

describe('an address past the end of a list', () => {
  test.each([
    ['/collection/all/?page=99', 63, '/collection/all/?page=3'],
    ['/collection/all/?page=4', 72, '/collection/all/?page=3'],
    ['/collection/all/?page=99', 5, '/collection/all/'],
    ['/collection/all/?page=2', 0, '/collection/all/'],
    [
      '/search/?q=a%26b&colour=Black,Navy&page=9&utm=1',
      30,
      '/search/?q=a%26b&colour=Black,Navy&utm=1&page=2',
    ],
    ['/creator/ines/?page=12&from=11', 63, '/creator/ines/?page=3'],
    ['/creator/ines/?page=12&from=2', 63, '/creator/ines/?from=2&page=3'],
  ])('%s of %i products leads to %s', (address, total, last) => {
    expect(end(address, total)).toBe(last);
    expect(end(last, total), 'and no further').toBeNull();
  });

  test.each(['/collection/all/', '/collection/all/?page=3', '/collection/all/?page=0', '/search/?q=x'])(
    '%s is none',
    (address) => {
      expect(end(address, 63)).toBeNull();
    },
  );
});
