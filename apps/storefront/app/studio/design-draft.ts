import { readStored, writeStored } from '../data/session-storage.ts';
import type { Artwork } from '../quote/artwork-field.tsx';
import type { Placement } from './placement.ts';

const key = 'omnis.studio';

/** What a shopper has decided about a design. */
export interface Design {
  readonly artwork: Artwork | null;
  /** Null: as it is placed at first. */
  readonly placement: Placement | null;
  readonly side: 'front' | 'back';
  /** Null: the first of the product. */
  readonly colour: string | null;
  readonly size: string | null;
  readonly quantity: number | null;
}

/** Nothing decided yet. */
export const emptyDesign: Design = {
  artwork: null,
  placement: null,
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

/** What was designed before in this tab; null for nothing. Storage can hold anything. */
export function readDesign(): Design | null {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? 'null');
    const { side, colour, size, quantity, ...of } = valuesOf(kept);
    const artwork = artworkOf(of['artwork']);
    if (artwork === null) return null;
    return {
      artwork,
      placement: placementOf(of['placement']),
      side: side === 'back' ? 'back' : 'front',
      colour: textOf(colour),
      size: textOf(size),
      quantity: typeof quantity === 'number' ? quantity : 1,
    };
  } catch {
    return null;
  }
}

/** Keeps it; null forgets it: it is in the basket, or whoever made it has signed out. */
export function storeDesign(design: Design | null): void {
  writeStored(key, design && JSON.stringify(design));
}
