import { expect, test } from 'vitest';
import { dayText, sizeText } from './size-text.ts';

test.each([
  [0, '1 KB'],
  [12_345, '12 KB'],
  [999_400, '999 KB'],
  [1_400_000, '1.4 MB'],
])('%d bytes read %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

test('days are written out', () => {
  expect(dayText('2026-12-05T12:00:00Z')).toBe('5 December 2026');
});
