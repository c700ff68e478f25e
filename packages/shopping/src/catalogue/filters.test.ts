import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountText,
  changeFilters,
  clearFilters,
  countFilters,
  listArg,
  mostPages,
  readFilters,
  shownPages,
  sortNames,
  toggleChoice,
  writeFilters,
  type Filters,
  type Sort,
} from './filters.ts';

const read = (query: string): Filters => readFilters(new URLSearchParams(query));

describe('SH1 readFilters', () => {
  it('reads every part of an address', () => {
    expect(
      read('?q=otter&colour=Black,Navy&size=M&gender=Women&priceMin=10&priceMax=30.5&sort=price-asc&page=3'),
    ).toEqual({
      q: 'otter',
      exact: false,
      colour: ['Black', 'Navy'],
      size: ['M'],
      gender: ['Women'],
      priceMin: 10,
      priceMax: 30.5,
      sort: 'price-asc',
      page: 3,
      from: 3,
    });
  });

  it('takes choices as a form without scripts sends them, each once', () => {
    expect(read('colour=Black&colour=Navy&colour=Black,').colour).toEqual(['Black', 'Navy']);
  });

  it.each(['page=0', 'page=-1', 'page=x', 'page=1e3', 'page=999999', 'page='])(
    'shows the first page for %s',
    (query) => {
      expect(read(query).page).toBe(1);
    },
  );

  it.each([
    ['10,50', 10.5],
    ['10.50', 10.5],
    ['£10', 10],
    ['10 €', 10],
    ['1,000', 1000],
    ['1,000.5', 1000.5],
    ['1 000,5', 1000.5],
  ])('takes a price as it is typed: %s', (typed, price) => {
    expect(readFilters(new URLSearchParams({ priceMin: typed })).priceMin).toBe(price);
  });

  it.each([
    ['en-GB', 10.5, '10.5'],
    ['fr-FR', 10.5, '10,5'],
    ['de-DE', 10, '10'],
    ['de-DE', null, ''],
  ])('in %s shows %s as %s', (locale, price, text) => {
    expect(amountText(price, locale)).toBe(text);
  });

  it.each(['priceMin=-1', 'priceMin=x', 'priceMin=', 'priceMin=1e9', 'priceMin=Infinity'])(
    'leaves out %s',
    (query) => {
      expect(read(query).priceMin).toBeNull();
    },
  );

  it('shows the pages of a list that goes on, ten at most', () => {
    expect(shownPages(read('page=3&from=1')).map(({ page }) => page)).toEqual([1, 2, 3]);
    expect(read('page=3&from=1').from).toBe(1);
    expect(read('page=3').from).toBe(3);
    expect(read('page=3&from=9').from).toBe(3);
    expect(read('page=30&from=1').from).toBe(21);
    expect(writeFilters(read('page=3&from=1'))).toBe('?page=3&from=1');
    expect(writeFilters(changeFilters(read('page=3&from=1'), { sort: 'name' }))).toBe('?sort=name');
    expect(writeFilters(changeFilters(read('page=3&from=1'), { page: 2 }))).toBe('?page=2');
  });

  it('turns a range that stands on its head', () => {
    expect(read('priceMin=30&priceMax=10')).toMatchObject({ priceMin: 10, priceMax: 30 });
  });

  it.each(['q=fox', 'search=fox', 'query=fox', 'q=fox&query=bear'])('takes the search of %s', (query) => {
    expect(read(query).q).toBe('fox');
  });

  it('takes a search for the very words, and an address without a search for none', () => {
    expect(read('q=fxo&exact=1').exact).toBe(true);
    expect(read('q=fxo&exact=yes').exact).toBe(false);
    expect(read('exact=1').exact).toBe(false);
    const place = { division: 21, currency: 'GBP' };
    expect(listArg(read('q=fxo&exact=1'), place).query).toMatchObject({ search: 'fxo', exact: '1' });
    expect(listArg(read('q=fxo'), place).query).not.toHaveProperty('exact');
  });

  it('leaves out the character that no call takes', () => {
    expect(read('q=fox%00&colour=Na%00vy')).toMatchObject({ q: 'fox', colour: ['Navy'] });
  });

  it('leaves out an order that does not exist', () => {
    expect(read('sort=cheapest').sort).toBeNull();
    expect(read('sort=constructor').sort).toBeNull();
  });
});

const word = fc
  .stringMatching(/^[A-Za-z0-9 &+%=/-]{1,12}$/)
  .map((text) => text.trim())
  .filter((text) => text !== '');
const words = fc.uniqueArray(word, { maxLength: 5 });
const filtersOf: fc.Arbitrary<Filters> = fc
  .record({
    q: fc.oneof(fc.constant(''), word),
    exact: fc.boolean(),
    colour: words,
    size: words,
    gender: words,
    priceMin: fc.option(fc.integer({ min: 0, max: 50 })),
    priceMax: fc.option(fc.integer({ min: 50, max: 100 })),
    sort: fc.option(fc.constantFrom<Sort>('relevance', 'name', 'rating', 'price-desc')),
    page: fc.integer({ min: 1, max: 9999 }),
    pages: fc.integer({ min: 1, max: mostPages }),
  })
  .map(({ pages, exact, ...filters }) => ({
    ...filters,
    exact: exact && filters.q !== '',
    from: Math.max(1, filters.page - pages + 1),
  }));

describe('SH1 writeFilters', () => {
  it('writes what readFilters reads back', () => {
    fc.assert(
      fc.property(filtersOf, (filters) => {
        expect(read(writeFilters(filters))).toEqual(filters);
      }),
    );
  });

  it('writes the same address for the same filters, however they were asked for', () => {
    expect(writeFilters(read('page=1&size=M&colour=Black&colour=Navy&utm=1'))).toBe(
      '?colour=Black,Navy&size=M',
    );
    expect(writeFilters(read(''))).toBe('');
  });
});

describe('changes', () => {
  const filters = read('colour=Black&page=4&q=tee&sort=name&priceMax=20');

  it('takes a choice and takes it back, each leading to the first page', () => {
    expect(toggleChoice(filters, 'colour', 'Navy')).toMatchObject({ colour: ['Black', 'Navy'], page: 1 });
    expect(toggleChoice(filters, 'colour', 'Black')).toMatchObject({ colour: [], page: 1 });
  });

  it('keeps the filters when the page changes', () => {
    expect(changeFilters(filters, { page: 5 })).toEqual({ ...filters, page: 5, from: 5 });
  });

  it('clears the choices, and keeps the search and the order', () => {
    expect(writeFilters(clearFilters(filters))).toBe('?q=tee&sort=name');
  });

  it('counts a price range as one filter', () => {
    expect(countFilters(filters)).toBe(2);
    expect(countFilters(read('priceMin=1&priceMax=2&size=S,M'))).toBe(3);
  });
});

describe('listArg', () => {
  const place = { division: 7, currency: 'GBP' };

  it('asks for the collection, page and filters', () => {
    expect(
      listArg(read('colour=Black,Navy&priceMin=5&sort=name&page=2'), { ...place, collection: 'women' }),
    ).toEqual({
      params: { division: 7 },
      query: {
        collection: 'women',
        colour: 'Black,Navy',
        priceMin: 5,
        sort: 'name',
        page: 2,
        perPage: 24,
        currency: 'GBP',
      },
    });
  });

  it('asks for what is a creator’s', () => {
    expect(listArg(read(''), { ...place, creator: 'ines-calder' }).query).toMatchObject({
      creator: 'ines-calder',
      page: 1,
    });
    expect(listArg(read(''), place).query).not.toHaveProperty('creator');
  });

  it('asks for everything that a search finds where no collection is named', () => {
    expect(listArg(read('q=tee'), place).query).toEqual({
      search: 'tee',
      page: 1,
      perPage: 24,
      currency: 'GBP',
    });
  });

  it('names every order that the spec’s list knows but relevance', () => {
    expect(Object.keys(sortNames)).toHaveLength(6);
  });
});
