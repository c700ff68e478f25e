import { expect, test } from 'vitest';
import { dueNight, untilNextNight } from './night.ts';

const at = 3 * 60 + 30;
const minute = 60_000;

test('a night’s work is due from its time on, and yesterday’s before', () => {
  expect(dueNight(Date.parse('2026-11-28T03:29:59Z'), at)).toBe('2026-11-27');
  expect(dueNight(Date.parse('2026-11-28T03:30:00Z'), at)).toBe('2026-11-28');
  expect(dueNight(Date.parse('2026-11-28T23:59:59Z'), at)).toBe('2026-11-28');
  expect(dueNight(Date.parse('2026-01-01T00:00:00Z'), at)).toBe('2025-12-31');
});

test('the next night is never more than a day away, and never past', () => {
  expect(untilNextNight(Date.parse('2026-11-28T03:29:00Z'), at)).toBe(minute);
  expect(untilNextNight(Date.parse('2026-11-28T03:30:00Z'), at)).toBe(24 * 60 * minute);
  expect(untilNextNight(Date.parse('2026-11-28T00:00:00Z'), 0)).toBe(24 * 60 * minute);
});
