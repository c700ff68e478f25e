import { orderStatusCodes } from '@omnis/models';
import { describe, expect, it } from 'vitest';
import { orderViewOf, orderViews, statusesOf } from './order-views.ts';

describe('views of the order list', () => {
  it('hold every status of platform.md §4 in exactly one view', () => {
    const listed = orderViews
      .filter(({ value }) => value !== 'open')
      .flatMap(({ value }) => statusesOf(value)?.split(',') ?? []);
    expect(listed.toSorted()).toEqual([...orderStatusCodes].toSorted());
  });

  it('ask for at most the 200 characters that the call takes', () => {
    for (const { value } of orderViews) expect(statusesOf(value)?.length ?? 0).toBeLessThanOrEqual(200);
  });

  it('show all orders for a view that does not exist', () => {
    expect(orderViewOf('nonsense')).toBe('all');
    expect(orderViewOf('packing')).toBe('packing');
    expect(statusesOf('all')).toBeUndefined();
    expect(statusesOf('open')).toBe('open');
    expect(statusesOf('returns')).toBeUndefined();
  });
});
