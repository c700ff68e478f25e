/** A change of prices: by a percentage, or by an amount in minor units. Negative values lower prices. */
export interface PriceChange {
  readonly by: 'percent' | 'amount';
  /** Per cent with at most two decimals, or minor units. */
  readonly value: number;
}

/**
 * A price after a change, in minor units and rounded to a whole one. It can be negative: callers decide what becomes of it.
 *
 * @example
 * ```ts
 * import { changedPrice } from '@omnis/models';
 *
 * changedPrice(1999, { by: 'percent', value: 10 }); // 2199
 * changedPrice(1999, { by: 'amount', value: -500 }); // 1499
 * ```
 */
export function changedPrice(minor: number, { by, value }: PriceChange): number {
  // Whole hundredths of a per cent, so that 0.1 per cent is exact.
  return by === 'amount' ? minor + value : Math.round((minor * (10_000 + Math.round(value * 100))) / 10_000);
}
