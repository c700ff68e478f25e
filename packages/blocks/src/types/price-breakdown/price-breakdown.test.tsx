import { describe, expect, it } from 'vitest';
import { pageElement, pageHtml } from '../../testing/render-page.tsx';
import { readProperties } from '../../read/properties.ts';
import { breakdownOf } from './price-breakdown.limits.ts';
import { priceBreakdownProperties } from './price-breakdown.properties.ts';

const ofBlock = (values: object): ReturnType<typeof breakdownOf> => {
  const properties = readProperties(priceBreakdownProperties, { ...values });
  return breakdownOf({ ...properties, restLabel: properties.restLabel || 'Everything else' });
};

const breakdown = (properties: object): HTMLElement | null =>
  pageElement([{ type: 'priceBreakdown', properties }]).querySelector('section');

describe('B38 breakdownOf', () => {
  const told = (properties: Readonly<Record<string, unknown>>) => {
    const { price, parts } = ofBlock(properties);
    return [price, ...parts.map(({ label, amount, percent }) => `${label} ${amount} ${percent}%`)];
  };

  it('takes amounts, whose sum is the price', () => {
    expect(
      told({
        parts: [
          { label: 'A', amount: 6 },
          { label: 'B', amount: '2' },
        ],
      }),
    ).toEqual([8, 'A 6 75%', 'B 2 25%']);
  });

  it('names what is left of the price', () => {
    const parts = [{ label: 'A', amount: 6 }];
    expect(told({ price: 8, parts })).toEqual([8, 'A 6 75%', 'Everything else 2 25%']);
    expect(told({ price: 8, parts, restLabel: 'Us' }).at(-1)).toBe('Us 2 25%');
    expect(told({ price: 6.004, parts })).toHaveLength(2);
    expect(told({ price: 5, parts })).toEqual([6, 'A 6 100%']);
  });

  it('takes percentages, with and without a price', () => {
    const parts = [
      { label: 'A', percent: 60 },
      { label: 'B', percent: 40 },
    ];
    expect(told({ parts })).toEqual([null, 'A null 60%', 'B null 40%']);
    expect(told({ price: 20, parts })).toEqual([20, 'A 12 60%', 'B 8 40%']);
    expect(told({ parts: parts.slice(0, 1) }).at(-1)).toBe('Everything else null 40%');
  });

  it.each([
    [{}],
    [{ price: 20 }],
    [{ price: 'x', parts: 'y' }],
    [{ parts: [null, 4, { label: 'A' }, { amount: 3 }, { label: 'B', amount: -1 }] }],
  ])('has nothing of %j', (properties) => {
    expect(told(properties)).toEqual([null]);
  });

  it('has at most eight parts', () => {
    const parts = Array.from({ length: 20 }, (_, index) => ({ label: `${index}`, amount: 1 }));
    expect(ofBlock({ parts, price: 20 }).parts).toHaveLength(8);
  });
});

describe('B38 priceBreakdown (storefront.md §3: chartType storefront)', () => {
  const properties = { price: 10, parts: [{ label: 'A', amount: 4, note: 'N' }] };

  it('is a bar by default, with a list that says the same in words', () => {
    const element = breakdown(properties);
    expect(element?.dataset['chart']).toBe('storefront');
    expect(element?.querySelectorAll('.stack > span')).toHaveLength(2);
    expect([...(element?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual([
      'A£4.00 40%N',
      'Everything else£6.00 60%',
    ]);
    expect(element?.querySelector('.total')?.textContent).toBe('£10.00');
  });

  it('is a donut when told', () => {
    expect(breakdown({ ...properties, chartType: 'donut' })?.querySelectorAll('circle')).toHaveLength(2);
    expect(breakdown({ ...properties, chartType: 'pie' })?.dataset['chart']).toBe('storefront');
  });

  it('is nothing for shoppers without parts, and explained to the owner', () => {
    expect(breakdown({ title: 'T' })).toBeNull();
    expect(pageHtml([{ type: 'priceBreakdown' }], { mode: 'preview' })).toContain('made of');
  });
});
