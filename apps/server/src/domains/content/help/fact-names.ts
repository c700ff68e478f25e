/** Facts of a store that texts of the platform may name, as `{{ store.name }}`; '' for what a store has not. */
export const factNames = [
  'store.name',
  'store.email',
  'store.country',
  'platform.name',
  'delivery.home',
  'delivery.free',
  'delivery.table',
  'currency.list',
] as const;

/** Name of a fact. */
export type FactName = (typeof factNames)[number];

/** The facts of a store as HTML, by their names. */
export type StoreFacts = Readonly<Record<FactName, string>>;
