import { render } from '@testing-library/react';
import fc from 'fast-check';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { BlockEnvironmentProvider } from '../environment/environment-provider.tsx';
import { testEnvironment } from '../testing/environment.tsx';
import { decodeEntities } from './entities.ts';
import { parseRichText } from './parse-rich-text.ts';
import { hasContent, RichText } from './rich-text.tsx';
import { hostileHtml } from './hostile-html.fixture.ts';

const environment = testEnvironment({ Link: ({ to, ...rest }) => <a href={to} {...rest} /> });
const page = (html: string) => (
  <BlockEnvironmentProvider environment={environment}>
    <div>
      <RichText html={html} />
    </div>
  </BlockEnvironmentProvider>
);
const show = (html: string): string => render(page(html)).container.firstElementChild?.innerHTML ?? '';

const allowedTags =
  /^(DIV|SECTION|ARTICLE|BLOCKQUOTE|FIGURE|FIGCAPTION|P|H[2-6]|PRE|A|B|STRONG|I|EM|U|S|DEL|INS|SUB|SUP|SMALL|MARK|CODE|KBD|ABBR|CITE|Q|SPAN|BR|HR|IMG|UL|OL|DL|LI|DT|DD|TABLE|CAPTION|THEAD|TBODY|TFOOT|TR|TD|TH|BUTTON)$/;
const allowedAttributes =
  /^(href|target|rel|title|lang|src|alt|width|height|loading|decoding|colspan|rowspan|start|type|id)$/;

function expectSafe(root: ParentNode): void {
  for (const element of root.querySelectorAll('*')) {
    expect(element.tagName).toMatch(allowedTags);
    for (const { name, value } of element.attributes) {
      expect(name).toMatch(allowedAttributes);
      if (name === 'id') expect(value).toMatch(/^anchor-[\p{L}\p{M}\p{N}-]+$/u);
      if (name === 'href')
        expect(new URL(value, 'https://shop.example').protocol).toMatch(/^(https?|mailto|tel):$/);
      if (name === 'src') expect(new URL(value, 'https://shop.example').protocol).toMatch(/^(https?|data):$/);
    }
  }
}

/** Parses the server's HTML in the browser. */
function parsed(html: string): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = renderToString(page(html));
  return host;
}

/** A copy without what only React's server puts in, and with neighbouring texts as one. */
function plain(host: Element): Element {
  const copy = document.createElement('div');
  copy.innerHTML = host.innerHTML.replaceAll('<!-- -->', '');
  copy.normalize();
  return copy;
}

describe('B19 rich text', () => {
  it.each([
    ['<p>Soft &amp; <b>bold</b></p>', '<p>Soft &amp; <b>bold</b></p>'],
    ['<h1>One</h1>', '<h2>One</h2>'],
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['<ul><li>a<ul><li>b</ul><li>c</ul>', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>'],
    ['<p style="x" class=y onclick="a()">t</p>', '<p>t</p>'],
    [
      '<a href="#size">Size</a><h2 id=size>Size</h2>',
      '<a href="#anchor-size">Size</a><h2 id="anchor-size">Size</h2>',
    ],
    [
      '<p id="location x">t</p><ul id=" "><li id=a>b</ul>',
      '<p id="anchor-location-x">t</p><ul><li id="anchor-a">b</li></ul>',
    ],
    ['<a href="#reviews">Reviews</a><p id=x>t</p>', '<a href="#reviews">Reviews</a><p id="anchor-x">t</p>'],
    ['<a name=top></a><a href="#top">Up</a>', '<span id="anchor-top"></span><a href="#anchor-top">Up</a>'],
    ['<a id=x href="/y/">y</a>', '<span id="anchor-x"><a href="/y/">y</a></span>'],
    ['<a id=x href="@y">y</a>', '<span id="anchor-x"><button type="button">y</button></span>'],
    ['<p id=x>a</p><p id=x>b</p>', '<p id="anchor-x">a</p><p>b</p>'],
    ['<a href="/x/">in</a>', '<a href="/x/">in</a>'],
    ['<a href="javascript:alert(1)">no</a>', 'no'],
    [
      '<a href="https://a.example">a <a href="/b/">b</a></a>',
      '<a href="https://a.example" target="_blank" rel="noopener noreferrer">a </a><a href="/b/">b</a>',
    ],
    ['<p>a<div>b</div></p>', '<p>a</p><div>b</div>'],
    [
      '<table><tr><td>1<td>2<tr><td>3</table>',
      '<table><tbody><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></tbody></table>',
    ],
    ['<li>alone</li>', 'alone'],
    ['a < b && c', 'a &lt; b &amp;&amp; c'],
    ['<script>alert(1)</script>kept', 'kept'],
    ['<style>p{}</style><svg><script>x</script></svg>kept', 'kept'],
    [
      '<img src=x.png alt="A &quot;cap&quot;" onerror=alert(1)>',
      '<img alt="A &quot;cap&quot;" loading="lazy" decoding="async" src="x.png">',
    ],
    ['<marquee>text</marquee>', 'text'],
    ['<pre>\n  x</pre>', '<pre>  x</pre>'],
    ['<pre><p>\nx</p></pre>', '<pre>x</pre>'],
    ['<ol start=3><li>x</ol>', '<ol start="3"><li>x</li></ol>'],
  ])('B19 %j becomes %j', (given, expected) => {
    expect(show(given)).toBe(expected);
  });

  it('B19 actions become buttons', () => {
    const trigger = vi.fn<(name: string) => void>();
    const { getByRole } = render(
      <BlockEnvironmentProvider environment={testEnvironment({ trigger })}>
        <RichText html='<a href="@open-chat">Chat</a>' />
      </BlockEnvironmentProvider>,
    );
    getByRole('button', { name: 'Chat' }).click();
    expect(trigger).toHaveBeenCalledWith('open-chat');
  });

  it.each(hostileHtml)('B19 nothing of %j survives', (html) => {
    expectSafe(parsed(html));
    expect(show(html)).not.toMatch(/<script|javascript:|onerror=|onload=/i);
  });

  const piece = fc.constantFrom(
    ...'p div span b a ul ol li dl dt dd table tr td th thead tbody caption h2 h3 pre blockquote img br hr script svg figure section x-y form button input'.split(
      ' ',
    ),
  );
  const soup = fc
    .array(
      fc.oneof(
        piece.map((name) => `<${name}>`),
        piece.map((name) => `</${name}>`),
        fc.constantFrom(
          '<a href="/x/">',
          '<a href="@y">',
          '<a name=x>',
          '<a id="x" href="#y">',
          '<p id=y>',
          '<div id="body">',
          '<a href=javascript:x>',
          '<img src="/i.png" onerror=x>',
          '<td colspan=2 onclick=x>',
          ' ',
          '\n',
          'text',
          '<!--',
          '-->',
          '<',
          '>',
          '&lt;',
          '&#0;',
          '"',
          '<![CDATA[',
        ),
        fc.string({ maxLength: 6 }),
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join(''));

  it('B19 whatever the HTML, the result is safe and parses back unchanged', () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fc.assert(
      fc.property(soup, (html) => {
        const host = parsed(html);
        expectSafe(host);
        const again = document.createElement('div');
        again.innerHTML = host.innerHTML;
        expect(again.innerHTML).toBe(host.innerHTML);
        // The tree is what React would build in the browser.
        const { container, unmount } = render(page(html));
        const built = plain(container);
        unmount();
        expect(plain(host).isEqualNode(built)).toBe(true);
      }),
      { numRuns: 200 },
    );
    expect(errors.mock.calls).toEqual([]);
    errors.mockRestore();
  });

  it.each([
    '<p>a<div>b<table><tr>x<td>y</table><pre>\n\nz</pre><ul>loose<li>c</ul>',
    '<pre>\n\n<img src="/i.png">x</pre>',
    '<pre>\n<script>x</script>\n\r\n<b>\ny</b></pre>',
    '<pre>\n\n</pre>',
    '<pre><p>\nx</p></pre>',
  ])('B19 hydrates without a warning: %j', async (html) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const host = parsed(html);
    const recovered: unknown[] = [];
    await act(async () => {
      hydrateRoot(host, page(html), { onRecoverableError: (error) => void recovered.push(error) });
    });
    expect(recovered).toEqual([]);
    expect(errors.mock.calls).toEqual([]);
    errors.mockRestore();
  });

  it.each([
    ['<'.repeat(100_000)],
    ['<p>'.repeat(50_000)],
    ['<a '.repeat(50_000)],
    ['&'.repeat(100_000)],
    ['<script>'.repeat(20_000)],
    ['<b></i>'.repeat(30_000)],
    [`<p a${' '.repeat(100_000)}`],
    ['<!--'.repeat(30_000)],
  ])('B19 reads hostile length in time: %.12s…', (html) => {
    const start = performance.now();
    parseRichText(html);
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it('B19 resolves references once', () => {
    expect(decodeEntities('&amp;lt; &#x41;&#66; &hellip; &unknown; &#xD800;')).toBe(
      '&lt; AB … &unknown; \ufffd',
    );
  });

  it('B19 knows whether anything is shown', () => {
    expect(hasContent('<p> <br></p><script>x</script>')).toBe(false);
    expect(hasContent('<p><img src="/i.png"></p>')).toBe(true);
  });
});
