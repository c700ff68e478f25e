/** Fewer units than this of a variant are few. */
export const fewUnits = 10;

/**
 * Tells whether a variant runs low; a sold-out one does, one that is made to order never.
 *
 * @param stock - units, or null when made to order
 * @param lowAt - so many units or fewer are low, as the store's team has set it; nine unless told
 * @example
 * runsLow(3); // true
 * runsLow(3, 2); // false
 */
export function runsLow(stock: number | null, lowAt: number = fewUnits - 1): boolean {
  return stock !== null && stock <= lowAt;
}
