import { describe, expect, it } from 'vitest';
import { wordColours } from './colour.ts';

describe('colours of a menu’s words', () => {
  it('are lighter in the dark, where their ground turns dark', () => {
    expect(wordColours({ color: '#A4552C' }, true).color).toBe(
      'light-dark(#a4552c,color-mix(in srgb,#a4552c,#fff))',
    );
  });

  it('stay as they are on a ground of their own, and where the ground stays', () => {
    const own = { color: '#ffffff', backgroundColor: '#a4552c' };
    expect(wordColours(own, true)).toEqual(own);
    expect(wordColours({ color: '#a4552c' }, false).color).toBe('#a4552c');
  });

  it('are none where none, or no colour, is given', () => {
    expect(wordColours({ color: 'url(x)' }, true).color).toBeUndefined();
    expect(wordColours({}, true)).toEqual({ color: undefined, backgroundColor: undefined });
  });
});
