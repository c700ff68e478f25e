import { parseRichText } from '@omnis/blocks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHtml, toMarkup } from './markup.ts';

describe('E6 rich text', () => {
  it.each([
    ['<p>Soft <b>cotton</b> and <i>wool</i></p>', 'Soft **cotton** and *wool*'],
    ['<p>a<br>b</p><p>c</p>', 'a\nb\n\nc'],
    [
      '<h2>Care</h2><ul><li>Wash cold</li><li><a href="/help/">Ask</a></li></ul>',
      '## Care\n\n- Wash cold\n- [Ask](/help/)',
    ],
    ['<ol><li>One</li><li>Two</li></ol>', '1. One\n2. Two'],
    ['<p>2 * 3 [x] \\</p>', '2 \\* 3 \\[x\\] \\\\'],
    ['', ''],
  ])('E6 %j is typed as %j', (html, markup) => {
    expect(toMarkup(html)).toBe(markup);
    expect(toMarkup(toHtml(markup))).toBe(markup);
  });

  it.each([
    '<table><tr><td>x</td></tr></table>',
    '<p><img src="/x.png"></p>',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
    '<p>- x</p>',
    '<ol start="3"><li>x</li></ol>',
    '<h2 id="size">x</h2>',
    '<ul><li id="size">x</li></ul>',
    '<ul><li><p id="size">x</p></li></ul>',
    '<p><b id="size">x</b></p>',
    '<p><a name="size"></a>x</p>',
  ])('E6 %j is edited as HTML', (html) => {
    expect(toMarkup(html)).toBeNull();
  });

  it('E6 typed text is text: no tag survives', () => {
    expect(toHtml('<script>alert(1)</script> & "x"')).toBe(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot;</p>',
    );
    expect(parseRichText(toHtml('[x](javascript:alert(1))'))).not.toContainEqual(
      expect.objectContaining({ name: 'a' }),
    );
  });

  it('E6 markup says the same after a round trip', () => {
    const piece = fc.constantFrom(
      'word',
      ' ',
      '\n',
      '\n\n',
      '**',
      '*',
      '## ',
      '- ',
      '1. ',
      '[a](/b/)',
      '[',
      '](',
      '\\',
      '<b>',
      '&amp;',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 20 }), (parts) => {
        const html = toHtml(parts.join(''));
        const markup = toMarkup(html);
        if (markup !== null) {
          const again = toMarkup(toHtml(markup));
          expect(again === null ? null : toMarkup(toHtml(again))).toBe(again);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('E6 is read in time, whatever is typed', () => {
    for (const text of ['*'.repeat(20_000), '['.repeat(20_000), '**a'.repeat(5000), '\\'.repeat(20_000)]) {
      const start = performance.now();
      toHtml(text);
      expect(performance.now() - start).toBeLessThan(3000);
    }
  });
});
