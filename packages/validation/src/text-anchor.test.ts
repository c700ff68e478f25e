import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textAnchor, textAnchorLink } from './text-anchor.ts';

describe('LINK4 anchors of texts', () => {
  it.each([
    ['size', 'anchor-size'],
    ['Size guide', 'anchor-Size-guide'],
    ['größe_1', 'anchor-größe-1'],
    ['anchor-size', 'anchor-size'],
    ['"><script>', 'anchor-script'],
    ['anchor', 'anchor-anchor'],
    [' _ ', ''],
    ['', ''],
  ])('LINK4 %j becomes %j', (id, anchor) => {
    expect(textAnchor(id)).toBe(anchor);
  });

  it('LINK4 whatever the id, letters, digits and dashes stand behind the prefix, and stay as they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 150 }), (id) => {
        const anchor = textAnchor(id);
        expect(anchor).toMatch(/^(?:anchor-[\p{L}\p{M}\p{N}-]{1,100})?$/u);
        expect(textAnchor(anchor)).toBe(anchor);
      }),
    );
  });

  it.each([
    ['#size', '#anchor-size'],
    ['#anchor-size', '#anchor-size'],
    [' #gr%C3%B6%C3%9Fe ', '#anchor-größe'],
    ['#reviews', '#reviews'],
    ['#100%', '#100%'],
    ['#', '#'],
    ['/size/#size', '/size/#size'],
  ])('LINK4 a link to %j leads to %j', (href, to) => {
    expect(textAnchorLink(href, new Set(['anchor-size', 'anchor-größe']))).toBe(to);
  });
});
