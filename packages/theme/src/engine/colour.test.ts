import { describe, expect, it } from 'vitest';
import { composite, formatColor, mixColors, parseColor, withLightness, WHITE } from './colour.ts';

const written = (text: string): string | null => {
  const color = parseColor(text);
  return color && formatColor(color);
};

describe('T4 colour literals', () => {
  it.each([
    ['#abc', '#aabbcc'],
    ['#abcd', '#aabbccdd'],
    ['#A1B2C3', '#a1b2c3'],
    ['#a1b2c380', '#a1b2c380'],
    ['rgb(134, 179, 2)', '#86b302'],
    ['rgba(0 0 0 / 50%)', '#00000080'],
    ['rgb(300, -20, 0)', '#ff0000'],
    ['hsl(210, 50%, 40%)', '#336699'],
    ['hsla(210deg 50% 40% / .5)', '#33669980'],
    ['hsl(-150, 50%, 40%)', '#336699'],
    ['transparent', '#00000000'],
    ['White', '#ffffff'],
  ])('T4 reads %s as %s', (text, expected) => {
    expect(written(text)).toBe(expected);
  });

  it.each([
    '',
    '#',
    '#ab',
    '#abcde',
    '#gggggg',
    'red;',
    'rgb(1,2)',
    'rgb(1,2,3,4,5)',
    'rgb(a,b,c)',
    'var(--x)',
    'url(x)',
    '__proto__',
    'constructor',
  ])('T4 refuses %j', (text) => {
    expect(parseColor(text)).toBeNull();
  });
});

describe('T4 colour arithmetic', () => {
  const read = (text: string) => parseColor(text) ?? WHITE;

  it('T4 mixes as color-mix(in oklab) does', () => {
    // Chromium's answer for color-mix(in oklab, white, black 50%).
    expect(formatColor(mixColors(read('#fff'), read('#000'), 0.5))).toBe('#636363');
    expect(formatColor(mixColors(read('#86b302'), read('#20231c'), 0))).toBe('#86b302');
    expect(formatColor(mixColors(read('#86b302'), read('#20231c'), 1))).toBe('#20231c');
  });

  it('T4 mixes with transparent without darkening', () => {
    expect(formatColor(mixColors(read('#ff0000'), read('transparent'), 0.5))).toBe('#ff000080');
  });

  it('T4 lays a transparent colour on an opaque one', () => {
    expect(formatColor(composite(read('#00000080'), WHITE))).toBe('#7f7f7f');
  });

  it('T4 changes lightness without leaving sRGB or turning the hue', () => {
    const darker = withLightness(read('#86b302'), 0.4);
    expect(Math.max(darker.r, darker.g, darker.b)).toBe(darker.g);
    expect(darker.b).toBeLessThan(darker.r);
  });
});
