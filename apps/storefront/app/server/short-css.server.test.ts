// @vitest-environment node
import { expect, it } from 'vitest';
import { shortCss } from './short-css.server.ts';

it.each([
  ['a, b { color: red; }\n\nc {}', 'a,b{color: red}c{}'],
  ['ul > li > a{x:y}', 'ul>li>a{x:y}'],
  ['a :hover + b ~ c{x:y}', 'a :hover + b ~ c{x:y}'],
  ['a{width:calc(100% - (2px + 1em))}', 'a{width:calc(100% - (2px + 1em))}'],
  ['a{x:color-mix(in oklab, var(--a), #000 5%)}', 'a{x:color-mix(in oklab,var(--a),#000 5%)}'],
  [`a{content:", { > ; "} b{content:'; } '}`, `a{content:", { > ; "}b{content:'; } '}`],
  ['@media (width > 30rem) and (x){a{b:c}}', '@media (width>30rem) and (x){a{b:c}}'],
  ['a[data-x="> b, c"] > d{x:y}', 'a[data-x="> b, c"]>d{x:y}'],
])('%s', (css, short) => {
  expect(shortCss(css)).toBe(short);
});
