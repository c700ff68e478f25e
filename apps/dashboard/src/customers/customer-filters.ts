import type { CustomerFilters } from '@omnis/contract';
import { customerSorts, leadStatuses, type CustomerSort, type LeadStatus } from '@omnis/models';
import { countryName, moneyText } from '@omnis/ui';
import type en from '../texts/customers/en.ts';
import type { CustomersTexts } from '../texts/customers/index.ts';

/** Sorts of the list in words. */
export const sortOptions = [
  { value: 'last_order', label: 'lastOrder' },
  { value: 'spent', label: 'mostSpent' },
  { value: 'newest', label: 'newest' },
] as const satisfies readonly { readonly value: CustomerSort; readonly label: keyof typeof en }[];

const names = {
  search: 'search',
  consent: 'consent',
  country: 'country',
  tag: 'tag',
  leadStatus: 'lead',
  minOrders: 'orders',
  minSpent: 'spent',
} as const satisfies Record<keyof CustomerFilters, string>;

const among = <V extends string>(values: readonly V[], text: string | null): V | undefined =>
  values.find((value) => value === text);

const numberIn = (text: string | null, isWhole: boolean): number | undefined => {
  const number = text === null || text === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) && number > 0 && (!isWhole || Number.isInteger(number)) ? number : undefined;
};

/** The filters in an address; what is no filter is left out. */
export function filtersIn(params: URLSearchParams): CustomerFilters {
  const get = (key: keyof CustomerFilters): string | null => params.get(names[key]);
  const country = get('country');
  const filters: CustomerFilters = {
    search: get('search') ?? undefined,
    consent: among(['yes', 'no'], get('consent')),
    country: country !== null && /^[A-Z]{2}$/.test(country) ? country : undefined,
    tag: get('tag') ?? undefined,
    leadStatus: among(leadStatuses, get('leadStatus')),
    minOrders: numberIn(get('minOrders'), true),
    minSpent: numberIn(get('minSpent'), false),
  };
  return Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== undefined && value !== ''),
  );
}

/** Changes of an address that show exactly these filters. */
export function paramsOf(filters: CustomerFilters): Record<string, string | null> {
  const value = (key: keyof CustomerFilters): string | null => {
    const given = filters[key];
    return given === undefined || given === '' ? null : String(given);
  };
  return {
    [names.search]: value('search'),
    [names.consent]: value('consent'),
    [names.country]: value('country'),
    [names.tag]: value('tag'),
    [names.leadStatus]: value('leadStatus'),
    [names.minOrders]: value('minOrders'),
    [names.minSpent]: value('minSpent'),
  };
}

/** The sort in an address. */
export const sortIn = (params: URLSearchParams): CustomerSort =>
  among(customerSorts, params.get('sort')) ?? 'last_order';

/** Tells whether two filters show the same customers. */
export const isSameFilters = (one: CustomerFilters, other: CustomerFilters): boolean =>
  JSON.stringify(paramsOf(one)) === JSON.stringify(paramsOf(other));

/** Texts of the filters, and the name of a lead status. */
export interface FilterWords {
  readonly t: CustomersTexts;
  readonly leadText: (status: LeadStatus) => string;
}

/** Filters other than the search in words, each with the key that takes it out. */
export function filterTexts(
  { t, leadText }: FilterWords,
  { consent, country, tag, leadStatus, minOrders, minSpent }: CustomerFilters,
  currency: string,
): { key: keyof CustomerFilters; text: string }[] {
  const texts: { key: keyof CustomerFilters; text: string | null }[] = [
    {
      key: 'consent',
      text: consent === undefined ? null : consent === 'yes' ? t('wantsEmails') : t('hasNotAskedForEmails'),
    },
    { key: 'country', text: country === undefined ? null : countryName(country) },
    { key: 'tag', text: tag === undefined ? null : t('tagFilter', { tag }) },
    {
      key: 'leadStatus',
      text: leadStatus === undefined ? null : t('leadFilter', { lead: leadText(leadStatus) }),
    },
    { key: 'minOrders', text: minOrders === undefined ? null : t('ordersFilter', { least: minOrders }) },
    {
      key: 'minSpent',
      text: minSpent === undefined ? null : t('spentFilter', { least: moneyText(minSpent, currency) }),
    },
  ];
  return texts.flatMap(({ key, text }) => (text === null ? [] : [{ key, text }]));
}
