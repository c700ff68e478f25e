import { describe, expect, it } from 'vitest';
import type { TokenType } from '../tokens/definition.ts';
import { parseExpression } from './expression.ts';
import { readLiteral } from './literals.ts';

const read = (type: TokenType, value: string): string | null =>
  readLiteral({ type, value: '', description: '', options: ['icon', 'bar'] }, value);

const types: TokenType[] = [
  'color',
  'dimension',
  'number',
  'duration',
  'easing',
  'fontFamily',
  'fontWeight',
  'textTransform',
  'shadow',
  'keyword',
  'text',
  'image',
];

/** Ways to get from a value into the rule, the sheet or the page. */
const hostile = [
  '</style><script>alert(1)</script>',
  'red;background:url(//evil.example)',
  'red}body{display:none}',
  'red/*',
  '*/red',
  '#fff;}',
  'expression(alert(1))',
  'url(javascript:alert(1))',
  'url("//evil.example")',
  'javascript:alert(1)',
  'var(--x)',
  'env(x)',
  '\\3c /style>',
  '1px;}',
  '1px}',
  'calc(1px + var(--x))',
  '"a";}',
  'Lato"; }',
  "Lato', url(x)",
  '@import "x"',
  'inset 0 0 0 red;',
  '0 0 0 </style>',
  '\u0000',
  '\n',
  'a'.repeat(10_000),
  '('.repeat(400),
  '{'.repeat(400),
];

describe('T5 nothing that a merchant types breaks out of CSS', () => {
  it.each(types.filter((type) => type !== 'text'))('T5 a %s is refused or written without syntax', (type) => {
    for (const value of hostile) {
      const out = read(type, value);
      if (out !== null) expect(out, value).not.toMatch(/[;{}<>\\]|\/\*/);
      const parsed = parseExpression({ type, value: '', description: '' }, value);
      expect(parsed?.kind === 'literal' ? parsed.css : '', value).not.toMatch(/[;{}<>\\]|\/\*/);
    }
  });

  it('T5 an image address keeps to its quotes', () => {
    expect(read('image', 'https://shop.example/a b(1)".png')).toBe(
      'url("https://shop.example/a%20b%281%29%22.png")',
    );
    expect(read('image', '/images/a.png?width=640')).toBe('url("/images/a.png?width=640")');
    expect(read('image', '//evil.example/a.png')).toBeNull();
    expect(read('image', '/\\evil.example/a.png')).toBeNull();
    expect(read('image', 'http://shop.example/a.png')).toBeNull();
    expect(read('image', 'data:text/html,x')).toBeNull();
  });
});

describe('T4 literals', () => {
  it.each<[TokenType, string, string]>([
    ['dimension', '4px', '4px'],
    ['dimension', '0', '0'],
    ['dimension', '-0.012em', '-0.012em'],
    ['dimension', 'clamp(2rem, 1.6rem + 2vw, 3.25rem)', 'clamp(2rem, 1.6rem + 2vw, 3.25rem)'],
    ['number', '1.55', '1.55'],
    ['duration', '120ms', '120ms'],
    ['easing', 'cubic-bezier(0.2, 0, 0, 1)', 'cubic-bezier(0.2, 0, 0, 1)'],
    ['fontFamily', 'Lato, "Helvetica Neue", sans-serif', 'Lato, "Helvetica Neue", sans-serif'],
    ['fontFamily', "'Playfair Display Variable', serif", '"Playfair Display Variable", serif'],
    ['fontFamily', 'Source Sans 3', '"Source Sans 3"'],
    ['fontWeight', '650', '650'],
    ['textTransform', 'uppercase', 'uppercase'],
    ['keyword', 'bar', 'bar'],
    ['text', 'From the <b>community</b>', 'From the <b>community</b>'],
  ])('T4 a %s may be %s', (type, value, expected) => {
    expect(read(type, value)).toBe(expected);
  });

  it.each<[TokenType, string]>([
    ['dimension', '4'],
    ['dimension', '4px 2px'],
    ['number', '1e9'],
    ['duration', '120'],
    ['easing', 'steps(4)'],
    ['easing', 'cubic-bezier(,,,)'],
    ['easing', 'cubic-bezier(-,0,0,1)'],
    ['easing', 'cubic-bezier(1.2, 0, 0, 1)'],
    ['easing', 'cubic-bezier(0, 0, -0.1, 1)'],
    ['fontWeight', '1001'],
    ['textTransform', 'full-width'],
    ['keyword', 'neither'],
    ['text', 'a\u0007b'],
  ])('T4 a %s is not %s', (type, value) => {
    expect(read(type, value)).toBeNull();
  });
});
