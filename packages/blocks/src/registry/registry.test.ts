import { describe, expect, it } from 'vitest';
import type { BlockType } from './block-type.ts';
import { makeBlock } from './default-registry.ts';
import { makeExample } from './define-block.ts';
import { BlockTypeError } from './block-type-error.ts';
import { registerBlockType } from './registered-types.ts';
import { createBlockRegistry } from './registry.ts';
import { blockTypes } from '../types/block-types.ts';

const { spacer } = blockTypes;
const withoutBuilder: BlockType = { ...spacer, name: 'ruin', builder: undefined };

describe('B1 registry', () => {
  it('B1 refuses a name that exists', () => {
    const registry = createBlockRegistry({ spacer });
    expect(() => registry.register(spacer)).toThrow(
      'Tried to register block type that conflicts with another',
    );
    registry.register(withoutBuilder);
    expect(registry.get('ruin')).toBe(withoutBuilder);
  });

  it('B1 makes no block without a type, of an unknown type, or without a builder', () => {
    const registry = createBlockRegistry({ spacer, ruin: withoutBuilder });
    expect(() => registry.make('')).toThrow('Unable to make block, no type was defined');
    expect(() => registry.make('graph')).toThrow("Block type of graph hasn't been registered");
    expect(() => registry.make('ruin')).toThrow('Tried to make type but no builder was defined');
  });

  it('B1 registers no type without a name', () => {
    const wrong: Parameters<typeof registerBlockType>[0][] = JSON.parse(
      '[null, 7, {}, {"name":""}, {"name":7}]',
    );
    for (const type of wrong) {
      expect(() => registerBlockType(type)).toThrow('Tried to register a block type without a name');
      expect(() => createBlockRegistry({}).register(type)).toThrow(BlockTypeError);
    }
  });

  it('B1 a type that JSON leaves out is none', () => {
    const missing: { type?: string } = JSON.parse('{}');
    expect(() => makeBlock(missing.type as string)).toThrow('Unable to make block, no type was defined');
  });

  it.each([
    [Number.NaN, 12],
    [4.6, 5],
    [Number.NEGATIVE_INFINITY, 12],
    [-2, 3],
  ])('B1 a block of size %s gets %i columns', (size, expected) => {
    expect(makeBlock('pod', { size }).size).toBe(expected);
  });

  it.each(['constructor', '__proto__', 'toString'])('B1 knows no inherited name: %s', (name) => {
    expect(createBlockRegistry({ spacer }).get(name)).toBeUndefined();
    expect(() => makeBlock(name)).toThrow(BlockTypeError);
  });

  it('B1 makes a block with defaults, its own properties over them, a uid and its size', () => {
    const block = makeBlock('productList', { properties: { limit: 8 } });
    expect(block).toMatchObject({
      type: 'productList',
      size: 12,
      properties: { sortBy: 'bestsellerOrder', limit: 8 },
      items: [],
    });
    expect(block.uid).not.toBe(makeBlock('productList').uid);
  });

  it('B1 brings a size to the least of its type', () => {
    expect(makeBlock('pod', { size: 1 }).size).toBe(3);
    expect(makeBlock('banner', { size: 4 }).size).toBe(12);
    expect(makeBlock('pod', { size: 40 }).size).toBe(12);
  });

  it.each(Object.values(blockTypes).map((type) => [type.name, type] as const))(
    'B1 the example of %s is made of known types, in order',
    (_, type) => {
      const example = makeExample(type, makeBlock);
      expect(example.type).toBe(type.name);
      expect(example.items.map(({ order }) => order)).toEqual(example.items.map((__, index) => index));
      for (const item of example.items) expect(type.itemTypes).toContain(item.type);
    },
  );
});
