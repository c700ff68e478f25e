import type { GarmentFragmentOptions } from '../draw-garment.ts';

/** The colours of a season or mood. */
export interface Palette {
  /** Wall or sky, light and quiet: text stands on it. */
  wall: string;
  /** Floor, table or the far hills. */
  floor: string;
  ink: string;
  /** Four colours from loud to soft. */
  accents: readonly [string, string, string, string];
}

/** Context for composing a scene. */
export interface SceneContext {
  width: number;
  height: number;
  /** Composes for a tall picture. */
  portrait: boolean;
  palette: Palette;
  id: (name: string) => string;
  /** Places a product: its canvas of 1000 by 1250 with the corner at x, y. */
  garment: (place: GarmentPlace) => string;
}

/** A product in a scene. */
export interface GarmentPlace {
  garment: GarmentFragmentOptions['garment'];
  /** Slug of a colour. */
  colour: string;
  view?: GarmentFragmentOptions['view'];
  artwork?: string;
  x: number;
  y: number;
  scale: number;
  turn?: number;
  shadow?: boolean;
}

/** Writes the whole picture in the units of `width` and `height`. */
export type Compose = (context: SceneContext) => string;
