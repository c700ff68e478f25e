import type { ReadValue } from '@omnis/shop-kit';

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

/** A size of it. */
export type StudioSize = StudioProduct['sizes'][number];

/** Address of a picture of the plain product. */
export function plainPicture(
  { garment }: Pick<StudioProduct, 'garment'>,
  { slug }: Pick<StudioColour, 'slug'>,
  side: StudioSide['side'],
): string {
  return `/images/garments/${garment}/${slug}/${side}/plain`;
}
