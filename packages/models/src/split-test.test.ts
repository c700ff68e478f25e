import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseVariation, readVariations, writeVariations } from './split-test.ts';

const hero = { id: 3, name: 'hero', variation: 'a', availableVariations: ['a', 'b', 'c'] };

describe('split tests', () => {
  it.each([
    ['the server’s, when nothing else is known', {}, 'a'],
    ['the first that was loaded', { discovered: { 3: 'b' } }, 'b'],
    ['that of a query parameter named after the test', { query: '?hero=b', discovered: { 3: 'c' } }, 'b'],
    ['one that split-var lists', { query: '?split-var=x,%20c', discovered: { 3: 'b' } }, 'c'],
    ['its own parameter before split-var', { query: '?split-var=c&hero=b' }, 'b'],
    ['the next, where a parameter names none of its own', { query: '?hero=z', discovered: { 3: 'b' } }, 'b'],
    ['none that was taken away since', { discovered: { 3: 'gone' } }, 'a'],
  ])('SPLIT1 the variation is %s', (_, visitor, expected) => {
    expect(chooseVariation(hero, visitor)).toBe(expected);
  });

  it('SPLIT2 the default is shown when there is no data, or no variation of its own', () => {
    expect(chooseVariation(null, { query: '?hero=b' })).toBeNull();
    expect(chooseVariation({ ...hero, variation: null })).toBeNull();
    expect(chooseVariation({ ...hero, id: 'toString', variation: null })).toBeNull();
  });

  it.each([null, undefined, '', 'x', '[]', '7', 'null', '{"3":{}}'])(
    'SPLIT3 the cookie %j chooses nothing',
    (value) => {
      expect(readVariations(value)).toEqual({});
    },
  );

  it('SPLIT3 the cookie maps test id to variation, and reads what it writes', () => {
    expect(readVariations('{"3":"b","4":5}')).toEqual({ 3: 'b', 4: '5' });
    const names = fc.dictionary(fc.nat().map(String), fc.string());
    fc.assert(
      fc.property(names, (map) => {
        expect(readVariations(writeVariations(map))).toEqual({ ...map });
      }),
    );
  });
});
