import { fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageElement } from '../../testing/render-page.tsx';
import { provokeBlock, showBlock } from '../../testing/show-block.tsx';
import { profitOf } from './profit.limits.ts';

describe('B69 profit', () => {
  it.each([
    [
      { price: 25, baseCost: 11, quantity: 50 },
      { each: 14, total: 700, margin: 56 },
    ],
    [
      { price: 0.3, baseCost: 0.1, quantity: 3 },
      { each: 0.2, total: 0.6, margin: 67 },
    ],
    [
      { price: 10, baseCost: 12.5, quantity: 2 },
      { each: -2.5, total: -5, margin: -25 },
    ],
  ])('B69 %j earns %j', (values, expected) => {
    expect(profitOf(values, 'GBP')).toEqual(expected);
  });

  it('B69 counts in whole pence, for any price', () => {
    const money = fc.integer({ min: 0, max: 20_000 });
    fc.assert(
      fc.property(money, money, fc.integer({ min: 1, max: 1000 }), (price, cost, quantity) => {
        const { total } = profitOf({ price: price / 100, baseCost: cost / 100, quantity }, 'GBP');
        expect(Math.round(total * 100)).toBe((price - cost) * quantity);
      }),
    );
    expect(profitOf({ price: 3000, baseCost: 1100, quantity: 2 }, 'JPY').total).toBe(3800);
  });

  it('B69 is live: each range is labelled, and moves what is earned', () => {
    const element = showBlock({ type: 'profit' });
    const total = element.querySelector('.total');
    expect(total?.textContent).toBe('£700.00');
    expect(total?.getAttribute('aria-live')).toBe('polite');
    const price = screen.getByRole('slider', { name: 'Selling price' });
    expect(price.getAttribute('aria-valuetext')).toBe('£25.00');
    fireEvent.change(price, { target: { value: '30.25' } });
    expect(total?.textContent).toBe('£962.50');
    fireEvent.change(screen.getByRole('slider', { name: 'Sold a month' }), { target: { value: '2' } });
    expect(element.querySelector('.earned')?.textContent).toContain(
      '£38.50£19.25 for each sale, 64% of the price.',
    );
  });

  it('B69 starts within its bounds, in a currency that is known', () => {
    const element = pageElement([
      { type: 'profit', properties: { price: 9e9, baseCost: -4, quantity: 'x', currency: 'nope' } },
    ]);
    const values = [...element.querySelectorAll('input')].map(({ value }) => value);
    expect(values).toEqual(['80', '0', '50']);
    expect(element.querySelector('.total')?.textContent).toBe('£4,000.00');
  });

  it('B69 has no pence where the currency has none', () => {
    const element = pageElement([{ type: 'profit', properties: { currency: 'jpy' } }]);
    const [price] = element.querySelectorAll('input');
    expect([price?.min, price?.max, price?.step, price?.value]).toEqual(['100', '8000', '25', '2500']);
  });

  it('B69 reads any property', () => {
    expect(
      provokeBlock('profit', {
        keys: ['title', 'copy', 'price', 'baseCost', 'quantity', 'currency', 'action', 'smallPrint'],
      }),
    ).toEqual([]);
  });
});
