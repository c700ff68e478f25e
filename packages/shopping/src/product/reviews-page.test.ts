import { expect, it } from 'vitest';
import { endOfReviews } from './reviews-page.ts';

it.each([
  ['?reviews=99', 7, '/product/tee/navy/?reviews=2'],
  ['?reviews=3&ref=mail', 10, '/product/tee/navy/?reviews=2&ref=mail'],
  ['?reviews=2', 5, '/product/tee/navy/'],
  ['?reviews=2', 0, '/product/tee/navy/'],
  ['?reviews=2', 6, null],
  ['', 0, null],
  ['?reviews=many', 0, null],
])('an address past the end of the reviews leads to their last page: %s of %i', (query, total, end) => {
  expect(endOfReviews(new URL(`http://shop.example/product/tee/navy/${query}`), total)).toBe(end);
});
