import { describe, expect, it } from 'vitest';
import { rowAt } from '@omnis/desk';
import { plainText } from './plain-text.ts';

describe('the words of HTML', () => {
  it('are parted where paragraphs end, and hold no script', () => {
    expect(
      plainText('<p>Soft <b>cotton</b>.</p><ul><li>Warm</li><li>Light</li></ul><script>alert(1)</script>'),
    ).toBe('Soft cotton. Warm Light');
  });
});

describe('where a dragged row goes', () => {
  const rows = [
    { top: 0, bottom: 60 },
    { top: 68, bottom: 128 },
  ];
  it.each([
    [10, 0],
    [31, 1],
    [97, 1],
    [99, 2],
    [900, 2],
  ])('at %i to place %i', (y, place) => {
    expect(rowAt(y, rows)).toBe(place);
  });
});
