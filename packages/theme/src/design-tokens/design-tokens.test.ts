import { describe, expect, it } from 'vitest';
import { resolveTheme } from '../engine/resolve.ts';
import { themeNames, themes } from '../themes/themes.ts';
import { tokenNames } from '../tokens/tokens.ts';
import { fromDesignTokens } from './from-design-tokens.ts';
import { EXTENSION, isObject } from './json.ts';
import { toDesignTokens } from './to-design-tokens.ts';

function at(document: unknown, path: string): Readonly<Record<string, unknown>> {
  const found = path
    .split('.')
    .reduce<unknown>((node, key) => (isObject(node) ? node[key] : undefined), document);
  if (!isObject(found)) throw new Error(`nothing at ${path}`);
  return found;
}

const extension = (node: unknown): Readonly<Record<string, unknown>> => {
  const own = at(node, '$extensions')[EXTENSION];
  return isObject(own) ? own : {};
};

describe('T16 Design Tokens: export', () => {
  const file = toDesignTokens('nordic');

  it('T16 colours are objects, lengths have units, references are aliases', () => {
    expect(at(file, 'primary.color')).toMatchObject({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0.12157, 0.31765, 0.38824], alpha: 1, hex: '#1f5163' },
      $description: 'The brand colour',
    });
    expect(at(file, 'border.radius')['$value']).toEqual({ value: 8, unit: 'px' });
    expect(at(file, 'button.background')['$value']).toBe('{primary.color}');
    expect(at(file, 'motion.fast')['$value']).toEqual({ value: 120, unit: 'ms' });
    expect(at(file, 'motion.ease')).toMatchObject({ $type: 'cubicBezier', $value: [0.2, 0, 0, 1] });
    expect(at(file, 'heading.weight')).toMatchObject({ $type: 'fontWeight', $value: 600 });
    expect(at(file, 'primary.font')['$value']).toContain('DM Sans Variable');
    expect(at(file, 'shadow.sm')['$value']).toHaveLength(2);
    expect(at(file, 'shadow.xs.$value')).toMatchObject({ offsetY: { value: 1, unit: 'px' } });
  });

  it('T16 functions are resolved, with their words kept', () => {
    const hover = at(file, 'primary.hover');
    expect(at(hover, '$value')).toMatchObject({ colorSpace: 'srgb' });
    expect(at(hover, '$extensions')[EXTENSION]).toMatchObject({
      layer: 'platform',
      source: 'mix({primary.color}, {text.color}, 12%)',
    });
    expect(at(file, 'radius.lg')['$value']).toEqual({ value: 16, unit: 'px' });
  });

  it.each(['base', 'popart', 'atlasDark'])('T16 %s is a file as the format has it', (name) => {
    const types = 'color dimension fontFamily fontWeight duration cubicBezier number shadow'.split(' ');
    const known = ['$type', '$value', '$description', '$extensions'];
    const walk = (node: Readonly<Record<string, unknown>>, path: string): void => {
      for (const [key, child] of Object.entries(node)) {
        if (key.startsWith('$')) continue;
        expect(key, path).not.toMatch(/[.{}]/);
        if (!isObject(child)) throw new Error(`${path}.${key} is neither a group nor a token`);
        if ('$value' in child) {
          expect(Object.keys(child).toSorted(), `${path}.${key}`).toEqual(known.toSorted());
          expect(types, `${path}.${key}`).toContain(child['$type']);
          expect(child['$description'], `${path}.${key}`).toBeTypeOf('string');
        } else walk(child, `${path}.${key}`);
      }
    };
    const document = toDesignTokens(name);
    walk(document, name);
    const text = JSON.stringify(document);
    expect(text).not.toMatch(/"unit":"(?!px"|rem"|ms"|s")/);
    for (const [, parts = ''] of text.matchAll(/"components":\[([^\]]*)\]/g))
      for (const part of parts.split(',').map(Number)) expect(part >= 0 && part <= 1, parts).toBe(true);
    for (const [, hex = ''] of text.matchAll(/"hex":"([^"]*)"/g)) expect(hex).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('T16 names each token once, in the file or in its extension', () => {
    const others = extension(file)['values'] ?? {};
    const count = JSON.stringify(file).match(/"\$value":/g)?.length ?? 0;
    expect(count + Object.keys(others).length).toBe(tokenNames.length);
    expect(others).toHaveProperty(['heading.transform']);
  });
});

describe('T16 Design Tokens: there and back', () => {
  it.each(themeNames)('T16 %s loses nothing, in both modes', (name) => {
    for (const mode of ['light', 'dark'] as const) {
      const theme = themes[name];
      const actual = theme.mode ?? mode;
      // Through text, as a file travels.
      const file: unknown = JSON.parse(JSON.stringify(toDesignTokens(name, { mode })));
      const { values, issues } = fromDesignTokens(file);
      expect(issues).toEqual([]);
      expect(values).toEqual(name === 'base' ? {} : { ...theme.tokens, ...theme[actual] });
      const [again, before] = [resolveTheme(name, { mode, overrides: values }), resolveTheme(name, { mode })];
      const changed = tokenNames.filter((token) => again.values[token] !== before.values[token]);
      expect(changed).toEqual([]);
    }
  });

  it('T16 a shop’s values travel too, and what is edited elsewhere wins', () => {
    const overrides = {
      'primary.color': 'mix(#ff0000, {text.color}, 20%)',
      'button.radius': '{radius.full}',
    };
    const text = JSON.stringify(toDesignTokens('lux', { overrides }));
    expect(fromDesignTokens(JSON.parse(text)).values).toMatchObject(overrides);
    const edited: unknown = JSON.parse(text, (key, value: unknown) =>
      key === 'hover' && isObject(value) && value['$type'] === 'color'
        ? { ...value, $value: '#123456' }
        : value,
    );
    expect(fromDesignTokens(edited).values['primary.hover']).toBe('#123456');
  });
});

const protoFile: unknown = JSON.parse('{"text":{"__proto__":{"$value":1}}}');

describe('T16 Design Tokens: import of other tools’ files', () => {
  it('T16 inherits types, follows aliases and pointers, reads both forms of each value', () => {
    const { values, issues } = fromDesignTokens({
      brand: { $type: 'color', red: { $value: '#c00' }, main: { $value: '{brand.red}' } },
      primary: { $type: 'color', color: { $value: '{brand.main}' } },
      link: {
        color: { $value: '{primary.color}' },
        hover: { $type: 'color', $value: { $ref: '#/brand/red/$value' } },
      },
      border: { radius: { $type: 'dimension', $value: '6px' } },
      space: { section: { $type: 'dimension', $value: { value: 5, unit: 'rem' } } },
      heading: { weight: { $type: 'fontWeight', $value: 'semi-bold' } },
      motion: { ease: { $type: 'cubicBezier', $value: [0.42, 0, 1, 1] } },
      accent: {
        color: { $type: 'color', $value: { colorSpace: 'hsl', components: [210, 50, 'none'], alpha: 0.5 } },
      },
      logo: {
        color: {
          $type: 'color',
          $value: { colorSpace: 'oklch', components: [0.6, 0.2, 20], hex: '#abcdef' },
        },
      },
      card: {
        shadow: {
          $type: 'shadow',
          $value: {
            color: '{shadow.color}',
            offsetX: '0px',
            offsetY: { value: 2, unit: 'px' },
            blur: '4px',
            spread: '0px',
          },
        },
      },
    });
    expect(issues.map(({ path }) => path.join('.'))).toEqual(['brand.red', 'brand.main']);
    expect(values).toEqual({
      'primary.color': '#cc0000',
      'link.color': '{primary.color}',
      'link.hover': '#cc0000',
      'border.radius': '6px',
      'space.section': '5rem',
      'heading.weight': '600',
      'motion.ease': 'ease-in',
      'accent.color': '#00000080',
      'logo.color': '#abcdef',
      'card.shadow': '0px 2px 4px 0px {shadow.color}',
    });
    expect(resolveTheme('base', { overrides: values }).issues).toEqual([]);
  });

  it.each([
    ['no object', 7, 'not-a-document', ''],
    [
      'a colour that is none',
      { text: { color: { $type: 'color', $value: 'red;}' } } },
      'invalid-value',
      'text.color',
    ],
    ['no type', { text: { color: { $value: '#fff' } } }, 'missing-type', 'text.color'],
    [
      'another type',
      { text: { color: { $type: 'dimension', $value: '1px' } } },
      'type-mismatch',
      'text.color',
    ],
    [
      'a reference across types',
      { text: { color: { $value: '{border.radius}' } } },
      'type-mismatch',
      'text.color.border.radius',
    ],
    ['a missing name', { text: { color: { $value: '{a.b}' } } }, 'missing-reference', 'text.color.a.b'],
    ['a name with a brace', { '{x}': {} }, 'invalid-name', '{x}'],
    ['a prototype', protoFile, 'invalid-name', 'text.__proto__'],
    ['a group that extends nothing', { text: { $extends: '{a}' } }, 'missing-reference', 'text.$extends.a'],
    [
      'an address of another file',
      { text: { color: { $type: 'color', $ref: 'a.json#/x' } } },
      'unsupported',
      'text.color.a.json#/x',
    ],
    [
      'a value beside a pointer',
      { text: { color: { $type: 'color', $value: '#fff', $ref: '#/x' } } },
      'ambiguous',
      'text.color',
    ],
    [
      'a token that is a group too',
      { text: { color: { $type: 'color', $value: '#fff', dark: { $value: '#000' } } } },
      'ambiguous',
      'text.color',
    ],
    [
      'a name that starts with $',
      { text: { $color: { $type: 'color', $value: '#fff' } } },
      'invalid-name',
      'text.$color',
    ],
    [
      'bytes for parts of a colour',
      { text: { color: { $type: 'color', $value: { colorSpace: 'srgb', components: [119, 119, 119] } } } },
      'invalid-value',
      'text.color',
    ],
    [
      'a colour space that is none',
      {
        text: {
          color: { $type: 'color', $value: { colorSpace: 'cmyk', components: [0, 0, 0], hex: '#000000' } },
        },
      },
      'invalid-value',
      'text.color',
    ],
    [
      'a curve that goes back in time',
      { motion: { ease: { $type: 'cubicBezier', $value: [1.2, 0, 0, 1] } } },
      'invalid-value',
      'motion.ease',
    ],
    [
      'a weight in capitals',
      { heading: { weight: { $type: 'fontWeight', $value: 'Bold' } } },
      'invalid-value',
      'heading.weight',
    ],
    [
      'a length in other units',
      { border: { radius: { $type: 'dimension', $value: { value: 2, unit: 'em' } } } },
      'invalid-value',
      'border.radius',
    ],
    [
      'a length without a unit',
      { border: { radius: { $type: 'dimension', $value: { value: 0 } } } },
      'invalid-value',
      'border.radius',
    ],
    ['a bare value', { text: { color: '#fff' } }, 'invalid-value', 'text.color'],
  ] as const)('T16 reports %s with its path', (_, file: unknown, code, path) => {
    const { values, issues } = fromDesignTokens(file);
    expect(values).toEqual({});
    expect(issues[0]?.code).toBe(code);
    expect(issues[0]?.path.join('.')).toBe(path);
  });

  it('T16 reports a cycle with its whole path', () => {
    const { issues } = fromDesignTokens({
      text: { color: { $type: 'color', $value: '{x.a}' } },
      x: { $type: 'color', a: { $value: '{x.b}' }, b: { $value: '{x.a}' } },
    });
    expect(issues.find(({ code }) => code === 'cycle')?.message).toContain('text.color → x.a → x.b → x.a');
  });

  it('T16 deep files do not exhaust the stack', () => {
    let file: object = {};
    for (let depth = 0; depth < 5000; depth += 1) file = { a: file };
    expect(fromDesignTokens(file).issues[0]?.code).toBe('too-deep');
  });
});
