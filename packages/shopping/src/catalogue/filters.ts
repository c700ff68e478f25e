import type { ReadArg, ReadValue } from '@omnis/shop-kit';
import { searchTerm } from './search-term.ts';

/** Orders that a shopper can choose from, with the keys of their names. */
export const sortNames = {
  bestsellerOrder: 'bestsellerOrder',
  'new-in': 'newest',
  'price-asc': 'priceRising',
  'price-desc': 'priceFalling',
  rating: 'bestRated',
  name: 'byName',
} as const;

/** An order that a shopper can choose. `relevance` is that of a search. */
export type Sort = keyof typeof sortNames | 'relevance';

/** Filters of several choices. */
export const choiceKeys = ['colour', 'size', 'gender'] as const;
/** A filter of several choices. */
export type ChoiceKey = (typeof choiceKeys)[number];

/** Everything about a list of products that stands in its address. */
export interface Filters {
  readonly colour: readonly string[];
  readonly size: readonly string[];
  readonly gender: readonly string[];
  /** Major units. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  /** Null: the list's own order. */
  readonly sort: Sort | null;
  /** From 1. */
  readonly page: number;
  /** The first page that is shown, where a list goes on while one scrolls; `page` is the last one then. */
  readonly from: number;
  /** Search term. */
  readonly q: string;
  /** True when exactly that term is wanted, without correcting typing errors. */
  readonly exact: boolean;
}

/** Most pages shown below each other; a list that goes on longer begins later. */
export const mostPages = 10;

/** Products of one page. */
export const perPage = 24;
const longest = 120;
const mostChoices = 40;

function isSort(text: string | null): text is Sort {
  return text === 'relevance' || (text !== null && Object.hasOwn(sortNames, text));
}

/** The choices of a key: repeated as a form without scripts sends them, or joined by commas. */
function choices(query: URLSearchParams, key: ChoiceKey): readonly string[] {
  const all = query.getAll(key).flatMap((text) => text.split(','));
  return [
    ...new Set(
      all
        .map((text) => text.replaceAll('\0', '').trim())
        .filter((text) => text !== '' && text.length <= longest),
    ),
  ].slice(0, mostChoices);
}

/**
 * An amount as it is typed: with a comma before its decimals where the keys of phones have one, or between thousands, and
 * with the sign of its currency.
 */
function amount(text: string | null): number | null {
  const typed = text?.replace(/[\s\p{Sc}]/gu, '') ?? '';
  const plain = /^\d{1,3}(,\d{3})+(\.|$)/.test(typed) ? typed.replaceAll(',', '') : typed.replace(',', '.');
  return /^\d{1,9}(\.\d{1,4})?$/.test(plain) ? Number(plain) : null;
}

/** Tells whether a text typed as an amount is not a number. */
export function isNoAmount(text: string): boolean {
  return text.trim() !== '' && amount(text) === null;
}

/** An amount as somebody would type it in a language; '' for none. */
export function amountText(value: number | null, locale: string): string {
  const text = String(value ?? '');
  return locale.startsWith('en') ? text : text.replace('.', ',');
}

function pageNumber(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/**
 * Reads the filters of an address. What is not understood is left out, so that any address shows something.
 *
 * @example
 * readFilters(new URLSearchParams('colour=Black,Navy&page=2')).colour; // ['Black', 'Navy']
 */
export function readFilters(query: URLSearchParams): Filters {
  const sort = query.get('sort');
  const low = amount(query.get('priceMin'));
  const high = amount(query.get('priceMax'));
  const page = pageNumber(query.get('page'));
  const from = query.has('from') ? pageNumber(query.get('from')) : page;
  const isTurned = low !== null && high !== null && low > high;
  const q = searchTerm(query).replaceAll('\0', '').trim().slice(0, longest);
  return {
    colour: choices(query, 'colour'),
    size: choices(query, 'size'),
    gender: choices(query, 'gender'),
    priceMin: isTurned ? high : low,
    priceMax: isTurned ? low : high,
    sort: isSort(sort) ? sort : null,
    page,
    from: Math.max(Math.min(from, page), page - mostPages + 1),
    q,
    exact: q !== '' && query.get('exact') === '1',
  };
}

/** The query of an address, with its `?`, that {@link readFilters} reads back; '' for a list without filters. */
export function writeFilters({ q, exact, priceMin, priceMax, sort, page, from, ...lists }: Filters): string {
  const query = new URLSearchParams();
  if (q !== '') query.set('q', q);
  if (exact) query.set('exact', '1');
  for (const key of choiceKeys) if (lists[key].length > 0) query.set(key, lists[key].join(','));
  if (priceMin !== null) query.set('priceMin', String(priceMin));
  if (priceMax !== null) query.set('priceMax', String(priceMax));
  if (sort !== null) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  if (from < page) query.set('from', String(from));
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** The filters with some changed; any change but that of the page leads to the first page. */
export function changeFilters(filters: Filters, change: Partial<Filters>): Filters {
  const { page = 1 } = change;
  return { ...filters, page, from: page, ...change };
}

/** A choice taken, or taken back. */
export function toggleChoice(filters: Filters, key: ChoiceKey, value: string): Filters {
  const before = filters[key];
  const after = before.includes(value) ? before.filter((each) => each !== value) : [...before, value];
  return changeFilters(filters, { [key]: after });
}

/** The filters without any choice; what was searched for and the order stay. */
export function clearFilters(filters: Filters): Filters {
  return changeFilters(filters, { colour: [], size: [], gender: [], priceMin: null, priceMax: null });
}

/** Number of filters in use; a price range counts as one. */
export function countFilters(filters: Filters): number {
  const price = filters.priceMin !== null || filters.priceMax !== null ? 1 : 0;
  return filters.colour.length + filters.size.length + filters.gender.length + price;
}

/** Which products a list is of; everything where nothing is named. */
export interface ListScope {
  /** Url name of a collection; `all` is everything. */
  readonly collection?: string | undefined;
  /** Url name of whoever made them. */
  readonly creator?: string | undefined;
}

/** Where a list is, beside its filters. */
export interface ListPlace extends ListScope {
  readonly division: number;
  readonly currency: string;
}

/** The argument of the call that gives a page of the list. */
export function listArg(
  filters: Filters,
  { division, currency, collection, creator }: ListPlace,
): ReadArg<'productsList'> {
  const { priceMin, priceMax, sort, page, q, exact } = filters;
  return {
    params: { division },
    query: {
      ...(collection === undefined ? {} : { collection }),
      ...(creator === undefined ? {} : { creator }),
      ...(q === '' ? {} : { search: q }),
      ...(exact ? { exact: '1' } : {}),
      ...Object.fromEntries(
        choiceKeys.flatMap((key) => (filters[key].length > 0 ? [[key, filters[key].join(',')]] : [])),
      ),
      ...(priceMin === null ? {} : { priceMin }),
      ...(priceMax === null ? {} : { priceMax }),
      ...(sort === null ? {} : { sort }),
      page,
      perPage,
      currency,
    },
  };
}

/** The filters of each page that is shown, from the first to the last. */
export function shownPages(filters: Filters): readonly Filters[] {
  const { from, page } = filters;
  return Array.from({ length: page - from + 1 }, (_, at) => changeFilters(filters, { page: from + at }));
}

/** A list of products with its facets, as the call answers it. */
export type ProductListing = ReadValue<'productsList'>;
