import { expect, it } from 'vitest';
import { markRest, wordCount } from './words.ts';

/** Part of the HTML that is shown while it is folded. */
function shown(html: string): string {
  const host = document.createElement('div');
  host.innerHTML = html;
  for (const rest of host.querySelectorAll('[data-rest]')) rest.remove();
  return host.innerHTML.replaceAll(/<\/?span[^>]*>/g, '');
}

it.each([
  ['<p>one two three</p>', 2, '<p>one two…</p>'],
  ['<p>One two.</p><p>Three four.</p>', 2, '<p>One two. …</p>'],
  ['<p>one <b>two three</b> four</p><ul><li>five</li></ul>', 2, '<p>one <b>two…</b></p>'],
  ['<p>one&nbsp;two<br>three</p><img src="/a" />', 2, '<p>one&nbsp;two…</p>'],
  ['one two three', 1, 'one…'],
])('%s shows %i words at first', (html, limit, first) => {
  expect(shown(markRest(html, limit))).toBe(first);
});

it('keeps every word, in the elements that they were in', () => {
  const html = '<p>one <b>two three</b> four</p><ul><li>five <i>six</i></li></ul>';
  const host = document.createElement('div');
  host.innerHTML = markRest(html, 2);
  for (const more of host.querySelectorAll('[data-more]')) more.remove();
  for (const span of host.querySelectorAll('span')) span.replaceWith(...span.childNodes);
  for (const rest of host.querySelectorAll('[data-rest]')) rest.removeAttribute('data-rest');
  expect(host.innerHTML).toBe(html);
  expect(wordCount(html)).toBe(6);
});
