import { describe, expect, it } from 'vitest';
import { searchedStarts, searchedWords } from './customer-search.ts';

describe('the search of customers', () => {
  it('keeps folded words of names and addresses, postcodes without their space, and tags', () => {
    expect(searchedWords(['Zoë', 'Müller', 'zoe@mail.example', 'SW1A 1AA', ''], ['VIP club'])).toEqual([
      'zoe',
      'muller',
      'mail',
      'example',
      'sw1a',
      '1aa',
      'sw1a1aa',
      '#vip club',
    ]);
  });

  it('looks for words that begin as typed, and takes no sign for an operator', () => {
    expect(searchedStarts("Zoë O'N zoe")).toEqual(['zoe', 'o', 'n']);
    expect(searchedStarts('  @ % ')).toEqual([]);
  });
});
