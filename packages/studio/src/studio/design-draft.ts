import { forgetStored, readStored, writeStored } from '@omnis/shop-kit';
import type { Artwork } from '../quote/artwork-field.tsx';
import type { Placement } from './placement.ts';

const key = 'omnis.studio';

/** Where artwork lies on each side, so that looking at the other moves nothing; null: as it is placed at first. */
export type Placements = Readonly<Record<Design['side'], Placement | null>>;

/** Choices of a shopper for a design. */
export interface Design {
  readonly artwork: Artwork | null;
  readonly placements: Placements;
  readonly side: 'front' | 'back';
  /** Null: the first of the product. */
  readonly colour: string | null;
  readonly size: string | null;
  readonly quantity: number | null;
}

/** A line of the basket that is changed, and its design as it is there. */
export interface EditedLine {
  readonly key: string;
  readonly design: Design;
}

/** Placed as at first, whichever side is looked at. */
export const unplaced: Placements = { front: null, back: null };

/** Nothing decided yet. */
export const emptyDesign: Design = {
  artwork: null,
  placements: unplaced,
  side: 'front',
  colour: null,
  size: null,
  quantity: 1,
};

type Values = Readonly<Record<string, unknown>>;
const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function artworkOf(value: unknown): Artwork | null {
  const { id, url, name, width, height, bytes } = valuesOf(value);
  return typeof id === 'string' &&
    typeof url === 'string' &&
    typeof name === 'string' &&
    typeof width === 'number' &&
    typeof height === 'number' &&
    typeof bytes === 'number'
    ? { id, url, name, width, height, bytes }
    : null;
}

function placementOf(value: unknown): Placement | null {
  const { x, y, width, rotation } = valuesOf(value);
  return typeof x === 'number' &&
    typeof y === 'number' &&
    typeof width === 'number' &&
    typeof rotation === 'number'
    ? { x, y, width, rotation }
    : null;
}

function placementsOf(value: unknown): Placements {
  const { front, back } = valuesOf(value);
  return { front: placementOf(front), back: placementOf(back) };
}

/** Key in storage: changes to a line are kept apart from a new design, and from other lines. */
const keyOf = (line: EditedLine | null): string => (line === null ? key : `${key}.line.${line.key}`);

/** Both were made by the same code, in the same order. */
const isSame = (kept: unknown, design: Design): boolean => JSON.stringify(kept) === JSON.stringify(design);

/**
 * Design made before in this tab; null for none. Storage can hold anything.
 *
 * @param line - the line that is changed: what was kept of it counts for as long as it is in the basket as it was then
 */
export function readDesign(line: EditedLine | null = null): Design | null {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(line)) ?? 'null');
    const { side, colour, size, quantity, ...of } = valuesOf(kept);
    const artwork = artworkOf(of['artwork']);
    if (line === null ? artwork === null : !isSame(of['was'], line.design)) return null;
    return {
      artwork,
      placements: placementsOf(of['placements']),
      side: side === 'back' ? 'back' : 'front',
      colour: textOf(colour),
      size: textOf(size),
      quantity: typeof quantity === 'number' ? quantity : 1,
    };
  } catch {
    return null;
  }
}

/** Keeps it; null forgets it: it is in the basket. */
export function storeDesign(design: Design | null, line: EditedLine | null = null): void {
  const kept = line === null ? design : { ...design, was: line.design };
  writeStored(keyOf(line), design && JSON.stringify(kept));
}

/** Forgets all: whoever made them has signed out. */
export function forgetDesigns(): void {
  forgetStored(key);
}
