import { orderStatusCodes } from '@omnis/models';
import { describe, expect, it } from 'vitest';
import { orderViewOf, orderViews, viewFilters, viewOfFilters } from './order-views.ts';

describe('views of the order list', () => {
  it('hold every status in exactly one view, but for refunds, which go by the payment', () => {
    const listed = orderViews
      .filter(({ value }) => value !== 'open')
      .flatMap(({ value }) => viewFilters(value).status?.split(',') ?? []);
    const byPayment = ['refunded', 'bespoke_refunded'];
    expect(listed.toSorted()).toEqual(
      orderStatusCodes.filter((code) => !byPayment.includes(code)).toSorted(),
    );
  });

  it('ask for at most the 200 characters that the call takes', () => {
    for (const { value } of orderViews)
      expect(viewFilters(value).status?.length ?? 0).toBeLessThanOrEqual(200);
  });

  it('show all orders for a view that does not exist', () => {
    expect(orderViewOf('nonsense')).toBe('all');
    expect(orderViewOf('packing')).toBe('packing');
    expect(viewFilters('all')).toEqual({});
    expect(viewFilters('open')).toEqual({ status: 'open' });
    expect(viewFilters('refunded')).toEqual({ payment: 'refunded' });
  });

  it('are known again by their filters', () => {
    for (const { value } of orderViews) expect(viewOfFilters(viewFilters(value))).toBe(value);
    expect(viewOfFilters({ status: 'complete', payment: 'refunded' })).toBeNull();
  });
});
