/** The kinds of collection: its owner chooses the products one by one, or rules choose them. */
export const collectionKinds = ['manual', 'automatic'] as const;

/** A kind of collection. */
export type CollectionKind = (typeof collectionKinds)[number];

/** Ways to match an automatic collection: a product meets all of its rules, or any of them. */
export const collectionMatches = ['all', 'any'] as const;

/** How the rules of a collection are joined. */
export type CollectionMatch = (typeof collectionMatches)[number];

/** Orders of a collection's products; `manual` is the order that its owner made, which an automatic one does not have. */
export const collectionSorts = [
  'manual',
  'bestsellerOrder',
  'new-in',
  'price-asc',
  'price-desc',
  'name',
] as const;

/** An order of a collection's products. */
export type CollectionSort = (typeof collectionSorts)[number];

/** Fields of a product that a rule may compare as text. A product with several tags meets a rule with one of them. */
export const collectionTextFields = ['title', 'type', 'vendor', 'tag'] as const;

/** How a rule compares a text; upper and lower case are the same. */
export const collectionTextRelations = [
  'equals',
  'not_equals',
  'contains',
  'not_contains',
  'starts_with',
  'ends_with',
] as const;

/** How a rule compares a number. */
export const collectionNumberRelations = ['equals', 'not_equals', 'greater_than', 'less_than'] as const;

/** Limits of what an owner may enter for a collection; lengths in characters. */
export const collectionLimits = {
  inStore: 1000,
  name: 120,
  urlName: 120,
  description: 5000,
  metaTitle: 200,
  metaDescription: 400,
  /** Most rules of an automatic collection. */
  rules: 20,
  /** Longest text of a rule. */
  ruleText: 120,
  /** Largest price, in major units, and largest stock of a rule. */
  ruleNumber: 1_000_000,
  /** Most products of a manual collection that is put in order by hand. */
  products: 5000,
} as const;
