import { translator } from '@omnis/texts';
import { describe, expect, it } from 'vitest';
import { filtersIn, filterTexts, isSameFilters, paramsOf } from './customer-filters.ts';
import en from '../texts/customers/en.ts';

const t = translator(en, 'en-GB');

const all = {
  search: 'ann',
  consent: 'yes',
  country: 'GB',
  tag: 'VIP',
  leadStatus: 'won',
  minOrders: 2,
  minSpent: 99.5,
} as const;

describe('the filters of customers', () => {
  it('are kept in the address', () => {
    const params = new URLSearchParams();
    for (const [key, value] of Object.entries(paramsOf(all))) if (value !== null) params.set(key, value);
    expect(filtersIn(params)).toEqual(all);
    expect(paramsOf({})).toMatchObject({ search: null, lead: null, spent: null });
  });

  it('leave out what is no filter', () => {
    const odd = new URLSearchParams('consent=maybe&country=gb&lead=x&orders=1.5&spent=-1&tag=');
    expect(filtersIn(odd)).toEqual({});
  });

  it('are compared by what they show, and said in words', () => {
    expect(isSameFilters({ tag: 'a' }, { tag: 'a', search: '' })).toBe(true);
    expect(isSameFilters({ tag: 'a' }, { tag: 'b' })).toBe(false);
    expect(
      filterTexts({ t, leadText: (status) => status.toUpperCase() }, all, 'GBP').map(({ text }) => text),
    ).toEqual([
      'Wants emails',
      'United Kingdom',
      'Tag: VIP',
      'Lead: WON',
      'Orders: 2 or more',
      'Spent: £99.50 or more',
    ]);
  });
});
