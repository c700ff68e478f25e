import { translator } from '@omnis/texts';
import { describe, expect, it } from 'vitest';
import { greeting, isNewShop, salesInWords, type Overview } from './overview-figures.ts';
import en from '../texts/overview/en.ts';

const t = translator(en, 'en-GB');

const overview: Overview = {
  currency: 'GBP',
  sales: [
    { day: '2026-11-01', orders: 1, total: 20 },
    { day: '2026-11-02', orders: 3, total: 90.5 },
  ],
  totals: { orders: 4, revenue: 110.5, average: 27.63, previousRevenue: 100 },
  openOrders: 2,
  products: { enabled: 3, total: 4, lowStock: 1, lowAt: 9 },
  latestOrders: [],
  bestSellers: [],
};
const pounds = (amount: number): string => `£${amount}`;

describe('the overview', () => {
  it.each([
    [0, 'Good evening'],
    [5, 'Good morning'],
    [12, 'Good afternoon'],
    [18, 'Good evening'],
    [23, 'Good evening'],
  ])('greets at %i o’clock with “%s”', (hour, words) => {
    expect(greeting(t, hour)).toBe(words);
  });

  it('says how the sales did', () => {
    expect(salesInWords(t, overview, pounds)).toBe(
      '£110.5 in 30 days, 11% more than in the 30 days before. Best day: 2 November 2026 with £90.5.',
    );
    expect(
      salesInWords(t, { ...overview, totals: { ...overview.totals, previousRevenue: 0 } }, pounds),
    ).not.toContain('%');
    expect(salesInWords(t, { ...overview, sales: [] }, pounds)).toBe('No sales in the last 30 days.');
  });

  it('knows a new shop', () => {
    expect(isNewShop(overview)).toBe(false);
    const empty = { ...overview, products: { enabled: 0, total: 0, lowStock: 0, lowAt: 9 } };
    expect(isNewShop({ ...empty, totals: { ...overview.totals, orders: 0 } })).toBe(true);
    expect(isNewShop(empty)).toBe(false);
  });
});
