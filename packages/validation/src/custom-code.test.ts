import { describe, expect, it } from 'vitest';
import { customCodeSources, readCustomCode, type CustomCode } from './custom-code.ts';

/** Parts of code that can be used. */
function parts(text: string): CustomCode {
  const read = readCustomCode(text);
  if (!read.ok) throw new Error(read.message);
  return read.code;
}
const message = (text: string): string => {
  const read = readCustomCode(text);
  return read.ok ? '' : read.message;
};

describe('storefront.md §3 customCode', () => {
  it('reads what services hand out, in its order', () => {
    const code = parts(`
      <!-- Google tag -->
      <script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>
      <SCRIPT>if (a < b && "</p>") run();</SCRIPT >
      <link rel=preconnect href=https://fonts.example>
      <link rel="stylesheet" href="https://fonts.example/a.css">
      <meta property="fb:app_id" content="1">
      <style>a > b { color: red }</style>
      <noscript><iframe src="https://www.googletagmanager.com/ns.html"></iframe></noscript>`);
    expect(code.files.map(({ kind, src, content }) => [kind, src, content])).toEqual([
      ['script', 'https://www.googletagmanager.com/gtag/js?id=G-1', ''],
      ['script', null, 'if (a < b && "</p>") run();'],
      ['style', 'https://fonts.example/a.css', ''],
      ['style', null, 'a > b { color: red }'],
    ]);
    expect(code.links).toEqual([{ rel: 'preconnect', href: 'https://fonts.example' }]);
    expect(code.metas).toEqual([{ name: '', property: 'fb:app_id', content: '1' }]);
    expect(customCodeSources(code, ['cdn.example'])).toEqual([
      'https://www.googletagmanager.com',
      'https://cdn.example',
    ]);
  });

  it.each([
    ['<p>x</p>', '<p> cannot stand in the head of a page. Use script, style, meta and link elements.'],
    ['text', 'Only elements can stand in the head of a page, not the text “text”'],
    ['<script>x', 'The element <script> is not closed with </script>'],
    ['<script src="http://a.example/a.js"></script>', 'The address of a script must start with https://'],
    ['<script src="https://a.example/;x"></script>', 'The address of a script must start with https://'],
    ['<script onerror="x"></script>', 'A script cannot have the attribute “onerror”'],
    ['<script type="text/template">x</script>', 'A script cannot have the type “text/template”'],
    ['<meta http-equiv="refresh" content="0">', 'A meta element cannot have the attribute “http-equiv”'],
    ['<meta name="viewport" content="x">', 'The store sets “viewport” itself'],
    ['<link rel="icon" href="https://a.example/i.png">', 'A link element cannot have the rel “icon”'],
    ['</script>', 'Only elements can stand in the head of a page, not the text “</script>”'],
    ['x'.repeat(20_001), 'At most 20000 characters'],
    ['<style></style>'.repeat(41), 'At most 40 elements'],
  ])('refuses %s', (text, told) => {
    expect(message(text)).toBe(told);
  });

  it('ends a script where a browser would, whatever its text says', () => {
    expect(message('<script>"</script>" + 1</script>')).toContain('not the text “" + 1</script>”');
  });
});
