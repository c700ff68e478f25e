/** The addresses of a store's design studio, and the kinds of products that each is about; of all, where it has none. */
export const studioAddresses = {
  studio: [],
  'design-your-own-t-shirt': ['mens-t-shirt', 'womens-t-shirt', 'kids-t-shirt', 'long-sleeve'],
  'custom-printed-mens-t-shirts': ['mens-t-shirt'],
  'custom-printed-womens-t-shirts': ['womens-t-shirt'],
  'custom-printed-kids-t-shirts': ['kids-t-shirt', 'baby-bodysuit'],
  'custom-printed-sweaters': ['sweatshirt'],
  'custom-printed-hoodies': ['hoodie'],
  'custom-printed-baseball-tees': ['baseball-tee'],
  'custom-printed-vest-top': ['vest-top'],
  'custom-printed-dress': ['dress'],
  'custom-printed-tote-bags': ['tote-bag'],
  'custom-printed-stickers': ['sticker-sheet'],
  'custom-printed-art-prints': ['art-print'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The first part of a path in a store's design studio. */
export type StudioAddress = keyof typeof studioAddresses;

/**
 * Tells whether a store has the product that an address of its studio is about. Without it, the address shows something
 * else, and nobody should be led there.
 *
 * @param garments - the kinds of products that the store has for artwork
 * @example
 * offersStudioAddress('custom-printed-hoodies', new Set(['hoodie', 'mug'])); // true
 * offersStudioAddress('custom-printed-dress', new Set(['hoodie', 'mug'])); // false
 */
export function offersStudioAddress(address: StudioAddress, garments: ReadonlySet<string>): boolean {
  const about: readonly string[] = studioAddresses[address];
  return about.length === 0 ? garments.size > 0 : about.some((garment) => garments.has(garment));
}
