/** Every product that can be drawn, as it stands in a URL. */
export const garmentKinds = [
  'mens-t-shirt',
  'womens-t-shirt',
  'kids-t-shirt',
  'long-sleeve',
  'sweatshirt',
  'hoodie',
  'baby-bodysuit',
  'tote-bag',
  'cap',
  'beanie',
  'mug',
  'art-print',
  'sticker-sheet',
  'gift-card',
] as const;

/** A product that can be drawn. */
export type GarmentKind = (typeof garmentKinds)[number];

/** Tells whether the text names a kind. */
export function isGarmentKind(text: string): text is GarmentKind {
  return garmentKinds.some((kind) => kind === text);
}
