import type { Product } from './selection.ts';

/** A product that a bundle holds. */
export type BundlePart = Product['bundleItems'][number];
type PartVariant = BundlePart['variants'][number];

/** Choice for a part; '' while there is none. */
export interface PartChoice {
  readonly colour: string;
  readonly size: string;
}

const different = (values: readonly string[]): readonly string[] => [...new Set(values)];

/** The colours of a part, in the product's order, each with whether it can be had. */
export function partColours({ variants }: BundlePart): readonly { name: string; available: boolean }[] {
  return different(variants.map(({ colour }) => colour)).map((name) => ({
    name,
    available: variants.some(({ colour, available }) => colour === name && available),
  }));
}

/** The sizes of a part in a colour, each with whether it can be had. */
export function partSizes(
  { variants }: BundlePart,
  colour: string,
): readonly { name: string; available: boolean }[] {
  return different(variants.map(({ size }) => size)).map((name) => ({
    name,
    available: variants.some((one) => one.colour === colour && one.size === name && one.available),
  }));
}

/** Default choice for a part: its first available colour, and a size that is the only one. */
export function firstChoice(part: BundlePart): PartChoice {
  const colours = partColours(part);
  const colour = (colours.find(({ available }) => available) ?? colours[0])?.name ?? '';
  const [only, ...others] = partSizes(part, colour);
  return { colour, size: others.length === 0 ? (only?.name ?? '') : '' };
}

/** The variant that is chosen of a part; undefined while it is not. */
export function chosenVariant(part: BundlePart, { colour, size }: PartChoice): PartVariant | undefined {
  return part.variants.find((one) => one.colour === colour && one.size === size);
}

/** Tells whether a size of a part is still to be chosen: a colour always is. */
export function lacksSize(part: BundlePart, { colour, size }: PartChoice): boolean {
  return size === '' && partSizes(part, colour).length > 1;
}
