import { describe, expect, it } from 'vitest';
import { agoText, axisMoney, changeBetween, counted, countryName, dayText, moneyText } from './format.ts';

describe('what is read', () => {
  it('is money of any currency', () => {
    expect(moneyText(1234.5, 'GBP')).toBe('£1,234.50');
    expect(moneyText(1234, 'JPY')).toContain('1,234');
    expect(moneyText(3, 'XYZ')).toBe('3 XYZ');
    expect(axisMoney(400, 'GBP')).toBe('£400');
    expect(axisMoney(0, 'GBP')).toBe('£0');
    expect(axisMoney(12_500, 'GBP')).toBe('£12.5k');
  });

  it.each([
    [30, 'just now'],
    [300, '5 minutes ago'],
    [7200, '2 hours ago'],
    [86_400, 'yesterday'],
    [3 * 86_400, '3 days ago'],
    [10 * 86_400, '27 Oct 2026'],
  ])('is %i seconds ago as “%s”', (seconds, text) => {
    const now = Date.parse('2026-11-06T12:00:00.000Z');
    expect(agoText(new Date(now - seconds * 1000).toISOString(), now)).toBe(text);
  });

  it('is counts, days and countries', () => {
    expect(counted(1, 'item')).toBe('1 item');
    expect(counted(1200, 'item')).toBe('1,200 items');
    expect(dayText('2026-11-06')).toBe('6 Nov');
    expect(dayText('soon')).toBe('soon');
    expect(countryName('GB')).toBe('United Kingdom');
    expect(countryName('nowhere')).toBe('nowhere');
  });

  it('is a change only where there is something to compare with', () => {
    expect(changeBetween(150, 100)).toBe(50);
    expect(changeBetween(50, 100)).toBe(-50);
    expect(changeBetween(50, 0)).toBeNull();
  });
});
