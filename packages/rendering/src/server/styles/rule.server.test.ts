import { describe, expect, it } from 'vitest';
import { readRule } from './rule.server.ts';

const isScope = (name: string): boolean => ['block', 'other'].includes(name);
const demandsOf = (text: string): unknown => readRule(text, isScope).demands;

describe('RD2 the demand of a rule on a document', () => {
  it('is its component, and what stands in it', () => {
    expect(demandsOf('.block .action:hover>svg{color:red}')).toEqual([
      { scope: 'block', tokens: ['&.block', '.action', 'svg'] },
    ]);
    expect(demandsOf(".block[data-size='slim'][data-media]>h2{color:red}")).toEqual([
      { scope: 'block', tokens: ['&.block', '&[data-size=slim]', '&[data-media]', 'h2'] },
    ]);
  });

  it('is met by any selector of a list, and by any rule of an at-rule', () => {
    expect(demandsOf('@media (min-width:3px){.block .a,.block .b{x:y}.other{x:y}}')).toEqual([
      { scope: 'block', tokens: ['&.block', '.a'] },
      { scope: 'block', tokens: ['&.block', '.b'] },
      { scope: 'other', tokens: ['&.other'] },
    ]);
  });

  it('leaves out what scripts and shoppers change before the app is here', () => {
    expect(demandsOf('html[data-theme-mode=dark] .block details[open]:checked{x:y}')).toEqual([
      { scope: 'block', tokens: ['&.block', 'details'] },
    ]);
    expect(demandsOf('[data-opening] .block{x:y}')).toEqual([{ scope: 'block', tokens: ['&.block'] }]);
  });

  it('leaves out what may be or not', () => {
    expect(demandsOf(".block:not([data-a]):is(.b, [data-c='d, e']) :where(.f)>.g{x:y}")).toEqual([
      { scope: 'block', tokens: ['&.block', '.g'] },
    ]);
    expect(demandsOf('.block[data-a^="b"]{x:y}')).toEqual([
      { scope: 'block', tokens: ['&.block', '&[data-a]'] },
    ]);
  });

  it('takes an attribute’s value whole', () => {
    expect(demandsOf(".block[data-a='b > c d'] .e{x:y}")).toEqual([
      { scope: 'block', tokens: ['&.block', '&[data-a=b > c d]', '.e'] },
    ]);
    expect(demandsOf(".block[data-a~='b']>.e{x:y}")).toEqual([
      { scope: 'block', tokens: ['&.block', '&[data-a]', '.e'] },
    ]);
  });

  it('may stand anywhere where it is beside its component, or has none', () => {
    expect(demandsOf('.block+.next{x:y}')).toEqual([{ scope: null, tokens: ['.block', '.next'] }]);
    expect(demandsOf('body .plain[data-a]{x:y}')).toEqual([{ scope: null, tokens: ['.plain'] }]);
  });

  it('is nothing where every page has the rule', () => {
    expect(demandsOf('@keyframes turn{from{x:y}to{x:y}}')).toBeNull();
    expect(demandsOf('.block::before{content:"{"}')).toBeNull();
  });

  it('is known of a rule with braces between its texts', () => {
    expect(readRule("@media x{.block[data-a='b'] .c{x: y;}.block[data-a='d'] .e{x: y;}}", isScope)).toEqual({
      text: "@media x{.block[data-a='b'] .c{x:y}.block[data-a='d'] .e{x:y}}",
      demands: [
        { scope: 'block', tokens: ['&.block', '&[data-a=b]', '.c'] },
        { scope: 'block', tokens: ['&.block', '&[data-a=d]', '.e'] },
      ],
      uses: [],
      opening: '@media x{',
      inner: [
        {
          text: ".block[data-a='b'] .c{x:y}",
          demands: [{ scope: 'block', tokens: ['&.block', '&[data-a=b]', '.c'] }],
        },
        {
          text: ".block[data-a='d'] .e{x:y}",
          demands: [{ scope: 'block', tokens: ['&.block', '&[data-a=d]', '.e'] }],
        },
      ],
    });
  });

  it.each([
    '.block .a{x:y}',
    '@keyframes turn{from{x:y}to{x:y}}',
    '@media x{@supports (x:y){.block{x:y}}}',
    '@container (width>1px){.block{x:y}}',
    '@media x{.block::before{content:"}"}.block .a{x:y}}',
  ])('parts nothing from %s', (text) => {
    const { opening, inner } = readRule(text, isScope);
    expect([opening, inner]).toEqual(['', []]);
  });
});

it('RD2 says which custom properties a rule uses', () => {
  expect(readRule('.block{gap:calc(var(--space-2) + var(--mine, var(--space-3)))}', isScope).uses).toEqual([
    '--space-2',
    '--mine',
    '--space-3',
  ]);
});
