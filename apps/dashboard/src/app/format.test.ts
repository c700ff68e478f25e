import { describe, expect, it } from 'vitest';
import { axisMoney, changeBetween, dayText } from './format.ts';

describe('a formatted value', () => {
  it('is money on an axis', () => {
    expect(axisMoney(400, 'GBP')).toBe('£400');
    expect(axisMoney(0, 'GBP')).toBe('£0');
    expect(axisMoney(12_500, 'GBP')).toBe('£12.5k');
  });

  it('is days', () => {
    expect(dayText('2026-11-06')).toBe('6 Nov');
    expect(dayText('soon')).toBe('soon');
  });

  it('is a change only where there is something to compare with', () => {
    expect(changeBetween(150, 100)).toBe(50);
    expect(changeBetween(50, 100)).toBe(-50);
    expect(changeBetween(50, 0)).toBeNull();
  });
});
