import type { GarmentKind } from './garment-kinds.ts';

/** Chest (laid flat), length and sleeve of a size, in centimetres. */
type Measures = readonly [chest: number, length: number, sleeve: number];

const letters = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'];
const years = ['3–4 years', '5–6 years', '7–8 years', '9–11 years', '12–13 years'];

/** Measures of the smallest size, and the difference from each size to the next. */
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

/** A size of a garment with its chest (laid flat), length and sleeve in centimetres. */
export interface GarmentSize {
  readonly name: string;
  readonly measures: Measures;
}

/** The sizes of a garment, smallest first; none for goods without measures, such as a mug. */
export function garmentSizes(kind: GarmentKind): readonly GarmentSize[] {
  const cut = cuts[kind];
  if (!cut) return [];
  const [sizes, [chest, length, sleeve], [byChest, byLength, bySleeve]] = cut;
  return sizes.map((name, at) => ({
    name,
    measures: [chest + at * byChest, length + at * byLength, sleeve + at * bySleeve],
  }));
}
