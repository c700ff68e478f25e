import { garmentShapes } from './catalogue.ts';
import type { GarmentKind } from './garment-kinds.ts';
import { CAMERA } from './camera.ts';
import type { Box, GarmentSide } from './shapes/shape.ts';

/** Where a side of a product can be printed, as shares of its image, 0 to 1. */
export function printArea(kind: GarmentKind, side: GarmentSide): Box {
  const { print, camera = CAMERA } = garmentShapes[kind][side];
  return {
    x: (print.x - camera.x) / camera.width,
    y: (print.y - camera.y) / camera.height,
    width: print.width / camera.width,
    height: print.height / camera.height,
  };
}

/** Height of a side's print area by its width. */
export function printProportion(kind: GarmentKind, side: GarmentSide): number {
  const { width, height } = garmentShapes[kind][side].print;
  return height / width;
}

/** The sides that can be printed: what is carried, hung or drunk from has one. */
export function printedSides(kind: GarmentKind): readonly GarmentSide[] {
  const oneSided: readonly GarmentKind[] = ['mug', 'art-print', 'sticker-sheet', 'cap', 'beanie'];
  return oneSided.includes(kind) ? ['front'] : ['front', 'back'];
}
