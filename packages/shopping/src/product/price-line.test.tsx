import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PriceLine } from './price-line.tsx';

afterEach(cleanup);

const said = (separatePrice: number | null, price: number, salePrice: number | null = null) =>
  render(
    <PriceLine price={{ price, salePrice, from: false }} currency="GBP" separatePrice={separatePrice} />,
  ).container.querySelector('.saved')?.textContent;

it('SH17 a bundle says beside its price what it saves, and nothing where it saves nothing', () => {
  expect(said(84, 76)).toBe('Save £8');
  expect(said(84, 80, 70.5)).toBe('Save £13.50');
  expect(said(76, 76)).toBeUndefined();
  expect(said(null, 76)).toBeUndefined();
});
