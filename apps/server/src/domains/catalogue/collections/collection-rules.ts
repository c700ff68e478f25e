import { collectionRuleSchema, type CollectionRule } from '@omnis/contract';
import { collectionLimits, toMajor, toMinor, type CollectionMatch, type CurrencyCode } from '@omnis/models';
import { z } from 'zod';
import type { FieldError } from '../../../http/field-errors.ts';
import type { ProductRow } from '../snapshot/snapshot.types.ts';

/** A rule as it is stored and compared: a price in minor units of the store's currency. */
export type StoredRule = CollectionRule;

/** The rules of an automatic collection. */
export interface StoredRules {
  readonly match: CollectionMatch;
  readonly rules: readonly StoredRule[];
}

/** The fields of a product that rules compare. */
export type RuledProduct = Pick<ProductRow, 'name' | 'type' | 'vendor' | 'tags' | 'price'> & {
  readonly variants: readonly Pick<ProductRow['variants'][number], 'stock'>[];
};

// Minor units of some currencies are a thousand times as many.
const storedRule = z.union([
  collectionRuleSchema,
  z.object({
    field: z.literal('price'),
    relation: z.enum(['equals', 'not_equals', 'greater_than', 'less_than']),
    value: z.number().int().min(0),
  }),
]);
const storedRules = z.array(storedRule).catch([]);

/** Reads `collections.rules`. */
export const readRules = (json: unknown): readonly StoredRule[] => storedRules.parse(json);

/** Rules with each price turned by a function. */
function withPrices(rules: readonly StoredRule[], turned: (price: number) => number): StoredRule[] {
  return rules.map((rule) => (rule.field === 'price' ? { ...rule, value: turned(rule.value) } : rule));
}

/** Rules as they are stored. */
export const toStoredRules = (rules: readonly CollectionRule[], currency: CurrencyCode): StoredRule[] =>
  withPrices(rules, (price) => toMinor(price, currency));

/** Rules as they are sent. */
export const toWireRules = (rules: readonly StoredRule[], currency: CurrencyCode): CollectionRule[] =>
  withPrices(rules, (price) => toMajor(price, currency));

/** Prices of rules that the currency cannot hold. */
export function ruleFaults(rules: readonly CollectionRule[], currency: CurrencyCode): FieldError[] {
  return rules.flatMap((rule, at) =>
    rule.field === 'price' && toMajor(toMinor(rule.value, currency), currency) !== rule.value
      ? [{ field: `rules.${at}.value`, message: `This price has too many decimals for ${currency}` }]
      : [],
  );
}

const folded = (text: string): string => text.normalize('NFC').toLowerCase();

const textsOf: Readonly<
  Record<'title' | 'type' | 'vendor' | 'tag', (row: RuledProduct) => readonly string[]>
> = {
  title: ({ name }) => [name],
  type: ({ type }) => [type],
  vendor: ({ vendor }) => [vendor],
  tag: ({ tags }) => tags,
};

/** Stock over all variants; without limit as soon as one variant is made to order. */
function stockOf({ variants }: RuledProduct): number {
  return variants.reduce((sum, { stock }) => sum + (stock ?? Number.POSITIVE_INFINITY), 0);
}

function comparesNumber(relation: 'equals' | 'not_equals' | 'greater_than' | 'less_than', wanted: number) {
  return (is: number): boolean => {
    switch (relation) {
      case 'equals':
        return is === wanted;
      case 'not_equals':
        return is !== wanted;
      case 'greater_than':
        return is > wanted;
      case 'less_than':
        return is < wanted;
    }
  };
}

/** A rule as a test of products. */
function testOf(rule: StoredRule): (row: RuledProduct) => boolean {
  if (rule.field === 'price' || rule.field === 'stock') {
    const compares = comparesNumber(rule.relation, rule.value);
    return rule.field === 'price' ? ({ price }) => compares(price) : (row) => compares(stockOf(row));
  }
  const texts = textsOf[rule.field];
  const wanted = folded(rule.value);
  const some = (compares: (text: string) => boolean) => (row: RuledProduct) =>
    texts(row).some((text) => compares(folded(text)));
  const none = (compares: (text: string) => boolean) => (row: RuledProduct) =>
    !texts(row).some((text) => compares(folded(text)));
  switch (rule.relation) {
    case 'equals':
      return some((text) => text === wanted);
    case 'not_equals':
      return none((text) => text === wanted);
    case 'contains':
      return some((text) => text.includes(wanted));
    case 'not_contains':
      return none((text) => text.includes(wanted));
    case 'starts_with':
      return some((text) => text.startsWith(wanted));
    case 'ends_with':
      return some((text) => text.endsWith(wanted));
  }
}

/** The test of whether a product is in an automatic collection; without rules, none is. */
export function matcherOf({ match, rules }: StoredRules): (row: RuledProduct) => boolean {
  const tests = rules.slice(0, collectionLimits.rules).map(testOf);
  if (tests.length === 0) return () => false;
  return match === 'all'
    ? (row) => tests.every((meets) => meets(row))
    : (row) => tests.some((meets) => meets(row));
}
