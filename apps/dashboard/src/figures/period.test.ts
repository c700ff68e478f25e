import { describe, expect, it } from 'vitest';
import { periodOf, queryOf } from './period.ts';

const of = (query: string) => periodOf(new URLSearchParams(query));

describe('the period of an address', () => {
  it('is the last 30 days against those before, unless the address says another one', () => {
    expect(of('')).toEqual({ period: '30d', compare: 'previous' });
    expect(of('period=year&compare=none')).toEqual({ period: 'year', compare: 'none' });
    expect(of('period=decade&compare=moon')).toEqual({ period: '30d', compare: 'previous' });
  });

  it('has days of its own only where both are there and in order', () => {
    const custom = { period: 'custom', compare: 'previous', from: '2026-01-01', to: '2026-01-31' } as const;
    expect(of('period=custom&from=2026-01-01&to=2026-01-31')).toEqual(custom);
    expect(of('period=custom&from=2026-01-31&to=2026-01-01').period).toBe('30d');
    expect(of('period=custom&from=2026-01-01').period).toBe('30d');
    expect(queryOf(custom).toString()).toBe('period=custom&compare=previous&from=2026-01-01&to=2026-01-31');
  });
});
