import type { CallArg } from '@omnis/api-client';
import type { CollectionRule, ManagedCollection } from '@omnis/contract';
import type { CollectionKind, CollectionMatch, CollectionSort } from '@omnis/models';

/** A product in the list of a collection. */
export type ListedProduct = ManagedCollection['products'][number];

/** A rule as it is edited: its text or its number counts, by its field. */
export interface EditedRule {
  readonly field: CollectionRule['field'];
  readonly relation: CollectionRule['relation'];
  readonly text: string;
  /** null while nothing is typed. */
  readonly number: number | null;
}

/** The edited fields of a collection. */
export interface CollectionFormValues {
  readonly name: string;
  readonly urlName: string;
  readonly kind: CollectionKind;
  readonly description: string;
  readonly sort: CollectionSort;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly match: CollectionMatch;
  readonly rules: readonly EditedRule[];
  /** Of a manual collection, in their order. */
  readonly products: readonly ListedProduct[];
}

/** The rule that the form of an automatic collection begins with. */
export const firstRule: EditedRule = { field: 'tag', relation: 'equals', text: '', number: null };

/** A collection before anything is typed. */
export const newCollection: CollectionFormValues = {
  name: '',
  urlName: '',
  kind: 'manual',
  description: '',
  sort: 'manual',
  metaTitle: '',
  metaDescription: '',
  match: 'all',
  rules: [firstRule],
  products: [],
};

/** Tells whether a rule compares a number. */
export const isOfNumber = ({ field }: Pick<EditedRule, 'field'>): boolean =>
  field === 'price' || field === 'stock';

/** A collection as its form begins with it. */
export function valuesOf(collection: ManagedCollection): CollectionFormValues {
  const { name, urlName, kind, description, sort, metaTitle, metaDescription, match, rules } = collection;
  return {
    name,
    urlName,
    kind,
    description,
    sort,
    metaTitle,
    metaDescription,
    match,
    rules: rules.map(({ field, relation, value }) => ({
      field,
      relation,
      text: typeof value === 'string' ? value : '',
      number: typeof value === 'number' ? value : null,
    })),
    products: kind === 'manual' ? collection.products : [],
  };
}

function ruleOf({ field, relation, text, number }: EditedRule): CollectionRule {
  if (field === 'price' || field === 'stock') {
    const compared = relation === 'greater_than' || relation === 'less_than' || relation === 'not_equals';
    // A number that is missing is sent as none, and the server says so beside it.
    return { field, relation: compared ? relation : 'equals', value: number ?? Number.NaN };
  }
  const compared = relation === 'greater_than' || relation === 'less_than' ? 'equals' : relation;
  return { field, relation: compared, value: text.trim() };
}

/** Rules as they are sent. */
export const rulesToSend = (rules: readonly EditedRule[]): CollectionRule[] => rules.map(ruleOf);

/** Tells whether rules can be tried: each has something to compare with. */
export function canTry(rules: readonly EditedRule[]): boolean {
  return (
    rules.length > 0 &&
    rules.every((rule) =>
      isOfNumber(rule) ? rule.number !== null && !Number.isNaN(rule.number) : rule.text.trim() !== '',
    )
  );
}

/** The body that creates a collection. */
export function bodyOf(
  values: CollectionFormValues,
): NonNullable<CallArg<'dashboard.createCollection'>['body']> {
  const { name, urlName, kind, description, sort, metaTitle, metaDescription, match, rules, products } =
    values;
  const texts = { name, kind, description, metaTitle, metaDescription };
  const address = urlName.trim() === '' ? {} : { urlName };
  return kind === 'manual'
    ? { ...texts, ...address, sort, productIds: products.map(({ id }) => id) }
    : { ...texts, ...address, sort, match, rules: rulesToSend(rules) };
}

const plainFields = ['name', 'urlName', 'description', 'sort', 'metaTitle', 'metaDescription'] as const;
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The changes that are sent: only what differs. */
export function changesOf(before: CollectionFormValues, now: CollectionFormValues) {
  const fields = plainFields.filter((key) => before[key] !== now[key]);
  const ids = (values: CollectionFormValues): number[] => values.products.map(({ id }) => id);
  return {
    ...Object.fromEntries(fields.map((key) => [key, now[key]])),
    ...(now.kind === 'manual' && !isSame(ids(before), ids(now)) ? { productIds: ids(now) } : {}),
    ...(now.kind === 'automatic' && before.match !== now.match ? { match: now.match } : {}),
    ...(now.kind === 'automatic' && !isSame(before.rules, now.rules)
      ? { rules: rulesToSend(now.rules) }
      : {}),
  };
}
