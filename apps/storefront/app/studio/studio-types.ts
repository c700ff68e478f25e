import type { ReadValue } from '../data/reads.ts';

/** A product that can be printed with artwork of one's own. */
export type StudioProduct = ReadValue<'studioProducts'>['items'][number];
/** A side of it. */
export type StudioSide = StudioProduct['sides'][number];
/** A colour of it. */
export type StudioColour = StudioProduct['colours'][number];

/** The product that an address names; the first where it names none, null where there is no such one. */
export function namedProduct(
  products: readonly StudioProduct[],
  urlName: string | undefined,
): StudioProduct | null {
  if (urlName === undefined) return products[0] ?? null;
  return products.find((product) => product.urlName === urlName) ?? null;
}

/** The variant in a colour and a size; undefined where there is none. */
export function variantIn({ variants }: StudioProduct, colour: string, size: string) {
  return variants.find((variant) => variant.colour === colour && variant.size === size);
}
