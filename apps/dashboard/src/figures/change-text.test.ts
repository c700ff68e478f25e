import { translator } from '@omnis/texts';
import { expect, test } from 'vitest';
import { changeText } from './change-text.ts';
import en from '../texts/figures/en.ts';

const t = translator(en, 'en-GB');

test.each([
  [120, 100, 'money', '+20%'],
  [80, 100, 'count', '−20%'],
  [0, 4, 'count', '−100%'],
  [4, 0, 'count', 'New'],
  [0, 0, 'count', ''],
  [5, 5, 'count', '±0%'],
  [12.5, 10, 'percent', '+2.5 points'],
  [10, -10, 'money', '+200%'],
])('%d after %d of %s is “%s”', (value, before, kind, text) => {
  expect(changeText(t, { value, before, kind })).toBe(text);
});
