import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alphaOfByte, formatHexColour, parseHexColour } from './hex-colour.ts';
import { readPath } from './path.ts';
import { checkStorageEntry } from './storage.ts';
import { fillTemplate } from './template.ts';

describe('hex colours', () => {
  it.each([
    ['#86b302', { red: 134, green: 179, blue: 2, alpha: 1 }],
    ['86B302', { red: 134, green: 179, blue: 2, alpha: 1 }],
    ['#fff', { red: 255, green: 255, blue: 255, alpha: 1 }],
    ['#0f08', { red: 0, green: 255, blue: 0, alpha: 136 / 255 }],
    ['#00000000', { red: 0, green: 0, blue: 0, alpha: 0 }],
  ])('HEX1 reads %s', (text, colour) => {
    expect(parseHexColour(text)).toEqual(colour);
  });

  it.each(['#ff', '#fffff', '#fffffff', '#fffffffff', 'red', '#ggg', '', '# fff'])(
    'HEX1 refuses %j',
    (text) => {
      expect(parseHexColour(text)).toBeNull();
    },
  );

  it('HEX2 clamps alpha and bytes', () => {
    expect([-1, 256, 51, Infinity, Number.NaN].map(alphaOfByte)).toEqual([0, 1, 0.2, 1, 1]);
    expect(formatHexColour({ red: 300, green: -5, blue: 0, alpha: 2 })).toBe('#ff0000');
  });

  it('HEX2 writes what it reads', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(byte, byte, byte, byte, (red, green, blue, alpha) => {
        const colour = { red, green, blue, alpha: alphaOfByte(alpha) };
        expect(parseHexColour(formatHexColour(colour))).toEqual(colour);
      }),
    );
  });
});

describe('fillTemplate', () => {
  const data = { name: 'Ada', order: { number: 7, lines: ['tee'] }, yes: true, nothing: null, object: {} };

  it.each([
    ['Hello {{ name }}', 'Hello Ada'],
    ['{{name}}{{order.number}}', 'Ada7'],
    ['{{ order.lines.0 }}', 'tee'],
    ['{{ yes }}', 'true'],
    ['[{{ missing }}][{{ nothing }}][{{ object }}][{{ order.missing.deep }}][{{}}]', '[][][][][]'],
    ['{{{name}}}', '{Ada}'],
    ['{{ name', '{{ name'],
    ['name }}', 'name }}'],
    ['{{ {{ name }}', '{{ Ada'],
    ['{{ 1 + 1 }}{{ name.length }}', ''],
    ['no marks', 'no marks'],
  ])('TPL1 %s', (template, expected) => {
    expect(fillTemplate(template, data)).toBe(expected);
  });

  it.each([
    'constructor',
    '__proto__',
    'toString',
    'order.constructor.name',
    'order.__proto__.x',
    'order.lines.map',
    'prototype',
  ])('TPL2 %s reaches nothing', (key) => {
    const hostile: Record<string, unknown> = JSON.parse(
      '{"__proto__":{"x":"own"},"constructor":"own","prototype":"own","order":{"lines":[]}}',
    );
    expect(fillTemplate(`{{ ${key} }}`, hostile)).toBe('');
    expect(readPath(hostile, key)).toBeUndefined();
  });

  it('TPL3 does not read again what it filled in', () => {
    expect(fillTemplate('{{ a }}', { a: '{{ b }}', b: 'secret' })).toBe('{{ b }}');
  });

  it('TPL4 text without marks stays as it is, of any size', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !text.includes('}}')),
        (text) => fillTemplate(text, {}) === text,
      ),
    );
    expect(fillTemplate('{{'.repeat(500_000), {})).toHaveLength(1_000_000);
    expect(fillTemplate('}}'.repeat(500_000), {})).toHaveLength(1_000_000);
    expect(fillTemplate('{{a}}'.repeat(200_000), {})).toBe('');
  });
});

describe('storage', () => {
  it.each([
    ['storage', 256, 16_384, null],
    ['storage', 257, 0, { part: 'key', limit: 256, message: 'The key may have at most 256 characters' }],
    [
      'storage',
      1,
      16_385,
      { part: 'value', limit: 16_384, message: 'The value may have at most 16384 characters' },
    ],
    ['cookie', 1, 3584, null],
    [
      'cookie',
      1,
      3585,
      { part: 'value', limit: 3584, message: 'The value may have at most 3584 characters' },
    ],
  ] as const)('STO1 %s with a key of %d and a value of %d', (target, key, value, expected) => {
    expect(checkStorageEntry('k'.repeat(key), 'v'.repeat(value), target)).toEqual(expected);
  });
});
