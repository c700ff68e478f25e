import { createHash } from 'node:crypto';

/** Chance that comes out the same each time. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  /** `count` different entries, in a random order. */
  sample<T>(list: readonly T[], count: number): T[];
  chance(probability: number): boolean;
}

/** Numbers that follow from a text (mulberry32). */
export function randomOf(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  function pick<T>(list: readonly T[]): T {
    const [found] = list.slice(between(0, list.length - 1));
    if (found === undefined) throw new RangeError('There is nothing to pick from');
    return found;
  }
  function sample<T>(list: readonly T[], count: number): T[] {
    return list
      .map((value) => ({ value, rank: next() }))
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, count)
      .map(({ value }) => value);
  }
  return { next, between, pick, sample, chance: (probability) => next() < probability };
}

/** A UUID that follows from a text, so that the demo has the same ids wherever it is seeded. */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(`omnis demo ${text}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A public reference that follows from a text, in the shape of an order's hash. */
export function hashOf(text: string): string {
  return createHash('sha256').update(`omnis demo ${text}`).digest('base64url').slice(0, 32);
}
