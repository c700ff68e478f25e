import type { ManagedCollection } from '@omnis/contract';
import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  canTry,
  changesOf,
  firstRule,
  newCollection,
  rulesToSend,
  valuesOf,
} from './collection-values.ts';

const product = (id: number) => ({ id, name: `Product ${id}`, image: null, shown: true });
const manual: ManagedCollection = {
  id: 1,
  name: 'Tees',
  urlName: 'tees',
  kind: 'manual',
  image: null,
  productCount: 2,
  version: 3,
  description: '',
  sort: 'manual',
  metaTitle: '',
  metaDescription: '',
  match: 'all',
  rules: [],
  products: [product(1), product(2)],
  currency: 'GBP',
  storeUrl: 'https://shop.example/collection/tees/',
  namedIn: [],
};
const cheap = { field: 'price', relation: 'less_than', value: 20 } as const;
const automatic: ManagedCollection = { ...manual, kind: 'automatic', sort: 'name', rules: [cheap] };

describe('a collection in its form', () => {
  it('is sent with its products or its rules, and without an empty address', () => {
    expect(bodyOf({ ...newCollection, name: 'Tees', products: [product(7)] })).toEqual({
      name: 'Tees',
      kind: 'manual',
      description: '',
      metaTitle: '',
      metaDescription: '',
      sort: 'manual',
      productIds: [7],
    });
    const rules = [{ ...firstRule, text: ' summer ' }];
    expect(
      bodyOf({ ...newCollection, name: 'Summer', kind: 'automatic', sort: 'new-in', rules }),
    ).toMatchObject({
      kind: 'automatic',
      match: 'all',
      rules: [{ field: 'tag', relation: 'equals', value: 'summer' }],
    });
  });

  it('sends only what differs: the order of products, or the rules', () => {
    const before = valuesOf(manual);
    expect(changesOf(before, before)).toEqual({});
    expect(changesOf(before, { ...before, products: before.products.toReversed(), name: 'T' })).toEqual({
      name: 'T',
      productIds: [2, 1],
    });
    const ruled = valuesOf(automatic);
    expect(changesOf(ruled, ruled)).toEqual({});
    expect(changesOf(ruled, { ...ruled, match: 'any' })).toEqual({ match: 'any' });
    expect(changesOf(ruled, { ...ruled, rules: [...ruled.rules, { ...firstRule, text: 'a' }] })).toEqual({
      rules: [cheap, { field: 'tag', relation: 'equals', value: 'a' }],
    });
  });

  it('tries rules only once each is complete, and never sends a comparison that does not fit', () => {
    expect(canTry([])).toBe(false);
    expect(canTry([firstRule])).toBe(false);
    expect(canTry([{ ...firstRule, text: 'a' }])).toBe(true);
    expect(canTry([{ ...firstRule, field: 'stock', text: 'a' }])).toBe(false);
    expect(canTry([{ ...firstRule, field: 'stock', number: 0 }])).toBe(true);
    expect(rulesToSend([{ ...firstRule, field: 'stock', relation: 'contains', number: 3 }])).toEqual([
      { field: 'stock', relation: 'equals', value: 3 },
    ]);
    expect(rulesToSend([{ ...firstRule, relation: 'less_than', text: 'a' }])).toEqual([
      { field: 'tag', relation: 'equals', value: 'a' },
    ]);
  });
});
