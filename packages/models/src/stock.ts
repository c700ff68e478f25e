/** Fewer units than this of a variant are few. */
export const fewUnits = 10;

/**
 * Whether a variant runs low; a sold-out one does, one that is made to order never.
 *
 * @param stock - units, or null when made to order
 * @example
 * runsLow(3); // true
 */
export function runsLow(stock: number | null): boolean {
  return stock !== null && stock < fewUnits;
}
