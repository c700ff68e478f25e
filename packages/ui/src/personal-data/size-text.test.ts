import { expect, test } from 'vitest';
import { sizeText } from './size-text.ts';

test.each([
  [0, '1 KB'],
  [12_345, '12 KB'],
  [999_400, '999 KB'],
  [1_400_000, '1.4 MB'],
])('%d bytes read %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
