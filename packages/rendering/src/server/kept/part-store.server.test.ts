import { expect, it } from 'vitest';
import type { Part } from './part.server.ts';
import { partStore } from './part-store.server.ts';

const part = (html: string): Part => ({
  html,
  styles: [],
  areas: new Set(),
  uses: new Set(),
  shown: () => ({ all: new Uint32Array(), byScope: [] }),
});

it('RD1 finds a part by what it is made of', () => {
  const { find, keep } = partStore();
  const fox = {};
  keep(fox, 'en', part('a'));
  keep(fox, 'de', part('b'));
  expect(find(fox, 'en')?.html).toBe('a');
  expect(find(fox, 'de')?.html).toBe('b');
  expect(find(fox, 'fr')).toBeUndefined();
  expect(find({}, 'en')).toBeUndefined();
});

it('RD1 forgets all of them when they are too many', () => {
  const { find, keep } = partStore(5);
  const fox = {};
  keep(fox, 'a', part('123'));
  keep(fox, 'b', part('45'));
  expect(find(fox, 'a')).toBeDefined();
  keep(fox, 'c', part('6'));
  expect(find(fox, 'a')).toBeUndefined();
  expect(find(fox, 'c')).toBeDefined();
});
