import { beforeEach, expect, it } from 'vitest';
import { forgetAsked, numberOf } from './asked-tokens.server.ts';
import { shownTokens } from './shown-tokens.server.ts';

const isScope = (name: string): boolean => ['card', 'badge'].includes(name);

beforeEach(forgetAsked);

/** Tells whether an element of a component, or the page, shows all of some tokens. */
function shows(html: string, scope: string | null, ...tokens: string[]): boolean {
  const numbers = tokens.map(numberOf);
  const document = `<html><head><style>.x{}</style></head><body>${html}</body></html>`;
  return shownTokens(document, isScope).meets({ scope, numbers });
}

it('RD2 are the classes, names and data of what stands in a component, by their own where it is itself', () => {
  const html =
    '<p class="before"></p><div class="shop-card card" data-size="slim"><b class="name">a</b></div><i></i>';
  for (const token of ['div', '.shop-card', '.card', '[data-size]', '[data-size=slim]'])
    expect(shows(html, 'card', token, `&${token}`), token).toBe(true);
  for (const token of ['b', '.name']) {
    expect(shows(html, 'card', token), token).toBe(true);
    expect(shows(html, 'card', `&${token}`), token).toBe(false);
  }
  for (const token of ['p', '.before', 'i', '[data-size=wide]', '[data-other]'])
    expect(shows(html, 'card', token), token).toBe(false);
});

it('RD2 are those of components inside as well', () => {
  const html = '<a class="card"><i class="badge"></i><u></u></a><s></s>';
  expect(shows(html, 'card', 'i', '.badge', 'u')).toBe(true);
  expect(shows(html, 'card', '&.badge')).toBe(false);
  expect(shows(html, 'card', 's')).toBe(false);
  expect(shows(html, 'badge', 'i', '&i', '.badge', '&.badge')).toBe(true);
  expect(shows(html, 'badge', 'u')).toBe(false);
});

it('RD2 are told apart by the elements of a component', () => {
  const html = '<a class="card"><b></b></a><a class="card" data-a=""><img alt="c" /></a>';
  expect(shows(html, 'card', '&a', 'b')).toBe(true);
  expect(shows(html, 'card', '&[data-a]', '[data-a=]', 'img')).toBe(true);
  expect(shows(html, 'card', '&[data-a]', 'b')).toBe(false);
});

it('RD2 are told apart where there are more of them than a number has bits', () => {
  for (let count = 0; count < 100; count += 1) numberOf(`.class-${count}`);
  const cards = Array.from({ length: 100 }, (_, count) => `<a class="card class-${count}"></a>`).join('');
  expect(shows(cards, 'card', '.class-99')).toBe(true);
  expect(shows(cards, 'card', '.class-31')).toBe(true);
  expect(shows(cards, 'card', '.class-31', '.class-99')).toBe(false);
  expect(shows(cards, null, '.class-31', '.class-99')).toBe(true);
});

it('RD2 are not those of texts: comments, scripts, templates', () => {
  const html =
    '<a class="card"><!--$--><!-- <h1 class="a"> --><script>for(i=0;i<h2.length;i++)</script>' +
    '<template id="t">&lt;h3></template><textarea class="note"><h4></textarea><b></b></a><i></i>';
  expect(shows(html, 'card', 'a', 'script', 'template', 'textarea', '.note', 'b')).toBe(true);
  for (const name of ['h1', 'h2', 'h3', 'h4', 'i', '.a']) expect(shows(html, 'card', name), name).toBe(false);
});

it('RD2 end where their element does, however what is in it was closed', () => {
  expect(shows('<a class="card"><p>a<p>b<br><img src="c"></a><i></i>', 'card', 'i')).toBe(false);
  expect(shows('<a class="card"></b><i></i></a>', 'card', 'i')).toBe(true);
});

it('RD2 are whole for the page: of what stands in no component too', () => {
  for (const token of ['body', '.a', '[data-b]', '[data-b=]', 'p'])
    expect(shows('<div class="a" data-b=""><p></p></div>', null, token), token).toBe(true);
  expect(shows('<p></p>', null, '.x')).toBe(false);
});

it('RD2 know a class that was asked for later', () => {
  const html = '<a class="card late"></a>';
  expect(shows(html, 'card', '.card')).toBe(true);
  expect(shows(html, 'card', '.late')).toBe(true);
});

it('RD2 are those of parts that stand in it as marks, as if they stood there themselves', () => {
  const part = '<i class="badge" data-size="slim"><u></u></i>';
  const shown = [shownTokens(`<body>${part}`, isScope).take()];
  const asked = ['i', 'u', '&i', '&u', '.badge', '&.badge', '[data-size=slim]', 'kept-x'].map((token) => [
    token,
  ]);
  const document = (inside: string): string =>
    `<body><a class="card">${inside}</a>${inside}<p></p><div class="card">${inside}${inside}</div></body>`;
  // Requested tokens get their numbers before either is read.
  for (const [token = ''] of asked) numberOf(token);
  const fresh = [shownTokens(`<body>${part}`, isScope).take()];
  expect(shown).not.toEqual(fresh);
  const answers = (html: string, parts: typeof fresh) => {
    const { meets } = shownTokens(html, isScope, { tag: 'kept-x', shown: parts });
    return ['card', 'badge', null].map((scope) =>
      asked.map((tokens) => meets({ scope, numbers: tokens.map(numberOf) })),
    );
  };
  const marked = answers(document('<kept-x n="0"></kept-x>'), fresh);
  expect(marked).toEqual(answers(document(part), []));
  expect(marked.flat()).toContain(true);
});
