import { describe, expect, it } from 'vitest';
import { deliverySpan, writeDay } from './delivery-dates.ts';

describe('deliverySpan', () => {
  it.each([
    ['2026-11-24', '2026-11-24', 'Tue 24 Nov'],
    ['2026-11-24', '2026-11-26', 'Tue 24 – Thu 26 Nov'],
    ['2026-11-29', '2026-12-02', 'Sun 29 Nov – Wed 2 Dec'],
    ['2026-12-30', '2027-01-02', 'Wed 30 Dec – Sat 2 Jan'],
    ['2026-11-24T23:30:00Z', '2026-11-26', 'Tue 24 – Thu 26 Nov'],
    ['soon', '2026-11-26', ''],
    ['2026-11-24', '', 'Tue 24 Nov'],
  ])('%s to %s', (earliest, latest, text) => {
    expect(deliverySpan({ earliest, latest }, writeDay('en-GB'))).toBe(text);
  });
});
