import { describe, expect, it } from 'vitest';
import { sanitiseHtml } from './sanitise.ts';

describe('anchors of texts', () => {
  it.each([
    [
      '<p><a href="#size">Size</a></p><h2 id="size">Size</h2>',
      '<p><a href="#anchor-size">Size</a></p><h2 id="anchor-size">Size</h2>',
    ],
    ['<section id="body x"><p>a</p></section>', '<section id="anchor-body-x"><p>a</p></section>'],
    ['<a name="top"></a><a href="#top">Up</a>', '<a id="anchor-top"></a><a href="#anchor-top">Up</a>'],
    ['<p id="x">a</p><p id="x">b</p><p id="?">c</p>', '<p id="anchor-x">a</p><p>b</p><p>c</p>'],
    ['<a href="#reviews">a</a><p id="x">b</p>', '<a href="#reviews">a</a><p id="anchor-x">b</p>'],
    [
      '<p id="x" onclick="a()">a <a href="javascript:a()">b</a> &lt;</p>',
      '<p id="anchor-x">a <a>b</a> &lt;</p>',
    ],
    ['<script id="x">a</script>kept', 'kept'],
  ])('%j is kept as %j, also when it is saved again', (html, clean) => {
    expect(sanitiseHtml(html)).toBe(clean);
    expect(sanitiseHtml(clean)).toBe(clean);
  });
});
