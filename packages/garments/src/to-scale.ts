import type { GarmentKind } from './garment-kinds.ts';
import { middleSize, printWidthMm } from './print-size.ts';
import { garmentSizes } from './garment-sizes.ts';
import type { Box, GarmentShape, GarmentView } from './shapes/shape.ts';

/** Breadth of the drawn body between the armpits and the waist, in units of the canvas. */
const drawnChests: Partial<Record<GarmentKind, number>> = {
  'mens-t-shirt': 460,
  'womens-t-shirt': 380,
  'kids-t-shirt': 441,
  'long-sleeve': 437,
  sweatshirt: 500,
  hoodie: 500,
};

/** Units of the canvas for a millimetre of a garment in its middle size; null for goods without a size chart. */
export function unitsPerMm(kind: GarmentKind): number | null {
  const drawn = drawnChests[kind];
  const middle = garmentSizes(kind).find(({ name }) => name === middleSize(kind));
  // The chart is in centimetres.
  return drawn === undefined || middle === undefined ? null : drawn / (middle.measures[0] * 10);
}

/**
 * The print areas of a garment in the scale of its size chart: a print of 300 mm on a chest of 520 mm is drawn 300/520 as
 * broad as the body. The areas keep their proportion, their middle and their upper edge.
 */
export function toScale(kind: GarmentKind, shape: GarmentShape): GarmentShape {
  const units = unitsPerMm(kind);
  if (units === null) return shape;
  const width = printWidthMm(kind, middleSize(kind)) * units;
  const scaled = ({ x, y, width: drawn, height }: Box): Box => ({
    x: x + (drawn - width) / 2,
    y,
    width,
    height: (height * width) / drawn,
  });
  const view = (side: GarmentView): GarmentView => ({ ...side, print: scaled(side.print) });
  return { ...shape, front: view(shape.front), back: view(shape.back) };
}
