import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readColour, readFont, readLength } from './read-look.ts';
import { readChoice, readNumber, readText, readValue } from './read.ts';

describe('B24 values of owners', () => {
  it.each([
    ['#86b302', '#86b302'],
    ['fff', '#ffffff'],
    ['#0008', '#00000088'],
    ['red', null],
    ['#fff;background:url(//x)', null],
    ['var(--x)', null],
  ])('B24 the colour %j is %j', (given, expected) => {
    expect(readColour({ c: given }, 'c')).toBe(expected);
  });

  it.each([
    ['95%', '95%'],
    [4, '4px'],
    ['1.5rem', '1.5rem'],
    ['70vh', '70vh'],
    ['calc(1px)', null],
    ['10px;color:red', null],
    ['-5px', null],
  ])('B24 the length %j is %j', (given, expected) => {
    expect(readLength({ l: given }, 'l')).toBe(expected);
  });

  it.each([
    ['Playfair Display', '"Playfair Display"'],
    ['Lato"; color: red', null],
    ['a\\b', null],
    ['', null],
  ])('B24 the font %j is %j', (given, expected) => {
    expect(readFont({ f: given }, 'f')).toBe(expected);
  });

  it('B24 nothing that could end a declaration gets through', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const value of [
          readColour({ v: text }, 'v'),
          readLength({ v: text }, 'v'),
          readFont({ v: text }, 'v'),
        ]) {
          expect(value ?? '').not.toMatch(/[;{}\\()<>]/);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('B3 reading values', () => {
  it('B3 reads own keys only, and what has the wrong type as missing', () => {
    expect(readValue({}, 'constructor')).toBeUndefined();
    expect(readText({ t: { a: 1 } }, 't', 'x')).toBe('x');
    expect(readText({ t: 12.5 }, 't')).toBe('12.5');
    expect(readNumber({ n: '8' }, 'n', { fallback: 4, max: 6 })).toBe(6);
    expect(readNumber({ n: Number.NaN }, 'n', { fallback: null })).toBeNull();
    expect(readNumber({ n: ' ' }, 'n', { fallback: 4 })).toBe(4);
    expect(readChoice({ c: 'no' }, 'c', { options: ['a', 'b'], fallback: 'b' })).toBe('b');
  });
});
