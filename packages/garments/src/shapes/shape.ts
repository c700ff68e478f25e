import type { ClothOptions } from '../shading/cloth.ts';
import type { Texture } from '../shading/texture.ts';

/** The side of a product that is seen. */
export type GarmentSide = 'front' | 'back';

/** A box of a drawing, in its units. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A ribbed band: lines across a curve. */
export interface Rib {
  /** The middle of the band. */
  d: string;
  /** Breadth of the band. */
  width: number;
  /** From line to line. */
  pitch: number;
}

/** A line of sewing. */
export interface Stitch {
  d: string;
  kind: 'seam' | 'single' | 'twin';
}

/** Context for drawing a piece's details. */
export interface DetailContext {
  /** The product's colour. */
  colour: string;
  dark: boolean;
  /** Makes an id that is unique in the picture. */
  id: (name: string) => string;
  /** The artwork in a box (contained and centred), or nothing when the product is plain. */
  artwork: (box: Box) => string;
  /** Colours that go with the artwork, the paper first. */
  colours: readonly [string, ...string[]];
}

/** One piece of cloth (or another material) of a product, drawn over the pieces before it. */
export interface Panel {
  outline: string;
  /** Mixes the colour with black (below 0) or white (above 0). */
  tint?: number;
  cloth: Omit<ClothOptions, 'outline'>;
  ribs?: readonly Rib[];
  stitches?: readonly Stitch[];
  /** The artwork lies on this piece. */
  printed?: boolean;
  /** Units a pixel of its light, for details finer than folds. */
  fine?: number;
  /** Its light is painted by its details, not computed. */
  smooth?: boolean;
  /** Has no cloth of its own: only its detail is drawn. */
  ghost?: boolean;
  /** Vector details over the piece, under its light. */
  detail?: (context: DetailContext) => string;
  /** Vector details over the piece's light. */
  gloss?: (context: DetailContext) => string;
}

/** One side of a product. The drawing is 1000 units wide and 1250 high. */
export interface GarmentView {
  panels: readonly Panel[];
  /** Where artwork goes. */
  print: Box;
  /** Artwork stands in the middle of the print area; otherwise it hangs from its top, as on clothes. */
  centred?: boolean;
  /** The surface of the material (default jersey). */
  texture?: Texture | 'none';
  /** The part of the canvas that a picture shows, 4 wide and 5 high (default: nearly all of it). */
  camera?: Box;
  /** Where the product stands or hangs (default: it lies on a studio background). */
  ground?: 'studio' | 'table' | 'wall';
}

/** A product that the demo can draw. */
export interface GarmentShape {
  front: GarmentView;
  back: GarmentView;
}
