import { characterCount } from '@omnis/models';
import { expect, it } from 'vitest';
import { typedLength } from './typed-length.ts';

it.each([
  ['', 0],
  ['  Ann   Lee ', 7],
  ['Zoe\u0308', 3],
  ['Zoë & Max', 9],
  ['👩‍👩‍👧', 1],
])('%o has %i characters, as the server counts them', (text, count) => {
  expect(typedLength(text)).toBe(count);
  expect(typedLength(text)).toBe(characterCount(text.replace(/ +/g, ' ').trim()));
});
