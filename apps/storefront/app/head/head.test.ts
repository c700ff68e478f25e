import { expect, test } from 'vitest';
import { pageHead } from './head.ts';

const nowhere = { core: undefined, view: undefined };

test.each([
  ['photo', '/images/fox.jpg'],
  ['summary', null],
])('a page is shared as a card of the kind %s with the picture %s', (content, image) => {
  expect(pageHead({ title: 'Fox', image }, nowhere)).toContainEqual({ name: 'twitter:card', content });
});
