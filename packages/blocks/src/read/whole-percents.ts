/**
 * Whole percentages that make 100 together, each at most one from the exact one: the parts with the largest remainder
 * are rounded up. All are 0 where the amounts make nothing.
 *
 * @example
 * ```ts
 * wholePercents([1, 1, 1]); // [34, 33, 33]
 * ```
 */
export function wholePercents(amounts: readonly number[]): readonly number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  if (!(total > 0) || !Number.isFinite(total)) return amounts.map(() => 0);
  const exact = amounts.map((amount) => (amount / total) * 100);
  const percents = exact.map(Math.floor);
  const left = 100 - percents.reduce((sum, percent) => sum + percent, 0);
  const order = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of order.slice(0, left)) percents[index] = (percents[index] ?? 0) + 1;
  return percents;
}
