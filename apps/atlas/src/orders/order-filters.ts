import type { CallArg } from '@omnis/api-client';
import type { OrderPaymentState } from '@omnis/contract';
import { isOrderStatusCode, worldCountries, type OrderStatusCode } from '@omnis/models';
import type { OrdersTextKey } from '../texts/orders/index.ts';

/** Filters of the queue, as its address holds them. */
export interface OrderFilters {
  /** `open`: those that wait for work; `all`; or the statuses chosen. */
  status: 'open' | 'all' | readonly OrderStatusCode[];
  /** Division of a store; null for all. */
  store: number | null;
  /** Least and greatest age in hours; null: no bound. */
  minAge: number | null;
  maxAge: number | null;
  /** How their payment stands; null for any. */
  payment: OrderPaymentState | null;
  /** Only orders that are worth a look before they are made. */
  look: boolean;
  /** Drafts, which nobody has paid yet, instead of orders that were placed. */
  drafts: boolean;
  /** First and last day, such as `2026-05-01`; null: no bound. */
  from: string | null;
  to: string | null;
  /** Lowest and highest total; null: no bound. */
  min: number | null;
  max: number | null;
  /** '' for any. */
  tag: string;
  /** ISO 3166 code of where it is sent; null for any. */
  country: string | null;
  /** Id of a product that was bought; null for any. */
  product: number | null;
  search: string;
  sort: 'oldest' | 'newest';
  page: number;
}

/** How a payment stands, to choose from. */
export const paymentChoices = [
  { value: 'unpaid', labelKey: 'unpaid' },
  { value: 'authorised', labelKey: 'authorised' },
  { value: 'paid', labelKey: 'paid' },
  { value: 'partially_refunded', labelKey: 'partiallyRefunded' },
  { value: 'refunded', labelKey: 'refunded' },
  { value: 'failed', labelKey: 'failed' },
  { value: 'cancelled', labelKey: 'cancelled' },
] as const satisfies readonly { value: OrderPaymentState; labelKey: OrdersTextKey }[];

/** The queue as it opens. */
export const defaultFilters: OrderFilters = {
  status: 'open',
  store: null,
  minAge: null,
  maxAge: null,
  payment: null,
  look: false,
  drafts: false,
  from: null,
  to: null,
  min: null,
  max: null,
  tag: '',
  country: null,
  product: null,
  search: '',
  sort: 'oldest',
  page: 1,
};

/** Orders on one page of the queue. */
export const perPage = 50;

/** Greatest length of a search (contract: atlas.orders). */
export const maxSearch = 120;

function number(text: string | null, least: number): number | null {
  if (text === null || text.trim() === '') return null;
  const value = Number(text);
  return Number.isFinite(value) && value >= least ? value : null;
}

function wholeNumber(text: string | null): number | null {
  const value = number(text, 1);
  return value !== null && Number.isInteger(value) ? value : null;
}

const day = (text: string | null): string | null =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;

function statusOf(text: string | null): OrderFilters['status'] {
  if (text === 'all') return 'all';
  const codes = (text ?? '').split(',').filter(isOrderStatusCode);
  return codes.length === 0 ? 'open' : [...new Set(codes)];
}

/** Reads the filters from an address; what makes no sense there counts as not given. */
export function readFilters(params: URLSearchParams): OrderFilters {
  return {
    status: statusOf(params.get('status')),
    store: wholeNumber(params.get('store')),
    minAge: number(params.get('minAge'), 0),
    maxAge: number(params.get('maxAge'), 0),
    payment: paymentChoices.find(({ value }) => value === params.get('payment'))?.value ?? null,
    look: params.get('look') === '1',
    drafts: params.get('drafts') === '1',
    from: day(params.get('from')),
    to: day(params.get('to')),
    min: number(params.get('min'), 0),
    max: number(params.get('max'), 0),
    tag: (params.get('tag') ?? '').slice(0, 60),
    country: worldCountries.find((code) => code === params.get('country')) ?? null,
    product: wholeNumber(params.get('product')),
    search: (params.get('q') ?? '').slice(0, maxSearch),
    sort: params.get('sort') === 'newest' ? 'newest' : 'oldest',
    page: wholeNumber(params.get('page')) ?? 1,
  };
}

/** The filters as the query of an address; what is as the queue opens is left out. */
export function writeFilters(filters: OrderFilters): URLSearchParams {
  const params = new URLSearchParams();
  const { status, store, minAge, maxAge, payment, look, drafts, search, sort, page } = filters;
  const { from, to, min, max, tag, country, product } = filters;
  if (status !== 'open') params.set('status', status === 'all' ? 'all' : status.join(','));
  if (store !== null) params.set('store', String(store));
  if (minAge !== null) params.set('minAge', String(minAge));
  if (maxAge !== null) params.set('maxAge', String(maxAge));
  if (payment !== null) params.set('payment', payment);
  if (look) params.set('look', '1');
  if (drafts) params.set('drafts', '1');
  if (from !== null) params.set('from', from);
  if (to !== null) params.set('to', to);
  if (min !== null) params.set('min', String(min));
  if (max !== null) params.set('max', String(max));
  if (tag !== '') params.set('tag', tag);
  if (country !== null) params.set('country', country);
  if (product !== null) params.set('product', String(product));
  if (search !== '') params.set('q', search);
  if (sort !== 'oldest') params.set('sort', sort);
  if (page !== 1) params.set('page', String(page));
  return params;
}

/** The filters with some changed. Whatever changes, the first page comes first, unless the page is what changes. */
export function changeFilters(filters: OrderFilters, change: Partial<OrderFilters>): OrderFilters {
  const next = { ...filters, page: 1, ...change };
  // A product belongs to its store.
  return next.store === filters.store ? next : { ...next, product: null };
}

/** Adds a status to the chosen ones, or takes it away; with none left, the queue shows the open orders. */
export function toggleStatus(status: OrderFilters['status'], code: OrderStatusCode): OrderFilters['status'] {
  const chosen = typeof status === 'string' ? [] : status;
  const next = chosen.includes(code) ? chosen.filter((each) => each !== code) : [...chosen, code];
  return next.length === 0 ? 'open' : next;
}

/** Number of filters set in the drawer. */
export function moreFilterCount({ from, to, min, max, tag, country, product }: OrderFilters): number {
  const parts = [from ?? to, min ?? max, tag || null, country, product];
  return parts.filter((part) => part !== null).length;
}

/** Tells whether anything narrows the queue beyond the status. */
export function isNarrowed(filters: OrderFilters): boolean {
  const { store, minAge, maxAge, payment, look, drafts, search } = filters;
  const bounds = [store, minAge, maxAge, payment];
  return (
    bounds.some((bound) => bound !== null) || look || drafts || search !== '' || moreFilterCount(filters) > 0
  );
}

/** The filters without what narrows the queue; the status stays. */
export const widened = (): Partial<OrderFilters> => {
  const { status: _status, sort: _sort, page: _page, ...rest } = defaultFilters;
  return rest;
};

/** The call that the filters stand for. */
export function ordersArg(filters: OrderFilters): Exclude<CallArg<'atlas.orders'>, void> {
  const { status, store, minAge, maxAge, payment, look, drafts, search, sort, page } = filters;
  const { from, to, min, max, tag, country, product } = filters;
  return {
    query: {
      ...(status === 'all' ? {} : { status: status === 'open' ? 'open' : status.join(',') }),
      ...(store === null ? {} : { store }),
      ...(minAge === null ? {} : { minAgeHours: minAge }),
      ...(maxAge === null ? {} : { maxAgeHours: maxAge }),
      ...(payment === null ? {} : { payment }),
      ...(look ? { signals: 'any' as const } : {}),
      ...(drafts ? { drafts: 'only' as const } : {}),
      ...(from === null ? {} : { from }),
      ...(to === null ? {} : { to }),
      ...(min === null ? {} : { min: String(min) }),
      ...(max === null ? {} : { max: String(max) }),
      ...(tag === '' ? {} : { tag }),
      ...(country === null ? {} : { country }),
      ...(product === null ? {} : { product }),
      ...(search === '' ? {} : { search }),
      sort,
      page,
      perPage,
    },
  };
}

/**
 * The query of a store's CSV file with the orders of the queue; null where no file holds the same ones: files are of one store, and
 * know no ages.
 */
export function exportQuery(filters: OrderFilters): URLSearchParams | null {
  if (filters.store === null || filters.minAge !== null || filters.maxAge !== null) return null;
  const { store: _store, page: _page, perPage: _perPage, ...rest } = ordersArg(filters).query ?? {};
  return new URLSearchParams(Object.entries(rest).map(([field, value]) => [field, String(value)]));
}
