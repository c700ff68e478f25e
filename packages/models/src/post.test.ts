import { expect, test } from 'vitest';
import { postState } from './post.ts';

const now = new Date('2026-12-01T12:00:00Z');

test.each([
  [null, 'draft'],
  ['2026-12-01T12:00:01Z', 'scheduled'],
  ['2026-12-01T12:00:00Z', 'published'],
  ['2020-01-01T00:00:00Z', 'published'],
] as const)('storefront.md §7: a post of the time %s is %s', (time, state) => {
  expect(postState(time === null ? null : new Date(time), now)).toBe(state);
});
