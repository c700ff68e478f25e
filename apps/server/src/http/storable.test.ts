import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findUnstorable } from './storable.ts';

test.each([
  [{ street: '1 High\u0000 St' }, ['street']],
  [{ contact: { firstName: 'A\ud800' } }, ['contact', 'firstName']],
  [{ items: [{ note: 'fine' }, { note: '\udc00' }] }, ['items', '1', 'note']],
  [{ options: { 'a\u0000': 1 } }, ['options']],
  ['\u0000', []],
])('names where %j cannot be kept', (value, path) => {
  expect(findUnstorable(value)).toEqual(path);
});

test('finds nothing in what is well formed', () => {
  const text = fc.string({ unit: 'binary' }).filter((value) => !value.includes('\u0000'));
  fc.assert(
    fc.property(
      fc.dictionary(text, fc.oneof(text, fc.array(text), fc.integer(), fc.constant(null))),
      (value) => {
        expect(findUnstorable(value)).toBeNull();
      },
    ),
  );
});
