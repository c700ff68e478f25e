import { describe, expect, it } from 'vitest';
import {
  chosenVariant,
  firstChoice,
  lacksSize,
  partColours,
  partSizes,
  type BundlePart,
} from './bundle-choice.ts';

const variant = (colour: string, size: string, available = true) => ({
  id: `${colour}-${size}`,
  colour,
  size,
  image: null,
  available,
});
const part = (variants: BundlePart['variants']): BundlePart => ({
  productId: 1,
  quantity: 1,
  name: 'Tee',
  urlName: 'tee',
  image: null,
  price: 24,
  variants,
});
const tee = part([
  variant('Black', 'S', false),
  variant('Black', 'M', false),
  variant('Navy', 'S'),
  variant('Navy', 'M', false),
]);

describe('the choice of a bundle', () => {
  it('begins with a colour that can be had, and leaves a size to be chosen', () => {
    expect(firstChoice(tee)).toEqual({ colour: 'Navy', size: '' });
    expect(chosenVariant(tee, firstChoice(tee))).toBeUndefined();
    expect(chosenVariant(tee, { colour: 'Navy', size: 'S' })?.id).toBe('Navy-S');
  });

  it('needs nothing where there is nothing to choose', () => {
    const mug = part([variant('', '')]);
    expect(chosenVariant(mug, firstChoice(mug))?.id).toBe('-');
    expect(firstChoice(part([]))).toEqual({ colour: '', size: '' });
  });

  it('lacks a size while one of several is not chosen', () => {
    expect(lacksSize(tee, firstChoice(tee))).toBe(true);
    expect(lacksSize(tee, { colour: 'Navy', size: 'S' })).toBe(false);
    expect(lacksSize(part([variant('', '')]), { colour: '', size: '' })).toBe(false);
  });

  it('says what is sold out', () => {
    expect(partColours(tee)).toEqual([
      { name: 'Black', available: false },
      { name: 'Navy', available: true },
    ]);
    expect(partSizes(tee, 'Navy')).toEqual([
      { name: 'S', available: true },
      { name: 'M', available: false },
    ]);
  });
});
