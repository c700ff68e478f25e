import { describe, expect, it } from 'vitest';
import { pageElement, pageHtml } from '../../testing/render-page.tsx';

const frame = (properties: object): HTMLIFrameElement | null =>
  pageElement([{ type: 'iframe', properties }]).querySelector('iframe');

describe('B37 iframe (storefront.md §3: src, height 1000)', () => {
  it('is lazy, sandboxed and named, 1000 pixels high', () => {
    const element = frame({ src: 'https://maps.example/x?a=1&b=2' });
    expect(element?.getAttribute('src')).toBe('https://maps.example/x?a=1&b=2');
    expect(element?.getAttribute('loading')).toBe('lazy');
    expect(element?.title).toBe('Content of maps.example');
    expect(element?.getAttribute('sandbox')).not.toMatch(/same-origin|top-navigation|downloads|modals/);
    expect(element?.closest('section')?.style.getPropertyValue('--b-height')).toBe('1000px');
  });

  it.each([
    [{ height: 1e9 }, '5000px'],
    [{ height: '320' }, '320px'],
    [{ height: 'calc(1px)' }, '1000px'],
  ])('%j is %s high', (properties, expected) => {
    const root = frame({ src: 'https://a.example', ...properties })?.closest('section');
    expect(root?.style.getPropertyValue('--b-height')).toBe(expected);
  });

  it.each(['http://localhost:5173/w', 'http://a.localhost/', 'http://127.0.0.1:8080/', 'http://[::1]:8080/'])(
    'embeds what is made on this machine: %s',
    (src) => expect(frame({ src })?.getAttribute('src')).toBe(src),
  );

  it.each([
    'http://a.example',
    'http://localhost.example/',
    'http://127.0.0.1.example/',
    'http://192.168.0.2/',
    'http://user@localhost/',
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//a.example/x',
    '/own/path/',
    'https://user:word@a.example/',
    'https://',
    '@open-chat',
    {},
    null,
  ])('does not embed %j', (src) => {
    expect(frame({ src })).toBeNull();
  });

  it('platform.md §5 embed code: frames what the code frames, in the sandbox of every frame, and nothing else of it', () => {
    const from = 'code';
    const code =
      '<blockquote><a href="https://v.example/1">A film</a></blockquote>' +
      '<iframe width="560" src="https://v.example/e/1?a=1&amp;b=2" allow="camera" name="x"></iframe>' +
      '<script src="https://v.example/embed.js"></script>';
    const shown = frame({ from, code, src: 'https://ignored.example' });
    expect(shown?.getAttribute('src')).toBe('https://v.example/e/1?a=1&b=2');
    expect(shown?.getAttribute('sandbox')).not.toMatch(/same-origin|top-navigation/);
    expect([shown?.getAttribute('allow'), shown?.getAttribute('name')]).toEqual([null, null]);
    const html = pageHtml([{ type: 'iframe', properties: { from, code } }]);
    expect(html).not.toMatch(/embed\.js|A film/);
    for (const wrong of ['<iframe src="https://a.example" onload="x()">', 'https://a.example', ''])
      expect(frame({ from, code: wrong })).toBeNull();
    expect(frame({ code })).toBeNull();
  });

  it('says to the owner why', () => {
    const told = (src: string): string =>
      pageHtml([{ type: 'iframe', properties: { src } }], { mode: 'preview' });
    expect(told('')).toContain('Give the address');
    expect(told('http://a.example')).toContain('begin with https://');
  });
});
