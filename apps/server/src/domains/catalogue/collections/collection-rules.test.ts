import type { CollectionRule } from '@omnis/contract';
import { describe, expect, test } from 'vitest';
import { matcherOf, readRules, ruleFaults, toStoredRules, toWireRules } from './collection-rules.ts';

const tee = {
  name: 'Forest Bear T-shirt',
  type: 'T-shirts',
  vendor: 'Marlow & Finch',
  tags: ['Bear', 'summer sale'],
  price: 1800,
  variants: [{ stock: 3 }, { stock: 4 }],
};
const has = (...rules: CollectionRule[]) => matcherOf({ match: 'all', rules })(tee);

describe('rules of an automatic collection', () => {
  test.each([
    ['title', 'contains', 'forest bear', true],
    ['title', 'contains', 'fox', false],
    ['title', 'not_contains', 'fox', true],
    ['title', 'starts_with', 'FOREST', true],
    ['title', 'ends_with', 'forest', false],
    ['title', 'ends_with', 't-shirt', true],
    ['type', 'equals', 't-shirts', true],
    ['type', 'equals', 't-shirt', false],
    ['type', 'not_equals', 'mugs', true],
    ['vendor', 'equals', 'marlow & finch', true],
    ['vendor', 'not_equals', 'Marlow & Finch', false],
    ['tag', 'equals', 'bear', true],
    ['tag', 'equals', 'summer', false],
    ['tag', 'contains', 'summer', true],
    ['tag', 'not_equals', 'bear', false],
    ['tag', 'not_contains', 'winter', true],
  ] as const)('compare the %s: %s "%s" is %s', (field, relation, value, expected) => {
    expect(has({ field, relation, value })).toBe(expected);
  });

  test.each([
    ['price', 'less_than', 1801, true],
    ['price', 'less_than', 1800, false],
    ['price', 'greater_than', 1799, true],
    ['price', 'equals', 1800, true],
    ['price', 'not_equals', 1800, false],
    ['stock', 'equals', 7, true],
    ['stock', 'greater_than', 6, true],
    ['stock', 'greater_than', 7, false],
    ['stock', 'less_than', 8, true],
  ] as const)('compare the %s: %s %i is %s', (field, relation, value, expected) => {
    expect(has({ field, relation, value })).toBe(expected);
  });

  test('count stock without limit as more than any number', () => {
    const made = { ...tee, variants: [{ stock: 3 }, { stock: null }] };
    const meets = (relation: 'greater_than' | 'less_than' | 'equals', value: number) =>
      matcherOf({ match: 'all', rules: [{ field: 'stock', relation, value }] })(made);
    expect([meets('greater_than', 1_000_000), meets('less_than', 1_000_000), meets('equals', 3)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('are joined by all or any, and choose nothing where there are none', () => {
    const rules: CollectionRule[] = [
      { field: 'tag', relation: 'equals', value: 'bear' },
      { field: 'type', relation: 'equals', value: 'mugs' },
    ];
    expect(matcherOf({ match: 'all', rules })(tee)).toBe(false);
    expect(matcherOf({ match: 'any', rules })(tee)).toBe(true);
    expect(matcherOf({ match: 'all', rules: [] })(tee)).toBe(false);
  });

  test('are stored with prices in minor units and read again', () => {
    const rules: CollectionRule[] = [
      { field: 'price', relation: 'less_than', value: 19.99 },
      { field: 'tag', relation: 'equals', value: 'bear' },
    ];
    const stored = toStoredRules(rules, 'GBP');
    expect(stored[0]?.value).toBe(1999);
    expect(toWireRules(readRules(JSON.parse(JSON.stringify(stored))), 'GBP')).toEqual(rules);
    const dear: CollectionRule[] = [{ field: 'price', relation: 'less_than', value: 1_000_000 }];
    expect(toWireRules(readRules(toStoredRules(dear, 'GBP')), 'GBP')).toEqual(dear);
    expect(readRules('{}')).toEqual([]);
  });

  test('refuse a price that the currency cannot hold', () => {
    const price = (value: number): CollectionRule[] => [{ field: 'price', relation: 'less_than', value }];
    expect(ruleFaults(price(19.99), 'GBP')).toEqual([]);
    expect(ruleFaults(price(19.999), 'GBP')).toMatchObject([{ field: 'rules.0.value' }]);
    expect(ruleFaults(price(19.5), 'JPY')).toMatchObject([{ field: 'rules.0.value' }]);
  });
});
