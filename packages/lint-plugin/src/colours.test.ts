import { describe, expect, it } from 'vitest';

import { findColour, findColourInCss } from './colours.ts';

describe('findColour', () => {
  it.each([
    '#fff',
    '#ffffffcc',
    '1px solid #1a2b3c',
    'rgb(0 0 0 / 20%)',
    'hsl(20 10% 5%)',
    'oklch(0.5 0.1 20)',
    'white',
    '0 0 4px Black',
    'lightgrey',
    'rebeccapurple'.replace('rebecca', 'medium'),
  ])('finds the colour in %s', (value) => {
    expect(findColour(value)).toBeDefined();
  });

  it.each([
    'var(--white)',
    'color-mix(in oklab, var(--ink) 20%, transparent)',
    'currentColor',
    'transparent',
    'url(#red)',
    'none',
    'pre-line',
    'inherit',
    'white-space',
    'nowrap',
  ])('finds none in %s', (value) => {
    expect(findColour(value)).toBeUndefined();
  });
});

describe('findColourInCss', () => {
  it.each([
    ['color: #fff;', '#fff'],
    ['&:hover { border: 1px solid rgb(1 2 3); }', 'rgb('],
    ['--ring: teal', 'teal'],
    ['transition: color 1s;\n  background: linear-gradient(_, #000);', '#000'],
  ])('finds the colour in %s', (css, colour) => {
    expect(findColourInCss(css)).toBe(colour);
  });

  it.each([
    '#feed { display: grid; }',
    '&:hover #bad { top: 0; }',
    '/* color: #fff */ color: _;',
    'white-space: nowrap;',
    'mask: url(#fade);',
    '.red { color: _; }',
  ])('finds none in %s', (css) => {
    expect(findColourInCss(css)).toBeUndefined();
  });
});
