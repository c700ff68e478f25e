/** Bounds and form of a number field. */
export interface NumberLimits {
  readonly min?: number;
  readonly max?: number;
  /** Digits after the point. */
  readonly decimals: number;
}

function limit(value: number, { min = -Infinity, max = Infinity, decimals }: NumberLimits): number {
  const rounded = Number(value.toFixed(decimals));
  return Math.min(max, Math.max(min, rounded));
}

/**
 * Reads what was typed: a point or a comma before the decimals, commas, spaces or apostrophes between thousands, a
 * leading currency symbol. Null when it is no number.
 *
 * @example
 * parseNumber('£1,234.50', { decimals: 2 }); // 1234.5
 * parseNumber('12,5', { decimals: 2 }); // 12.5
 */
export function parseNumber(text: string, limits: NumberLimits): number | null {
  const plain = text
    .replace(/[\s'’\u00a0\u202f]/g, '')
    .replace(/^([-−]?)\p{Sc}/u, '$1')
    .replace('−', '-');
  if (plain === '' || plain.length > 30) return null;
  const grouped = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain);
  const normal = grouped ? plain.replaceAll(',', '') : plain.replace(',', '.');
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(normal)) return null;
  return limit(Number(normal), limits);
}

/** The next number up or down; from nothing it starts at the least value, or at 0. */
export function stepNumber(value: number | null, by: number, limits: NumberLimits): number {
  if (value === null) return limit(limits.min ?? 0, limits);
  return limit(value + by, limits);
}
