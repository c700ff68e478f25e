// @vitest-environment node
import { expect, it } from 'vitest';
import { shortCss } from './short-css.server.ts';

it.each([
  ['a, b { color: red; }\n\nc {}', 'a,b{color:red}c{}'],
  ['a{--b: 1px;c-d:\n  e} f :g{h: i}', 'a{--b:1px;c-d:e}f :g{h:i}'],
  ['@media x{a{b: c}}', '@media x{a{b:c}}'],
  ['ul > li > a{x:y}', 'ul>li>a{x:y}'],
  ['ul >li> a{x:y}', 'ul>li>a{x:y}'],
  ['a{b:c(\n  d 0,\n  e f\n)\n g}', 'a{b:c(d 0,e f) g}'],
  ['a:is( .b, .c ) .d{x:calc( (1px + 2px) * 3 )}', 'a:is(.b,.c) .d{x:calc((1px + 2px) * 3)}'],
  ['a :hover + b ~ c{x:y}', 'a :hover + b ~ c{x:y}'],
  ['a{width:calc(100% - (2px + 1em))}', 'a{width:calc(100% - (2px + 1em))}'],
  ['a{x:color-mix(in oklab, var(--a), #000 5%)}', 'a{x:color-mix(in oklab,var(--a),#000 5%)}'],
  ['a{b: 0.5rem -0.25em 10.05px,calc(0.1px);c:0}', 'a{b:.5rem -.25em 10.05px,calc(.1px);c:0}'],
  ['a{content:";b: c 0.5"}', 'a{content:";b: c 0.5"}'],
  [`a{content:", { > ; "} b{content:'; } '}`, `a{content:", { > ; "}b{content:'; } '}`],
  ['@media (width > 30rem) and (x){a{b:c}}', '@media (width>30rem) and (x){a{b:c}}'],
  ['a[data-x="> b, c"] > d{x:y}', 'a[data-x="> b, c"]>d{x:y}'],
])('%s', (css, short) => {
  expect(shortCss(css)).toBe(short);
});
