/** Result of a variation, from visitors who agreed to be counted. */
export interface VariationResult {
  readonly name: string;
  readonly visitors: number;
  readonly orders: number;
}

/** Verdict on whether the difference between variations means anything. */
export type SplitTestVerdict =
  /** Too little has happened to say anything. */
  | { readonly kind: 'too-early'; readonly visitorsMissing: number; readonly ordersMissing: number }
  /** Chance alone would often bring such a difference. */
  | { readonly kind: 'no-difference' }
  /** Chance alone would rarely bring it. */
  | { readonly kind: 'difference'; readonly better: string; readonly than: string };

/** Fewer visitors of a variation, or fewer orders of a test, tell nothing: the approximation that is used needs them. */
export const verdictNeeds = { visitors: 100, orders: 20 } as const;

/** How often chance may be taken for a difference: once in twenty tests. */
const risk = 0.05;

/** Orders for each visitor, 0 to 1; 0 without visitors. */
export function conversionOf({ visitors, orders }: VariationResult): number {
  return visitors > 0 ? Math.min(1, orders / visitors) : 0;
}

/** The area of the normal distribution beyond ±z (Abramowitz and Stegun 26.2.17; exact to seven digits). */
function beyond(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const sum =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return Math.min(1, (2 * sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI));
}

/** How often chance alone brings two shares at least as far apart as these (test of two proportions). */
function chance(a: VariationResult, b: VariationResult): number {
  const pooled = (conversionOf(a) * a.visitors + conversionOf(b) * b.visitors) / (a.visitors + b.visitors);
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / a.visitors + 1 / b.visitors));
  return spread === 0 ? 1 : beyond(Math.abs(conversionOf(a) - conversionOf(b)) / spread);
}

/**
 * Judges a split test: its best variation against each other one. With more than two, the risk is shared among the
 * comparisons, or one of many would look better by luck.
 *
 * @example
 * judgeSplitTest([
 *   { name: 'Old', visitors: 1000, orders: 40 },
 *   { name: 'New', visitors: 1000, orders: 80 },
 * ]); // { kind: 'difference', better: 'New', than: 'Old' }
 */
export function judgeSplitTest(results: readonly VariationResult[]): SplitTestVerdict {
  const fewest = Math.min(...results.map(({ visitors }) => visitors));
  const orders = results.reduce((sum, result) => sum + result.orders, 0);
  const visitorsMissing = Math.max(0, verdictNeeds.visitors - (Number.isFinite(fewest) ? fewest : 0));
  const ordersMissing = Math.max(0, verdictNeeds.orders - orders);
  if (results.length < 2 || visitorsMissing > 0 || ordersMissing > 0)
    return { kind: 'too-early', visitorsMissing, ordersMissing };
  const [best, second] = results.toSorted((a, b) => conversionOf(b) - conversionOf(a));
  if (!best || !second) return { kind: 'no-difference' };
  const comparisons = (results.length * (results.length - 1)) / 2;
  return chance(best, second) < risk / comparisons
    ? { kind: 'difference', better: best.name, than: second.name }
    : { kind: 'no-difference' };
}
