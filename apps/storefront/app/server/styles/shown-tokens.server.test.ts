import { expect, it } from 'vitest';
import { shownTokens } from './shown-tokens.server.ts';

const isScope = (name: string): boolean => ['card', 'badge'].includes(name);
const insideEach = (html: string, scope: string): string[][] =>
  (
    shownTokens(`<html><head><style>.x{}</style></head><body>${html}</body></html>`, isScope).byScope.get(
      scope,
    ) ?? []
  ).map((tokens) => [...tokens]);
const inside = (html: string, scope: string): string[] => insideEach(html, scope).flat();

it('are the classes, names and data of what stands in a component, by their own where it is itself', () => {
  expect(
    inside(
      '<p class="before"></p><div class="shop-card card" data-size="slim"><b class="name">a</b></div><i></i>',
      'card',
    ),
  ).toEqual([
    'div',
    '&div',
    '.shop-card',
    '&.shop-card',
    '.card',
    '&.card',
    '[data-size]',
    '&[data-size]',
    '[data-size=slim]',
    '&[data-size=slim]',
    'b',
    '.name',
  ]);
});

it('are those of components inside as well', () => {
  const html = '<a class="card"><i class="badge"></i><u></u></a><s></s>';
  const found = inside(html, 'card');
  expect(found).toEqual(expect.arrayContaining(['i', '.badge', 'u']));
  expect(found).not.toContain('&.badge');
  expect(found).not.toContain('s');
  expect(inside(html, 'badge')).toEqual(['i', '&i', '.badge', '&.badge']);
});

it('are told apart by the elements of a component', () => {
  expect(
    insideEach('<a class="card"><b></b></a><a class="card" data-a=""><img alt="c" /></a>', 'card'),
  ).toEqual([
    ['a', '&a', '.card', '&.card', 'b'],
    ['a', '&a', '.card', '&.card', '[data-a]', '&[data-a]', '[data-a=]', '&[data-a=]', 'img'],
  ]);
});

it('are not those of texts: comments, scripts, templates', () => {
  const html =
    '<a class="card"><!--$--><!-- <h1 class="a"> --><script>for(i=0;i<h2.length;i++)</script>' +
    '<template id="t">&lt;h3></template><textarea class="note"><h4></textarea><b></b></a><i></i>';
  expect(inside(html, 'card')).toEqual(
    expect.arrayContaining(['a', 'script', 'template', 'textarea', '.note', 'b']),
  );
  for (const name of ['h1', 'h2', 'h3', 'h4', 'i', '.a']) expect(inside(html, 'card')).not.toContain(name);
});

it('end where their element does, however what is in it was closed', () => {
  expect(inside('<a class="card"><p>a<p>b<br><img src="c"></a><i></i>', 'card')).not.toContain('i');
  expect(inside('<a class="card"></b><i></i></a>', 'card')).toContain('i');
});

it('are whole for the page: of what stands in no component too', () => {
  const { all } = shownTokens('<html><body class="a" data-b=""><p></p></body></html>', isScope);
  expect([...all]).toEqual(['body', '.a', '[data-b]', '[data-b=]', 'p']);
});
