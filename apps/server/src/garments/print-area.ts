import { garmentShapes, type GarmentKind } from './catalogue.ts';
import { CAMERA } from './camera.ts';
import type { Box, GarmentSide } from './shapes/shape.ts';

/** Breadth of what can be printed, in millimetres, for how sharp a print will be. */
const breadths: Readonly<Record<GarmentKind, number>> = {
  'mens-t-shirt': 300,
  'womens-t-shirt': 270,
  'kids-t-shirt': 220,
  'long-sleeve': 280,
  sweatshirt: 300,
  hoodie: 300,
  'baby-bodysuit': 130,
  'tote-bag': 280,
  cap: 110,
  beanie: 100,
  mug: 85,
  'art-print': 210,
  'sticker-sheet': 90,
  'gift-card': 10,
};

/** Where a side of a product can be printed. */
export interface PrintArea {
  /** As shares of its picture, 0 to 1. */
  readonly box: Box;
  /** Breadth on the product itself. */
  readonly widthMm: number;
}

/** Where a side of a product can be printed. */
export function printArea(kind: GarmentKind, side: GarmentSide): PrintArea {
  const { print, camera = CAMERA } = garmentShapes[kind][side];
  return {
    box: {
      x: (print.x - camera.x) / camera.width,
      y: (print.y - camera.y) / camera.height,
      width: print.width / camera.width,
      height: print.height / camera.height,
    },
    widthMm: breadths[kind],
  };
}

/** The sides that can be printed: what is carried, hung or drunk from has one. */
export function printedSides(kind: GarmentKind): readonly GarmentSide[] {
  const oneSided: readonly GarmentKind[] = ['mug', 'art-print', 'sticker-sheet', 'cap', 'beanie'];
  return oneSided.includes(kind) ? ['front'] : ['front', 'back'];
}
