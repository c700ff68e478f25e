import type { OrderFilters, OrderPaymentState } from '@omnis/contract';
import { countryName, moneyText } from '@omnis/ui';
import { orderViewOf, viewFilters, viewOfFilters } from './order-views.ts';
import type en from '../texts/orders/en.ts';
import type { OrdersTexts } from '../texts/orders/index.ts';

/** Names of the states of a payment. */
export const paymentNames = {
  unpaid: 'unpaid',
  authorised: 'authorised',
  paid: 'paid',
  partially_refunded: 'partiallyRefunded',
  refunded: 'refunded',
  failed: 'failed',
  cancelled: 'cancelled',
} as const satisfies Readonly<Record<OrderPaymentState, keyof typeof en>>;

const isPayment = (text: string): text is OrderPaymentState => Object.hasOwn(paymentNames, text);

/** The states of a payment to choose from. */
export const paymentOptions = (t: OrdersTexts) =>
  Object.keys(paymentNames)
    .filter(isPayment)
    .map((value) => ({ value, label: t(paymentNames[value]) }));

/** Ways to sort, newest first among them as the one that needs no word. */
export const sortOptions = [
  { value: 'newest', label: 'newestFirst' },
  { value: 'oldest', label: 'oldestFirst' },
  { value: 'total-desc', label: 'highestTotalFirst' },
  { value: 'total-asc', label: 'lowestTotalFirst' },
] as const;

const fields = [
  'search',
  'status',
  'payment',
  'returns',
  'drafts',
  'signals',
  'from',
  'to',
  'refundedFrom',
  'refundedTo',
  'product',
  'country',
  'discount',
  'min',
  'max',
  'tag',
  'sort',
] as const satisfies readonly (keyof OrderFilters)[];

/** Filters that views set themselves. */
const ofViews: ReadonlySet<string> = new Set(['status', 'payment', 'returns', 'drafts', 'signals']);

const textOf = (text: string | null, longest = 60): string | undefined =>
  text?.trim().slice(0, longest) || undefined;
const dayOf = (text: string | null): string | undefined =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
const amountOf = (text: string | null): number | undefined =>
  text !== null && /^\d{1,9}(\.\d+)?$/.test(text) ? Number(text) : undefined;

/** The filters of an address, without what the call would refuse. */
export function filtersOf(params: URLSearchParams): OrderFilters {
  const read = (field: (typeof fields)[number]): string | null => params.get(field);
  const payment = read('payment');
  const product = read('product');
  const country = read('country');
  const filters: OrderFilters = {
    search: textOf(read('search'), 120),
    status: textOf(read('status'), 200),
    payment: payment !== null && isPayment(payment) ? payment : undefined,
    returns: read('returns') === 'announced' ? 'announced' : undefined,
    drafts: read('drafts') === 'only' ? 'only' : undefined,
    signals: read('signals') === 'any' ? 'any' : undefined,
    from: dayOf(read('from')),
    to: dayOf(read('to')),
    refundedFrom: dayOf(read('refundedFrom')),
    refundedTo: dayOf(read('refundedTo')),
    product: product !== null && /^[1-9]\d{0,14}$/.test(product) ? Number(product) : undefined,
    country: country !== null && /^[A-Z]{2}$/.test(country) ? country : undefined,
    discount: textOf(read('discount')),
    min: amountOf(read('min')),
    max: amountOf(read('max')),
    tag: textOf(read('tag')),
    sort: sortOptions.find(({ value }) => value === read('sort'))?.value,
  };
  // Filters in the address come before those of its view.
  return { ...viewFilters(orderViewOf(params.get('view'))), ...withoutUndefined(filters) };
}

const withoutUndefined = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;

/** Filters as the query of an address; a view of the list by its name. */
export function paramsOf(filters: OrderFilters): URLSearchParams {
  const view = viewOfFilters(filters);
  const params = new URLSearchParams();
  if (view !== null && view !== 'all') params.set('view', view);
  for (const field of fields) {
    const isOfView = ofViews.has(field);
    const value = filters[field];
    if (value === undefined || (view !== null && isOfView)) continue;
    params.set(field, String(value));
  }
  return params;
}

/** A filter that is set, as it is shown above the list. */
export interface FilterChip {
  readonly text: string;
  /** Parts of the address that make it. */
  readonly keys: readonly string[];
}

const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

function placedText(t: OrdersTexts, from: string | undefined, to: string | undefined): string {
  if (from === undefined) return t('placedUpTo', { to: dayText(to ?? '') });
  if (to === undefined) return t('placedFrom', { from: dayText(from) });
  return from === to
    ? t('placedOn', { day: dayText(from) })
    : t('placedBetween', { from: dayText(from), to: dayText(to) });
}

function refundedText(t: OrdersTexts, from: string | undefined, to: string | undefined): string {
  if (from === undefined) return t('refundedUpTo', { to: dayText(to ?? '') });
  if (to === undefined) return t('refundedFrom', { from: dayText(from) });
  return from === to
    ? t('refundedOn', { day: dayText(from) })
    : t('refundedBetween', { from: dayText(from), to: dayText(to) });
}

function totalText(
  t: OrdersTexts,
  { min, max }: Pick<OrderFilters, 'min' | 'max'>,
  currency: string,
): string {
  if (min === undefined) return t('totalUpTo', { to: moneyText(max ?? 0, currency) });
  if (max === undefined) return t('totalFrom', { from: moneyText(min, currency) });
  return min === max
    ? t('totalOf', { amount: moneyText(min, currency) })
    : t('totalBetween', { from: moneyText(min, currency), to: moneyText(max, currency) });
}

/**
 * The filters of an address that the list shows as chips; views and the search have places of their own.
 *
 * @param about.productName - of the product that is filtered by
 */
export function chipsOf(
  t: OrdersTexts,
  params: URLSearchParams,
  about: { readonly currency: string; readonly productName: string | null },
): FilterChip[] {
  const shown = new URLSearchParams(params);
  shown.delete('view');
  const { status, payment, returns, from, to, product, country, discount, min, max, tag, ...rest } =
    filtersOf(shown);
  const { refundedFrom, refundedTo } = rest;
  const chips: FilterChip[] = [];
  const add = (text: string, ...keys: string[]): number => chips.push({ text, keys });
  if (status !== undefined)
    add(t('statusFilter', { status: status.replaceAll(',', ', ').replaceAll('_', ' ') }), 'status');
  if (payment !== undefined) add(t('paymentFilter', { payment: t(paymentNames[payment]) }), 'payment');
  if (returns !== undefined) add(t('returnAnnounced'), 'returns');
  if (from !== undefined || to !== undefined) add(placedText(t, from, to), 'from', 'to');
  if (refundedFrom !== undefined || refundedTo !== undefined)
    add(refundedText(t, refundedFrom, refundedTo), 'refundedFrom', 'refundedTo');
  if (product !== undefined)
    add(
      t('productFilter', { product: about.productName ?? t('productNumber', { number: String(product) }) }),
      'product',
    );
  if (country !== undefined) add(t('countryFilter', { country: countryName(country) }), 'country');
  if (discount !== undefined) add(t('codeFilter', { code: discount }), 'discount');
  if (min !== undefined || max !== undefined) add(totalText(t, { min, max }, about.currency), 'min', 'max');
  if (tag !== undefined) add(t('tagFilter', { tag }), 'tag');
  return chips;
}
