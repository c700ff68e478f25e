import type { SizeChart } from '@omnis/contract';
import type { GarmentKind } from '../../garments/index.ts';
import type { ProductSeed } from '../types.ts';

/** Chest (laid flat), length and sleeve of a size, in centimetres. */
type Measures = readonly [chest: number, length: number, sleeve: number];

const letters = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'];
const years = ['3–4 years', '5–6 years', '7–8 years', '9–11 years', '12–13 years'];

/** What the smallest size measures, and by how much each further one is larger. */
const cuts: Partial<
  Record<GarmentKind, readonly [sizes: readonly string[], from: Measures, step: Measures]>
> = {
  'mens-t-shirt': [letters, [45, 68, 20], [3.5, 2, 0.8]],
  'womens-t-shirt': [letters, [40, 60, 16], [3, 1.5, 0.5]],
  'kids-t-shirt': [years, [32, 42, 13], [3, 5, 1.2]],
  'long-sleeve': [letters, [45, 68, 60], [3.5, 2, 1]],
  sweatshirt: [letters, [48, 66, 58], [3.5, 2, 1]],
  hoodie: [letters, [49, 66, 59], [3.5, 2, 1]],
};

/** The size chart of a garment that has one: the sizes that the product comes in. */
export function sizeChartOf({ garment, variants }: ProductSeed): SizeChart | null {
  const cut = cuts[garment];
  if (!cut) return null;
  const [sizes, from, step] = cut;
  const sold = new Set(variants.map(({ size }) => size));
  const rows = sizes.flatMap((size, at) =>
    sold.has(size) ? [{ size, values: from.map((value, index) => value + at * (step[index] ?? 0)) }] : [],
  );
  return rows.length === 0 ? null : { measures: ['Chest', 'Length', 'Sleeve'], rows };
}
