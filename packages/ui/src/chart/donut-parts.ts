/** A part of a whole. */
export interface DonutPart {
  readonly name: string;
  readonly value: number;
}

/** A part with its place on the ring, in per cent of the whole. */
export interface PlacedPart extends DonutPart {
  readonly from: number;
  readonly share: number;
}

/**
 * Parts from the greatest to the least around a ring. What is no amount above zero is left out, and where there are more
 * than can be told apart, the least are taken together.
 *
 * @param most - how many parts are shown.
 * @param rest - the name of those taken together.
 */
export function placeParts(parts: readonly DonutPart[], most: number, rest: string): readonly PlacedPart[] {
  const sorted = parts
    .filter(({ value }) => Number.isFinite(value) && value > 0)
    .toSorted((a, b) => b.value - a.value);
  const shown = sorted.length > most ? sorted.slice(0, most - 1) : sorted;
  const left = sorted.slice(shown.length).reduce((sum, { value }) => sum + value, 0);
  const all = left > 0 ? [...shown, { name: rest, value: left }] : shown;
  const total = all.reduce((sum, { value }) => sum + value, 0);
  let from = 0;
  return all.map((part) => {
    const share = (part.value / total) * 100;
    const placed = { ...part, from, share };
    from += share;
    return placed;
  });
}

/** A share as people read it: `38%`, and `<1%` rather than nothing. */
export function shareText(share: number): string {
  return share > 0 && share < 1 ? '<1%' : `${Math.round(share)}%`;
}
