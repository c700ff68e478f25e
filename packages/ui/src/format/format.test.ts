import { describe, expect, it } from 'vitest';
import { agoText, counted, countryName, countText, moneyText, timeText } from './format.ts';

describe('U28 a formatted value', () => {
  it('U28 is money of any currency', () => {
    expect(moneyText(1234.5, 'GBP')).toBe('£1,234.50');
    expect(moneyText(1234, 'JPY')).toContain('1,234');
    expect(moneyText(3, 'XYZ')).toBe('3 XYZ');
  });

  it.each([
    [30, 'just now'],
    [300, '5 minutes ago'],
    [7200, '2 hours ago'],
    [86_400, 'yesterday'],
    [3 * 86_400, '3 days ago'],
    [10 * 86_400, '27 Oct 2026'],
  ])('U28 is %i seconds ago as “%s”', (seconds, text) => {
    const now = Date.parse('2026-11-06T12:00:00.000Z');
    expect(agoText(new Date(now - seconds * 1000).toISOString(), now)).toBe(text);
  });

  it('U28 is counts, times and countries, and what is none of them stays as it is', () => {
    expect(counted(1, 'item')).toBe('1 item');
    expect(counted(1200, 'item')).toBe('1,200 items');
    expect(counted(2, 'country', 'countries')).toBe('2 countries');
    expect(countText(12_000)).toBe('12,000');
    expect(timeText('soon')).toBe('soon');
    expect(timeText('2026-11-06T14:05:00.000Z')).toMatch(/^6 Nov 2026, \d\d:\d\d$/);
    expect(countryName('GB')).toBe('United Kingdom');
    expect(countryName('nowhere')).toBe('nowhere');
  });
});
