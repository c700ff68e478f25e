import { expect, it } from 'vitest';
import { firstSize } from './first-size.ts';

const sizes = [
  { name: 'S', available: false },
  { name: 'M', available: true },
  { name: 'L', available: true },
];

it.each([
  ['the filtered size', undefined, '?size=l&colour=Navy', 'L'],
  ['the first of several that is left', undefined, '?size=S,L,M', 'M'],
  ['the size that was liked before any filter', 'M', '?size=L', 'M'],
  ['none that is sold out', 'S', '?size=S', null],
  ['none where nothing was chosen', undefined, '', null],
])('SH16 quick add puts %s first', (_what, liked, search, first) => {
  expect(firstSize(sizes, liked, search)).toBe(first);
});
