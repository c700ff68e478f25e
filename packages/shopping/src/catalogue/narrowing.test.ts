import { expect, it } from 'vitest';
import { readFilters } from './filters.ts';
import { hasFilters, narrowing } from './narrowing.ts';

const filters = (query = '') => readFilters(new URLSearchParams(query));
const each = (count: number, ...values: readonly string[]) => values.map((value) => ({ value, count }));
const facets = {
  colour: each(1, 'Navy', 'Black'),
  size: each(1, 'M'),
  gender: [],
  price: { min: 12, max: 12 },
};

it('one product, or none, has nothing to filter by', () => {
  expect(hasFilters({ facets, total: 1 }, filters())).toBe(false);
  expect(hasFilters({ facets: { ...facets, colour: [], size: [] }, total: 0 }, filters())).toBe(false);
});

it('a value that all products share is no choice', () => {
  const shared = { ...facets, colour: each(2, 'Navy'), size: each(2, 'M'), price: { min: 12, max: 12 } };
  expect(hasFilters({ facets: shared, total: 2 }, filters())).toBe(false);
});

it('a value that some of the products have is one, and so is a price where they differ', () => {
  const some = { ...facets, colour: each(2, 'Navy'), size: each(1, 'M'), price: { min: 12, max: 24 } };
  expect(narrowing({ facets: some, total: 2 }, filters())).toEqual({
    gender: false,
    size: true,
    colour: false,
    price: true,
  });
});

it.each(['colour=Navy', 'priceMin=10', 'gender=women'])(
  'a list that is filtered by %s has them all',
  (query) => {
    for (const total of [0, 1]) {
      const can = narrowing({ facets, total }, filters(query));
      expect(can).toMatchObject({ size: true, colour: true, price: true });
      expect(can.gender).toBe(query.startsWith('gender'));
    }
  },
);
