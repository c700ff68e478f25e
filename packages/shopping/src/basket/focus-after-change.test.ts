import { describe, expect, it } from 'vitest';
import { lineAfterChange } from './focus-after-change.ts';

describe('lineAfterChange', () => {
  it('is the line that moved into the place of the one that went', () => {
    expect(lineAfterChange(['a', 'b', 'c'], ['b', 'c'])).toBe(0);
    expect(lineAfterChange(['a', 'b', 'c'], ['a', 'c'])).toBe(1);
  });

  it('is the last line when the last one went', () => {
    expect(lineAfterChange(['a', 'b', 'c'], ['a', 'b'])).toBe(1);
  });

  it('is the line that came back', () => {
    expect(lineAfterChange(['a', 'c'], ['a', 'b', 'c'])).toBe(1);
    expect(lineAfterChange([], ['a'])).toBe(0);
  });

  it('is none when nothing came or went, or nothing is left', () => {
    expect(lineAfterChange(['a', 'b'], ['a', 'b'])).toBeNull();
    expect(lineAfterChange(['a'], [])).toBeNull();
    expect(lineAfterChange([], [])).toBeNull();
  });
});
