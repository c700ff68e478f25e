import { describe, expect, it } from 'vitest';
import { resolveTheme } from '../engine/resolve.ts';
import { fromDesignTokens } from './from-design-tokens.ts';

const red = { colorSpace: 'srgb', components: [1, 0, 0] };
const blue = { colorSpace: 'srgb', components: [0, 0, 1] };
const paths = (file: unknown): string[] =>
  fromDesignTokens(file).issues.map(({ code, path }) => `${code} ${path.join('.')}`);
/** Faults found, without the names that only serve references. */
const faults = (file: unknown): string[] => paths(file).filter((line) => !line.startsWith('unknown-token'));

describe('T19 groups (Format Module 2025.10, 6)', () => {
  it.each([['{paint}'], ['#/paint'], [{ $ref: '#/paint' }]])(
    'T19 a group extends another by %j',
    ($extends) => {
      const { values, issues } = fromDesignTokens({
        paint: { $type: 'color', background: { $value: red }, color: { $value: blue } },
        button: { $extends, background: { $value: '#00ff00' } },
      });
      expect(values).toEqual({ 'button.background': '#00ff00', 'button.color': '#0000ff' });
      expect(issues.map(({ code }) => code)).toEqual(['unknown-token', 'unknown-token']);
    },
  );

  it('T19 a group points at another by $ref, over several steps and within groups', () => {
    const file = {
      one: { $type: 'color', part: { background: { $value: red } } },
      two: { $extends: '{one}', part: { color: { $value: blue } } },
      quote: { $ref: '#/two/part' },
    };
    expect(fromDesignTokens(file).values).toEqual({
      'quote.background': '#ff0000',
      'quote.color': '#0000ff',
    });
    expect(faults(file)).toEqual([]);
  });

  it('T19 a token takes the place of a whole token, its type too', () => {
    const file = {
      old: { $type: 'dimension', background: { $type: 'color', $value: red, $description: 'x' } },
      quote: { $extends: '{old}', background: { $value: red } },
    };
    expect(fromDesignTokens(file).values).toEqual({});
    expect(faults(file)).toEqual(['type-mismatch quote.background']);
  });

  it('T19 groups that extend each other in a circle are told of, each with its way', () => {
    const file = { a: { $extends: '{b}' }, b: { $extends: '{c}' }, c: { $extends: '{a}' } };
    expect(paths(file)).toEqual(['cycle a.b.c.a', 'cycle b.c.a.b', 'cycle c.a.b.c']);
    expect(paths({ a: { x: { $value: 1, $type: 'number' }, b: { $extends: '{a}' } } })).toContain(
      'cycle a.b.a',
    );
    expect(paths({ $extends: '#' })[0]).toMatch(/^cycle/);
  });

  it('T19 a group extends no token, and no malformed reference', () => {
    expect(faults({ a: { $type: 'number', $value: 1 }, b: { $extends: '{a}' } })).toEqual([
      'not-a-group b.$extends.a',
    ]);
    expect(faults({ b: { $extends: 7 } })).toEqual(['not-a-group b.$extends']);
  });

  it('T19 the root token of a group is the token of its name', () => {
    const file = {
      primary: { color: { $type: 'color', $root: { $value: red } } },
      link: { color: { $value: '{primary.color.$root}' } },
      brand: { $type: 'color', $root: { $value: blue } },
      accent: { color: { $value: '{brand.$root}' } },
      text: { color: { $value: '{brand}' } },
    };
    const { values } = fromDesignTokens(file);
    expect(values).toEqual({
      'primary.color': '#ff0000',
      'link.color': '{primary.color}',
      'accent.color': '#0000ff',
    });
    expect(faults(file)).toEqual(['missing-reference text.color.brand']);
  });

  it('T19 a file that multiplies itself is read to its limit and no further', () => {
    const file: Record<string, unknown> = { g0: { t: { $type: 'number', $value: 1 } } };
    for (let at = 1; at < 22; at += 1) {
      const $extends = `{g${at - 1}}`;
      file[`g${at}`] = { x: { $extends }, y: { $extends }, z: { $extends } };
    }
    const start = performance.now();
    expect(paths(file).filter((line) => line.startsWith('too-large'))).toHaveLength(1);
    expect(performance.now() - start).toBeLessThan(3000);
  });
});

describe('T20 references (Format Module 2025.10, 7)', () => {
  it('T20 the type of a reference goes before that of a group', () => {
    const file = {
      sizes: { $type: 'dimension', brand: { $value: '{paint.red}' } },
      paint: { red: { $type: 'color', $value: red } },
      primary: { $type: 'dimension', color: { $value: '{sizes.brand}' } },
    };
    expect(fromDesignTokens(file).values).toEqual({ 'primary.color': '#ff0000' });
    expect(faults(file)).toEqual([]);
  });

  it('T20 a token is a pointer, to a token, to its value, and to a part of it', () => {
    const file = {
      base: {
        blue: { $type: 'color', $value: { colorSpace: 'srgb', components: [0.2, 0.4, 0.8] } },
        'a/b~c d': { $type: 'dimension', $value: { value: 16, unit: 'px' } },
        alias: { $ref: '#/base/blue' },
      },
      text: {
        color: { $ref: '#/base/blue/$value', $type: 'color' },
        background: {
          $type: 'color',
          $value: {
            colorSpace: 'srgb',
            components: [
              { $ref: '#/base/blue/$value/components/0' },
              { $ref: '#/base/alias/$value/components/1' },
              0,
            ],
          },
        },
      },
      link: { color: { $ref: '#/base/alias', $type: 'color' }, hover: { $ref: '#/text/color' } },
      border: {
        radius: {
          $type: 'dimension',
          $value: { value: { $ref: '#/base/a~1b~0c%20d/$value/value' }, unit: 'rem' },
        },
      },
      product: {
        card: { ratio: { $type: 'number', $ref: '#/base/blue/$value/components/2' } },
      },
    };
    expect(faults(file)).toEqual([]);
    expect(fromDesignTokens(file).values).toEqual({
      'text.color': '#3366cc',
      'text.background': '#336600',
      'link.color': '#3366cc',
      'link.hover': '{text.color}',
      'border.radius': '16rem',
      'product.card.ratio': '0.8',
    });
  });

  it('T20 the parts of a shadow are references, and a list holds other shadows', () => {
    const file = {
      gap: { $type: 'dimension', $value: { value: 3, unit: 'px' } },
      tint: { $type: 'color', $value: red },
      soft: {
        $type: 'shadow',
        $value: {
          color: '{tint}',
          offsetX: '{gap}',
          offsetY: { value: 1, unit: 'px' },
          blur: '{space.4}',
          spread: { $ref: '#/gap/$value' },
          inset: true,
        },
      },
      card: {
        shadow: {
          $type: 'shadow',
          $value: [
            '{soft}',
            { color: '{shadow.color}', offsetX: '{gap}', offsetY: '{gap}', blur: '{gap}', spread: '{gap}' },
          ],
        },
      },
    };
    const { values } = fromDesignTokens(file);
    expect(faults(file)).toEqual([]);
    expect(values['card.shadow']).toBe('inset 3px 1px 1rem 3px #ff0000, 3px 3px 3px 3px {shadow.color}');
    expect(resolveTheme('base', { overrides: values }).issues).toEqual([]);
  });

  it.each([
    ['a pointer to nothing', { $ref: '#/nowhere/$value' }, 'missing-reference text.color.nowhere'],
    [
      'a part that is not there',
      { colorSpace: { $ref: '#/tint/$value/space' }, components: [0, 0, 0] },
      'missing-reference text.color.#/tint/$value/space',
    ],
    [
      'an index that is none',
      { colorSpace: 'srgb', components: [{ $ref: '#/tint/$value/components/-1' }, 0, 0] },
      'missing-reference text.color.#/tint/$value/components/-1',
    ],
    [
      'a part that leads to itself',
      { colorSpace: 'srgb', components: { $ref: '#/text/color/$value/components' } },
      'cycle text.color.#/text/color/$value/components.#/text/color/$value/components',
    ],
    [
      'a prototype',
      { colorSpace: 'srgb', components: { $ref: '#/tint/$value/components/constructor' } },
      'missing-reference text.color.#/tint/$value/components/constructor',
    ],
  ])('T20 tells of %s', (_, $value, line) => {
    const file = { tint: { $type: 'color', $value: red }, text: { color: { $type: 'color', $value } } };
    expect(fromDesignTokens(file).values).toEqual({});
    expect(faults(file)[0]).toBe(line);
  });

  it.each([
    ['references', (at: number) => ({ $type: 'color', $value: `{n${at}}` }), { $value: '{n0}' }],
    [
      'pointers',
      (at: number) => ({ $type: 'color', $ref: `#/n${at}/$value` }),
      { $value: { $ref: '#/n0/$value' } },
    ],
    ['groups', (at: number) => ({ $extends: `{n${at}}` }), { $extends: '{n0}' }],
  ])('T20 %s that lead on and on are told of as too deep', (_, link, color) => {
    const file: Record<string, unknown> = { text: { color } };
    for (let at = 0; at < 15_000; at += 1) file[`n${at}`] = link(at + 1);
    const start = performance.now();
    expect(faults(file).some((line) => line.startsWith('too-deep'))).toBe(true);
    expect(performance.now() - start).toBeLessThan(5000);
  });

  it('T20 pointers that lead to each other, and values without an end, neither throw nor last', () => {
    const lap = {
      a: { $ref: '#/b' },
      b: { $ref: '#/a' },
      text: { color: { $type: 'color', $value: '{a}' } },
    };
    expect(faults(lap).some((line) => line.startsWith('cycle'))).toBe(true);
    let deep: unknown = 1;
    for (let level = 0; level < 5000; level += 1) deep = [deep];
    expect(faults({ text: { color: { $type: 'color', $value: deep } } })).toEqual(['too-deep text.color']);
    const many: Record<string, unknown> = { b0: { $type: 'color', $value: [1, 1, 1] } };
    for (let at = 1; at < 30; at += 1) {
      const $ref = `#/b${at - 1}/$value`;
      many[`b${at}`] = { $type: 'color', $value: [{ $ref }, { $ref }, { $ref }] };
    }
    const start = performance.now();
    expect(
      fromDesignTokens({
        ...many,
        text: { color: { $type: 'color', $value: ['x', { $ref: '#/b29/$value' }] } },
      }).values,
    ).toEqual({});
    expect(performance.now() - start).toBeLessThan(3000);
  });
});

describe('T21 colours of every space (Color Module 2025.10)', () => {
  const read = (colorSpace: string, components: unknown, more: object = {}): string | undefined =>
    fromDesignTokens({ text: { color: { $type: 'color', $value: { colorSpace, components, ...more } } } })
      .values['text.color'];

  // CSS Color 4 gives these as the same red, white and black.
  it.each([
    ['srgb', [1, 0, 0], [1, 1, 1]],
    ['srgb-linear', [1, 0, 0], [1, 1, 1]],
    ['hsl', [0, 100, 50], [0, 0, 100]],
    ['hwb', [0, 0, 0], [0, 100, 0]],
    ['lab', [54.2905, 80.8049, 69.891], [100, 0, 0]],
    ['lch', [54.2905, 106.8372, 40.8576], [100, 0, 'none']],
    ['oklab', [0.62796, 0.22486, 0.12585], [1, 0, 0]],
    ['oklch', [0.62796, 0.25768, 29.2339], [1, 0, 'none']],
    ['display-p3', [0.91749, 0.20029, 0.13856], [1, 1, 1]],
    ['a98-rgb', [0.85859, 0, 0], [1, 1, 1]],
    ['prophoto-rgb', [0.70225, 0.27572, 0.10355], [1, 1, 1]],
    ['rec2020', [0.79198, 0.23098, 0.07376], [1, 1, 1]],
    ['xyz-d65', [0.41239, 0.21264, 0.01933], [0.95046, 1, 1.08906]],
    ['xyz-d50', [0.43607, 0.22249, 0.01392], [0.9643, 1, 0.8251]],
  ])('T21 %s', (space, redOf, whiteOf) => {
    expect([
      read(space, redOf),
      read(space, whiteOf),
      read(space, space === 'hwb' ? [0, 0, 100] : [0, 0, 0]),
    ]).toEqual(['#ff0000', expect.stringMatching(/^#f[ef]f[ef]f[ef]$/), '#000000']);
  });

  it('T21 a colour beyond sRGB is its own fallback, else cut off', () => {
    expect(read('display-p3', [1, 0, 0], { hex: '#fb0012', alpha: 0.5 })).toBe('#fb001280');
    expect(read('display-p3', [1, 0, 0])).toBe('#ff0000');
    expect(read('srgb', [1, 0, 0], { hex: '#fb0012' })).toBe('#ff0000');
  });

  it.each([
    ['srgb', [1.2, 0, 0]],
    ['srgb', [0, 0]],
    ['srgb', [0, 0, 0, 0]],
    ['hsl', [0, 120, 50]],
    ['oklch', [0.5, -1, 0]],
    ['constructor', [0, 0, 0]],
  ])('T21 refuses %s %j', (space, components) => {
    expect(read(space, components)).toBeUndefined();
  });
});
