import { describe, expect, it } from 'vitest';
import { answerFits, fitsShape } from './answer-fits.ts';

describe('a shape', () => {
  it.each([
    ['{items[{id}],total}', { items: [], total: 0 }, true],
    ['{items[{id}],total}', { items: [{ id: 1 }], total: 0, more: true }, true],
    ['{items[{id}],total}', { items: [{ id: 1 }, {}], total: 0 }, false],
    ['{items[{id}],total}', { items: [] }, false],
    ['{items[{id}],total}', { items: {}, total: 0 }, false],
    ['{items[{id}],total}', [], false],
    ['{items[{id}],total}', null, false],
    ['{of({a,b{c}})?}', { of: null }, true],
    ['{of({a,b{c}})?}', { of: { a: 1, b: { c: 2 } } }, true],
    ['{of({a,b{c}})?}', { of: { a: 1, b: {} } }, false],
    ['({a,b}|{c})', { c: 1 }, true],
    ['({a,b}|{c})', { a: 1 }, false],
    ['{}', {}, true],
    ['[]', ['anything', null], true],
  ])('%s of %j: %s', (shape, value, fits) => {
    expect(fitsShape(shape, value)).toBe(fits);
  });
});

describe('SK5 an answer', () => {
  it('that is half is none, and one that nobody looks at is whole', () => {
    expect(answerFits('productsList', { items: [] })).toBe(false);
    expect(answerFits('checkoutPlace', { status: 'placed' })).toBe(false);
    expect(answerFits('checkoutPlace', { status: 'placed', orderHash: 'h', number: 'N-1' })).toBe(true);
    expect(answerFits('nobodyAsks', {})).toBe(true);
    expect(answerFits('constructor', {})).toBe(true);
  });

  it.each(['storeContact', 'ordersSendLink', 'accountsRequestReset', 'accountsChangePassword'])(
    'of another kind does not say that %s is done: what was typed would be gone',
    (endpoint) => {
      expect(answerFits(endpoint, { wat: [1, 2] })).toBe(false);
    },
  );
});
