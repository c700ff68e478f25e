import { describe, expect, it } from 'vitest';
import { lineAfterRemoval } from './focus-after-removal.ts';

describe('lineAfterRemoval', () => {
  it('is the line that moved into the place of the one that went', () => {
    expect(lineAfterRemoval(['a', 'b', 'c'], ['b', 'c'])).toBe(0);
    expect(lineAfterRemoval(['a', 'b', 'c'], ['a', 'c'])).toBe(1);
  });

  it('is the last line when the last one went', () => {
    expect(lineAfterRemoval(['a', 'b', 'c'], ['a', 'b'])).toBe(1);
  });

  it('is none when nothing went, or nothing is left', () => {
    expect(lineAfterRemoval(['a'], ['a', 'b'])).toBeNull();
    expect(lineAfterRemoval(['a'], [])).toBeNull();
    expect(lineAfterRemoval([], [])).toBeNull();
  });
});
