import { describe, expect, test } from 'vitest';
import { arrivalText, spanText } from './cutoff-text.ts';

describe('how long there is to order', () => {
  test.each([
    [11_520, '3 h 12 min'],
    [7200, '2 h'],
    [7259, '2 h'],
    [720, '12 min'],
    [59, '1 min'],
  ])('%i seconds are %s', (seconds, text) => {
    expect(spanText(seconds)).toBe(text);
  });

  const days = { earliest: '2026-11-23', latest: '2026-11-24' };

  test('it is told with the day on which it is there', () => {
    expect(arrivalText(days, 11_520, 'en-GB')).toBe(
      'Order within 3 h 12 min to get it by Tuesday 24 November',
    );
  });

  test('a day and more, or nothing, is not counted down', () => {
    expect(arrivalText(days, 24 * 3600, 'en-GB')).toBe('Arrives Mon 23 – Tue 24 Nov');
    expect(arrivalText(days, 0, 'en-GB')).toBe('Arrives Mon 23 – Tue 24 Nov');
  });
});
