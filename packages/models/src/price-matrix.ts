/** From how many on, how many per cent off. */
export interface QuantityPrice {
  readonly quantity: number;
  /** Above 0, below 100. */
  readonly percent: number;
}

/** Steps that a price matrix has at most. */
export const mostQuantityPrices = 10;

/**
 * Per cent off the price of one when so many are bought (platform.md §3 Product: priceMatrix); 0 below the first step.
 *
 * @example
 * quantityPercent([{ quantity: 5, percent: 10 }], 7); // 10
 */
export function quantityPercent(matrix: readonly QuantityPrice[], quantity: number): number {
  return matrix.reduce(
    (percent, step) => (quantity >= step.quantity ? Math.max(percent, step.percent) : percent),
    0,
  );
}

/**
 * The price of one with so many per cent off, in whole minor units, rounded to the nearest and halves up.
 *
 * @example
 * lessPercent(2399, 10); // 2159
 */
export function lessPercent(unitMinor: number, percent: number): number {
  // Hundredths of a per cent, so that nothing but whole numbers are multiplied.
  const kept = 10_000 - Math.round(percent * 100);
  return Math.floor((unitMinor * kept + 5000) / 10_000);
}

/**
 * Fault in a price matrix; null: none. Quantities and percentages both rise from step to step.
 *
 * @example
 * quantityPricesFault([{ quantity: 1, percent: 5 }]); // 'Quantities begin with 2'
 */
export function quantityPricesFault(matrix: readonly QuantityPrice[]): string | null {
  if (matrix.length > mostQuantityPrices) return `At most ${mostQuantityPrices} steps`;
  if (matrix.some(({ quantity }) => quantity < 2)) return 'Quantities begin with 2';
  const rises = matrix.every((step, at) => {
    const before = matrix[at - 1];
    return before === undefined || (step.quantity > before.quantity && step.percent > before.percent);
  });
  return rises ? null : 'Each step needs a higher quantity and a higher percentage than the one before';
}

/** Price of one from a quantity on; in minor or in major units, as the steps are. */
export interface QuantityStep {
  readonly quantity: number;
  readonly price: number;
}

/**
 * Price of one at a quantity, by steps whose quantities rise; undefined below the first of them.
 *
 * @example
 * priceAt([{ quantity: 1, price: 2400 }, { quantity: 5, price: 2160 }], 7); // 2160
 */
export function priceAt(steps: readonly QuantityStep[], quantity: number): number | undefined {
  return steps.findLast((step) => quantity >= step.quantity)?.price;
}
