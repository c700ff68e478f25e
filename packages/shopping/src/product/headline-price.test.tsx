import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { extraOf, headlinePrice } from './headline-price.ts';
import Making from './making.tsx';
import { testProduct, testVariant } from './product.fixture.ts';

const name = {
  id: 'name',
  kind: 'text' as const,
  label: 'Name',
  help: '',
  required: false,
  maxLength: 8,
  characters: 'any' as const,
  pattern: '',
  choices: [],
  price: 5,
};
const chosen = testVariant('M');
const decided = { colour: 'Navy', variant: chosen, quantity: 1, extra: 0 };

afterEach(cleanup);

describe('the price of what is decided', () => {
  it('holds what is put on it, before a sale and now', () => {
    expect(headlinePrice(testProduct(), { ...decided, extra: 5 })).toEqual({
      price: 29,
      salePrice: null,
      from: false,
    });
    const variant = testVariant('M', { salePrice: 20 });
    expect(headlinePrice(testProduct(), { ...decided, variant, extra: 5 })).toMatchObject({
      price: 29,
      salePrice: 25,
    });
  });

  it.each([
    [1, null],
    [4, null],
    [5, 21.6],
    [19, 21.6],
    [20, 19.2],
  ])('is at quantity %i that of its step: %j', (quantity, salePrice) => {
    const priceMatrix = [
      { quantity: 5, percent: 10 },
      { quantity: 20, percent: 20 },
    ];
    const variant = testVariant('M', { quantityPrices: [21.6, 19.2] });
    const product = testProduct({ priceMatrix, variants: [variant] });
    const price = { price: 24, salePrice, from: false };
    expect(headlinePrice(product, { ...decided, variant, quantity })).toEqual(price);
    // Before a size is chosen, the cheapest stands in, as in the table of prices.
    expect(headlinePrice(product, { ...decided, variant: undefined, quantity })).toEqual(price);
  });

  it('counts a field once it is filled in', () => {
    expect(extraOf([name], {})).toBe(0);
    expect(extraOf([name], { name: ' ' })).toBe(0);
    expect(extraOf([name, { ...name, id: 'other' }], { name: 'ROBIN' })).toBe(5);
  });

  it('is told what is put on it while it is filled in', () => {
    const onExtra = vi.fn<(extra: number) => void>();
    const product = testProduct({ personalizable: true, personalisation: [name] });
    render(<Making ref={null} product={product} onChange={() => undefined} onExtra={onExtra} />);
    const field = screen.getByRole('textbox');
    fireEvent.change(field, { target: { value: 'ROBIN' } });
    fireEvent.change(field, { target: { value: '' } });
    expect(onExtra.mock.calls).toEqual([[5], [0]]);
  });
});
