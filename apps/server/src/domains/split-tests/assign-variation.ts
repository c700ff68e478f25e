import { createHash } from 'node:crypto';

/** A variation as visitors are dealt to it. */
export interface WeightedVariation {
  readonly name: string;
  /** Against the weights of the others. */
  readonly weight: number;
}

/**
 * The variation that falls to a visitor: always the same for the same test and seed, and over many visitors as often as
 * its weight says. Nothing has to be kept for it. Without a seed it is the first, which is the default.
 *
 * @param seed - a secret of the visitor's own, such as that of their session
 */
export function assignVariation(
  test: { readonly id: string; readonly variations: readonly WeightedVariation[] },
  seed: string,
): string | null {
  const { id, variations } = test;
  const total = variations.reduce((sum, { weight }) => sum + weight, 0);
  if (seed === '' || total <= 0) return variations[0]?.name ?? null;
  const share = createHash('sha256').update(`${id}:${seed}`).digest().readUIntBE(0, 6) / 2 ** 48;
  let left = share * total;
  for (const { name, weight } of variations) {
    left -= weight;
    if (left < 0) return name;
  }
  return variations.at(-1)?.name ?? null;
}
