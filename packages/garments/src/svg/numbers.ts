/** Writes a number into SVG: few digits, never an exponent, never NaN. */
export function num(value: number, digits = 2): string {
  if (!Number.isFinite(value)) throw new RangeError(`not a drawable number: ${value}`);
  const fixed = value.toFixed(digits);
  return digits > 0 ? fixed.replace(/\.?0+$/, '').replace(/^-0$/, '0') : fixed;
}

/** Draws of a seeded generator: the same picture on every machine. */
export interface Rng {
  /** 0 up to, not including, 1. */
  next(): number;
  between(low: number, high: number): number;
  pick<T>(values: readonly [T, ...T[]]): T;
}

/** mulberry32 over a hash of the seed's text. */
export function rng(seed: string): Rng {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (values) => values[Math.floor(next() * values.length)] ?? values[0],
  };
}
