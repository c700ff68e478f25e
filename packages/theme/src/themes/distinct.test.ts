import { describe, expect, it } from 'vitest';
import { BLACK, colorDistance, luminance, parseColor } from '../engine/colour.ts';
import { resolveTheme } from '../engine/resolve.ts';
import type { TokenName } from '../tokens/tokens.ts';
import { themeNames, themes, type ThemeName } from './themes.ts';

/** Look of a theme, in numbers that can be compared. */
interface Look {
  readonly name: ThemeName;
  readonly values: Readonly<Record<TokenName, string>>;
}

const looks: readonly Look[] = themeNames
  // A dark variant is the dark mode of its theme: the same by intent.
  .filter((name) => themes[name].mode === undefined)
  .map((name) => ({ name, values: resolveTheme(name).values }));

const rgba = (text: string) => parseColor(text) ?? BLACK;
const isDark = (text: string): boolean => luminance(rgba(text)) < 0.2;
const family = (text: string): string => text.split(',')[0] ?? '';
/** A number as it is; the pixels of a length or of the upper end of a `clamp()`. */
function pixels(text: string): number {
  const [, amount = '0', unit] = /(-?[\d.]+)(px|rem|em)?\)?$/.exec(text) ?? [];
  const scale = /\* ([\d.]+)\)$/.exec(text)?.[1];
  if (scale && text.startsWith('calc(')) return pixels(text.slice(5, text.lastIndexOf(' *'))) * Number(scale);
  if (unit === undefined) return Number(amount);
  return Math.min(Number(amount) * (unit === 'px' ? 1 : 16), 400);
}
const apart =
  (names: readonly TokenName[], least: number) =>
  (a: Look, b: Look): boolean =>
    names.some((name) => Math.abs(pixels(a.values[name]) - pixels(b.values[name])) >= least);
const other =
  (names: readonly TokenName[], read: (text: string) => unknown = String) =>
  (a: Look, b: Look): boolean =>
    names.some((name) => read(a.values[name]) !== read(b.values[name]));

const palette = [
  'page.background',
  'text.color',
  'primary.color',
  'accent.color',
  'header.background',
  'banner.background',
  'announcement.background',
  'footer.background',
] as const;
const chartSeries = ['chart.1', 'chart.2', 'chart.3', 'chart.4', 'chart.5', 'chart.6'] as const;
const regions = [
  'header.background',
  'banner.background',
  'announcement.background',
  'newsletter.background',
  'footer.background',
] as const;

/** Mean distance of the colours that fill a page. */
const paletteDistance = (a: Look, b: Look): number =>
  palette.reduce((sum, name) => sum + colorDistance(rgba(a.values[name]), rgba(b.values[name])), 0) /
  palette.length;

/** Traits that tell two shops apart besides colour. */
const traits: Readonly<Record<string, (a: Look, b: Look) => boolean>> = {
  'heading font': other(['heading.1.font'], family),
  'text font': other(['text.font'], family),
  'heading weight': apart(['heading.1.weight'], 150),
  'heading case': other(['heading.1.transform', 'menu.transform', 'button.transform']),
  radius: apart(['border.radius', 'button.radius', 'image.radius'], 4),
  spacing: apart(['space.section'], 12),
  depth: other(['card.borderWidth', 'card.shadow', 'button.shadow', 'form.borderWidth'], (text) =>
    text.replace(/#[0-9a-f]{6,8}/g, ''),
  ),
  regions: other(regions, isDark),
  proportions: other(['product.card.ratio', 'layout.container.width']),
};

/** Twice the step that is just seen, on average over all eight colours. */
const leastPalette = 0.045;
const leastTraits = 4;

const pairs = looks.flatMap((a, at) =>
  looks.slice(at + 1).map((b) => ({
    pair: `${a.name}, ${b.name}`,
    palette: paletteDistance(a, b),
    traits: Object.keys(traits).filter((trait) => traits[trait]?.(a, b)),
  })),
);
const ofShops = (name: string): boolean =>
  themeNames.some((theme) => theme === name && themes[theme].kind !== 'product');
const shopPairs = pairs.filter(({ pair }) => pair.split(', ').every(ofShops));

describe('T13 every theme is visibly its own', () => {
  it('T13 no two palettes are alike', () => {
    expect(shopPairs.filter((each) => each.palette < leastPalette)).toEqual([]);
  });

  it('T13 two themes of shops differ in at least four traits besides colour', () => {
    expect(shopPairs.filter((each) => each.traits.length < leastTraits)).toEqual([]);
  });

  it('T13 product themes share a workbench and differ in colour', () => {
    expect(pairs.filter((each) => each.palette < 0.03)).toEqual([]);
  });

  it('T13 each theme says for whom it is, in a line of its own', () => {
    const lines = looks.map(({ name }) => themes[name].description);
    expect(new Set(lines).size).toBe(lines.length);
    for (const line of lines) {
      expect(line.length, line).toBeGreaterThan(30);
      expect(line.length, line).toBeLessThanOrEqual(110);
    }
  });

  it('T13 tells the series of a chart apart, the first two at a glance', () => {
    const alike: string[] = [];
    for (const name of themeNames) {
      for (const mode of ['light', 'dark'] as const) {
        const { values } = resolveTheme(name, { mode });
        const series = chartSeries.map((token) => rgba(values[token]));
        for (const [at, colour] of series.entries()) {
          for (const [before, earlier] of series.slice(0, at).entries()) {
            const least = before === 0 && at === 1 ? 0.115 : 0.09;
            if (colorDistance(colour, earlier) < least)
              alike.push(`${name} ${mode} ${before + 1} and ${at + 1}`);
          }
        }
      }
    }
    expect(alike).toEqual([]);
  });

  it('T13 sets both modes: its colours in each, and a dark page of its own hue', () => {
    for (const { name } of looks.filter((look) => look.name !== 'base')) {
      for (const mode of ['light', 'dark'] as const) {
        const set = themes[name][mode];
        for (const token of ['page.background', 'text.color', 'primary.color', 'accent.color'] as const)
          expect(set[token], `${name} ${mode} ${token}`).toBeDefined();
      }
    }
    const pages = looks.map(({ name }) => resolveTheme(name, { mode: 'dark' }).values['page.background']);
    expect(new Set(pages).size).toBe(pages.length);
  });
});
