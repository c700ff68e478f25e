import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawGarment, findColour, garmentSizes, printArea, printWidthMm } from './index.ts';
import { middleSize } from './print-size.ts';

const charted = [
  'mens-t-shirt',
  'womens-t-shirt',
  'kids-t-shirt',
  'long-sleeve',
  'sweatshirt',
  'hoodie',
] as const;

/** Breadth of the drawn body as a share of the picture, on a line of it from 0 to 1. */
async function bodyOn(svg: string, line: number): Promise<number> {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const y = Math.round(line * info.height);
  const isCloth = (x: number): boolean => (data[(y * info.width + x) * info.channels + 3] ?? 0) > 128;
  let left = Math.round(info.width / 2);
  let right = left;
  while (left > 0 && isCloth(left)) left -= 1;
  while (right < info.width && isCloth(right)) right += 1;
  return (right - left) / info.width;
}

describe('print areas in the scale of the size chart', () => {
  const colour = findColour('navy');
  for (const garment of charted)
    for (const view of ['front', 'back'] as const)
      it(`a print on the ${view} of a ${garment} is as broad as it is on its chest`, async () => {
        if (!colour) throw new Error('no navy');
        const size = middleSize(garment);
        const chest = garmentSizes(garment).find(({ name }) => name === size)?.measures[0] ?? 0;
        const area = printArea(garment, view);
        const svg = drawGarment({ garment, colour, view, background: 'none', width: 300 });
        const body = await bodyOn(svg, area.y + area.height * 0.6);
        const drawnChest = (body / area.width) * printWidthMm(garment, size);
        // A body is narrower at the waist, and never more than a fifteenth.
        expect(Math.abs(drawnChest / (chest * 10) - 1)).toBeLessThan(1 / 15);
      });
});
