import { readColour } from '../../read/read-look.ts';
import { readNumber, readText, type Values } from '../../read/read.ts';

/** Ways to draw a graph. */
export const graphKinds = ['bar', 'line', 'donut'] as const;

/** Points that a graph takes; a donut's further parts are put together. */
export const graphLimits = { points: 60, parts: 6 } as const;

/** A value with its name. */
export interface Point {
  readonly label: string;
  readonly value: number;
  /** Null for the theme's. */
  readonly color: string | null;
}

/** The points of a graph that have a value; at most a million million either way, so that they can be written. */
export function readPoints(list: readonly Values[]): readonly Point[] {
  return list
    .flatMap((item): Point[] => {
      const value = readNumber(item, 'value', { fallback: null, min: -1e12, max: 1e12 });
      if (value === null) return [];
      return [{ label: readText(item, 'label').trim(), value, color: readColour(item, 'color') }];
    })
    .slice(0, graphLimits.points);
}

/** Parts of a whole: positive values, those beyond the sixth as one. */
export function wholeParts(points: readonly Point[], other = 'Other'): readonly Point[] {
  const parts = points.filter(({ value }) => value > 0);
  if (parts.length <= graphLimits.parts) return parts;
  const kept = parts.slice(0, graphLimits.parts - 1);
  const value = parts.slice(kept.length).reduce((sum, part) => sum + part.value, 0);
  return [...kept, { label: other, value, color: null }];
}

/** From where to where a graph's values go; nothing is cut off at the foot, or small changes look large. */
export function valueRange(points: readonly Point[]): { readonly min: number; readonly max: number } {
  const values = points.map(({ value }) => value);
  const min = Math.min(0, ...values);
  const max = Math.max(0, ...values);
  return { min, max: max === min ? min + 1 : max };
}

const roundSteps = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8] as const;

/** The next round number whose half is round too, for the top of an axis with a line in its middle. */
export function roundUp(value: number): number {
  if (!(value > 0)) return 0;
  const power = 10 ** Math.floor(Math.log10(value));
  return (roundSteps.find((step) => step * power >= value) ?? 10) * power;
}
