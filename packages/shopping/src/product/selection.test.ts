import { describe, expect, it } from 'vitest';
import { testProduct, testVariant } from './product.fixture.ts';
import {
  chosenColour,
  imagesOf,
  namedColour,
  presetSize,
  priceOf,
  productPath,
  scarceStock,
  sizesOf,
  variantOf,
  type Variant,
} from './selection.ts';

const variant = (colour: string, size: string, rest: Partial<Variant> = {}): Variant =>
  testVariant(size, { id: `${colour}-${size}`, colour, ...rest });

const colour = (name: string, available = true) => ({ name, hex: null, image: null, available });
const image = (id: string, of: string | null) => ({
  id,
  src: `/images/${id}`,
  alt: '',
  colour: of,
  width: 1,
  height: 1,
});

const product = testProduct({
  colours: [colour('Black', false), colour('Stone Blue'), colour('Navy')],
  sizes: ['S', 'M', 'L'],
  images: [image('navy', 'Navy'), image('blue', 'Stone Blue'), image('label', null)],
  variants: [
    variant('Stone Blue', 'S', { price: 20 }),
    variant('Stone Blue', 'M', { available: false, stock: 0 }),
    variant('Stone Blue', 'L', { price: 26, salePrice: 18 }),
    variant('Navy', 'S', { stock: 3 }),
    variant('Navy', 'L'),
  ],
});

describe('colours', () => {
  it('takes the colour of the address, however it is written', () => {
    expect(chosenColour(product, 'stone-blue')).toBe('Stone Blue');
    expect(chosenColour(product, 'Stone Blue')).toBe('Stone Blue');
    expect(chosenColour(product, 'black')).toBe('Black');
    expect(namedColour(product, 'stone-blue')).toBe('Stone Blue');
  });

  it('shows the first that can be bought where the address names none, or one that is not there', () => {
    expect(chosenColour(product, undefined)).toBe('Stone Blue');
    expect(chosenColour(product, 'pink')).toBe('Stone Blue');
    expect([namedColour(product, undefined), namedColour(product, 'pink')]).toEqual([undefined, undefined]);
    expect(chosenColour({ colours: [] }, 'pink')).toBe('');
  });

  it('writes addresses that it reads back', () => {
    expect(productPath('otter-tee', 'Stone Blue')).toBe('/product/otter-tee/stone-blue/');
    expect(productPath('café')).toBe('/product/caf%C3%A9/');
    expect(productPath('tee', 'Black/White')).toBe('/product/tee/black-white/');
  });

  it('shows the pictures of the colour and those of none, or all where there are no others', () => {
    expect(imagesOf(product, 'Navy').map(({ id }) => id)).toEqual(['navy', 'label']);
    expect(imagesOf(product, 'Black').map(({ id }) => id)).toEqual(['label']);
    expect(imagesOf({ images: [image('a', 'Navy')] }, 'Black').map(({ id }) => id)).toEqual(['a']);
    expect(imagesOf({ images: [image('a', ''), image('b', '')] }, '').map(({ id }) => id)).toEqual([
      'a',
      'b',
    ]);
  });
});

describe('sizes', () => {
  it('says which sizes of a colour can be bought', () => {
    expect(sizesOf(product, 'Stone Blue').map(({ available }) => available)).toEqual([true, false, true]);
    expect(sizesOf(product, 'Navy').map(({ available }) => available)).toEqual([true, false, true]);
  });

  it('needs no choice of one size or of none', () => {
    expect(presetSize([])).toBe('');
    expect(presetSize([{ name: 'One size', available: true }])).toBe('One size');
    expect(presetSize(sizesOf(product, 'Navy'))).toBeNull();
  });

  it('finds the variant of a choice', () => {
    expect(variantOf(product, 'Navy', 'S')?.id).toBe('Navy-S');
    expect(variantOf(product, 'Navy', null)).toBeUndefined();
    expect(variantOf({ variants: [variant('', '')] }, '', '')?.id).toBe('-');
  });

  it('says what is left only when it is little', () => {
    expect(scarceStock(variantOf(product, 'Navy', 'S'))).toBe(3);
    expect(scarceStock(variant('', '', { stock: 6 }))).toBeNull();
    expect(scarceStock(variant('', '', { stock: null }))).toBeNull();
    expect(scarceStock(variant('', '', { stock: 0, available: false }))).toBeNull();
  });
});

describe('priceOf', () => {
  it('is that of the variant', () => {
    expect(priceOf(product, 'Stone Blue', product.variants[2])).toEqual({
      price: 26,
      salePrice: 18,
      from: false,
    });
  });

  it('is the lowest paid now, said to be a start where others cost more', () => {
    expect(priceOf(product, 'Stone Blue', undefined)).toEqual({ price: 26, salePrice: 18, from: true });
    expect(priceOf(product, 'Navy', undefined)).toEqual({ price: 24, salePrice: null, from: false });
  });

  it('is the product’s own for a colour without variants', () => {
    expect(priceOf(product, 'Black', undefined)).toEqual({ price: 24, salePrice: null, from: false });
  });
});
