import { describe, expect, it } from 'vitest';
import { comparedWith, daysOf, lengthOf, monthsAfter, spanOf, todayIn } from './period.ts';

const today = '2026-03-31';
const query = (
  period: Parameters<typeof spanOf>[0]['period'],
  compare: 'previous' | 'year' | 'none' = 'previous',
) => ({
  period,
  compare,
});

describe('periods of figures', () => {
  it.each([
    ['today', '2026-03-31', '2026-03-31', '2026-03-30', '2026-03-30'],
    ['7d', '2026-03-25', '2026-03-31', '2026-03-18', '2026-03-24'],
    ['30d', '2026-03-02', '2026-03-31', '2026-01-31', '2026-03-01'],
    ['90d', '2026-01-01', '2026-03-31', '2025-10-03', '2025-12-31'],
    ['month', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['last-month', '2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
    ['year', '2026-01-01', '2026-03-31', '2025-01-01', '2025-03-31'],
  ] as const)('%s are %s to %s, compared with %s to %s', (period, from, to, otherFrom, otherTo) => {
    const span = spanOf(query(period), today);
    expect(span).toEqual({ from, to });
    expect(comparedWith(query(period), span)).toEqual({ from: otherFrom, to: otherTo });
    expect(comparedWith(query(period, 'none'), span)).toBeNull();
  });

  it('compares with the same days of the year before, also over a leap day', () => {
    const span = { from: '2028-02-29', to: '2028-03-01' };
    expect(comparedWith(query('custom', 'year'), span)).toEqual({ from: '2027-02-28', to: '2027-03-01' });
    expect(monthsAfter('2026-01-31', 1)).toBe('2026-02-28');
    expect(monthsAfter('2026-01-15', -1)).toBe('2025-12-15');
  });

  it('counts days over changes of clocks', () => {
    const span = { from: '2026-03-28', to: '2026-03-31' };
    expect(lengthOf(span)).toBe(4);
    expect(daysOf(span)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31']);
    expect(todayIn('Pacific/Kiritimati', new Date('2026-03-30T12:00:00Z'))).toBe('2026-03-31');
  });
});
