import { describe, expect, test } from 'vitest';
import { hexOfColourName } from './colour-names.ts';
import {
  axesOf,
  combinationsOf,
  optionsFault,
  optionsOfAxes,
  rearranged,
  sizeNameOf,
  valuesOfVariant,
  type NamedOption,
} from './product-options.ts';

const option = (name: string, ...values: string[]): NamedOption => ({
  name,
  values: values.map((value) => ({ name: value, hex: null })),
});
const colour = option('Colour', 'Red', 'Blue');
const size = option('Size', 'S', 'M', 'L');

describe('options', () => {
  test('a variant is known by its colour and by everything else as its size', () => {
    const options = [option('Scent', 'Rose'), option('Farbe', 'Rot'), option('Wax', 'Soy')];
    expect(axesOf(options, ['Rose', 'Rot', 'Soy'])).toEqual({ colour: 'Rot', size: 'Rose / Soy' });
    expect(valuesOfVariant(options, { colour: 'Rot', size: 'Rose / Soy' })).toEqual(['Rose', 'Rot', 'Soy']);
    expect(sizeNameOf(options)).toBe('Scent / Wax');
    expect(valuesOfVariant([option('Size', 'S / M')], { colour: '', size: 'S / M' })).toEqual(['S / M']);
    expect(axesOf([], [])).toEqual({ colour: '', size: '' });
  });

  test('two colours in three sizes make six variants', () => {
    expect(combinationsOf([colour, size])).toHaveLength(6);
    expect(combinationsOf([])).toEqual([[]]);
  });

  test('options of imported variants are their colours and sizes', () => {
    const variants = [
      { colour: 'Red', size: 'S' },
      { colour: 'Red', size: 'M' },
    ];
    expect(optionsOfAxes(variants, [{ name: 'Red', hex: '#ff0000' }])).toEqual([
      { name: 'Colour', values: [{ name: 'Red', hex: '#ff0000' }] },
      option('Size', 'S', 'M'),
    ]);
    expect(optionsOfAxes([{ colour: '', size: '' }], [])).toEqual([]);
  });

  test.each<[string, NamedOption[], string | null]>([
    ['fit', [colour, size], null],
    ['four', [colour, size, option('A', 'a'), option('B', 'b')], 'options'],
    ['no name', [option(' ', 'a')], 'options.0.name'],
    ['one name twice', [size, option('size ', 'a')], 'options.1.name'],
    ['no value', [option('Size')], 'options.0.values'],
    ['one value twice', [option('Size', 'S', 's')], 'options.0.values.1.name'],
    ['an empty value', [option('Size', 'S', '')], 'options.0.values.1.name'],
    [
      'a slash that would join two values',
      [option('A', 'a / b'), option('B', 'c')],
      'options.0.values.0.name',
    ],
  ])('%s: the fault names the field', (_title, options, field) => {
    expect(optionsFault(options)?.field ?? null).toBe(field);
  });
});

describe('rearranged variants', () => {
  const fresh = (values: readonly string[]) => ({ values, id: 'new' });

  test('keep their ids when an option is added, and get its first value', () => {
    const rows = [
      { values: ['Red'], id: 'r' },
      { values: ['Blue'], id: 'b' },
    ];
    const now = rearranged({ before: [colour], after: [colour, option('Size', 'S', 'M')] }, rows, fresh);
    expect(now.map(({ id, values }) => `${values.join('-')}:${id}`)).toEqual([
      'Red-S:r',
      'Red-M:new',
      'Blue-S:b',
      'Blue-M:new',
    ]);
  });

  test('keep their ids when an option is renamed or moved', () => {
    const rows = combinationsOf([colour, size]).map((values) => ({ values, id: values.join('') }));
    const moved = rearranged({ before: [colour, size], after: [size, colour] }, rows, fresh);
    expect(moved.map(({ id }) => id)).toContain('BlueL');
    expect(moved.find(({ id }) => id === 'BlueL')?.values).toEqual(['L', 'Blue']);
    const renamed = rearranged(
      { before: [colour, size], after: [option('Shade', 'Red', 'Blue'), size] },
      rows,
      fresh,
    );
    expect(renamed.map(({ id }) => id)).not.toContain('new');
  });

  test('go once with the option that told them apart', () => {
    const rows = combinationsOf([colour, size]).map((values) => ({ values, id: values.join('') }));
    const left = rearranged({ before: [colour, size], after: [colour] }, rows, fresh);
    expect(left).toEqual([
      { values: ['Red'], id: 'RedS' },
      { values: ['Blue'], id: 'BlueS' },
    ]);
  });
});

test.each([
  ['Navy', '#1d2a4d'],
  ['Heather Grey', '#b3b8be'],
  ['Ocean Mist', '#22678f'],
  ['WHITE', '#ffffff'],
  ['Model 5', null],
  ['constructor', null],
  ['', null],
])('the colour of the name “%s” is %s', (name, hex) => {
  expect(hexOfColourName(name)).toBe(hex);
});

test('a dark blue is darker than blue, and a light one lighter', () => {
  const light = (hex: string | null): number => Number.parseInt((hex ?? '').slice(1, 3), 16);
  expect(light(hexOfColourName('Dark Blue'))).toBeLessThan(light(hexOfColourName('Blue')));
  expect(light(hexOfColourName('Light Blue'))).toBeGreaterThan(light(hexOfColourName('Blue')));
});
