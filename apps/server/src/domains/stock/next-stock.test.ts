import { expect, test } from 'vitest';
import { nextStock, type StockWish } from './next-stock.ts';

test.each<[number | null, StockWish, number | null]>([
  [5, { by: 3 }, 8],
  [5, { by: -5 }, 0],
  [5, { to: 12, expected: 5 }, 12],
  [5, { to: 5, expected: 5 }, 5],
  [5, { to: null, expected: 5 }, null],
  [null, { to: 4, expected: null }, 4],
])('stock %j changes by %j to %j', (stock, wish, value) => {
  expect(nextStock(stock, wish)).toEqual({ ok: true, value });
});

test.each<[number | null, StockWish, string, string]>([
  [5, {}, 'validation_failed', 'by'],
  [5, { by: 0 }, 'validation_failed', 'by'],
  [5, { by: -6 }, 'validation_failed', 'by'],
  [1_000_000, { by: 1 }, 'validation_failed', 'by'],
  [null, { by: 1 }, 'validation_failed', 'by'],
  [5, { by: 1, to: 6, expected: 5 }, 'validation_failed', 'to'],
  [5, { to: 6 }, 'validation_failed', 'expected'],
  [5, { to: 6, expected: 4 }, 'conflict', 'expected'],
  [null, { to: 6, expected: 0 }, 'conflict', 'expected'],
])('stock %j refuses %j with %s', (stock, wish, code, field) => {
  expect(nextStock(stock, wish)).toMatchObject({ ok: false, code, errors: [{ field }] });
});

test('a stale number says what the stock is now', () => {
  expect(nextStock(3, { to: 6, expected: null })).toMatchObject({
    message: 'The stock has changed from made to order to 3 meanwhile. Check it and save again.',
  });
});
