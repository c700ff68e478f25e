/** Round values for an axis, from the least to the greatest, both included. */
export interface Axis {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
}

/**
 * An axis that holds all values and zero, in steps of 1, 2, 2.5 or 5 times a power of ten.
 *
 * @param values - what is to be drawn; values that are no finite number are left out.
 * @param count - about how many steps are wanted.
 */
export function axisFor(values: readonly number[], count = 4): Axis {
  const finite = values.filter(Number.isFinite);
  const low = Math.min(0, ...finite);
  const high = Math.max(0, ...finite);
  if (low === high) return { min: 0, max: 1, ticks: [0, 1] };
  const rough = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5].find((factor) => factor * power >= rough * 0.999) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  const ticks = Array.from({ length: last - first + 1 }, (_, at) =>
    Number(((first + at) * step).toPrecision(12)),
  );
  return { min: first * step, max: last * step, ticks };
}

/** Where a value lies on an axis: 0 at the foot, 1 at the top. */
export function positionOn({ min, max }: Axis, value: number): number {
  return Number.isFinite(value) ? (value - min) / (max - min) : 0;
}

/** Number of labels to leave out between two that are shown, so that about `most` remain. */
export function labelStep(count: number, most: number): number {
  return Math.max(1, Math.ceil(count / most));
}

const round = (value: number): string => String(Number(value.toFixed(2)));

/** An SVG path through points of a 100 by 100 field, from positions 0 to 1 on the axis. */
export function linePath(positions: readonly number[]): string {
  const last = Math.max(1, positions.length - 1);
  return positions
    .map((y, at) => `${at === 0 ? 'M' : 'L'}${round((at / last) * 100)} ${round(100 - y * 100)}`)
    .join('');
}
