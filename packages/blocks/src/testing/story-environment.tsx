import { Heart } from 'lucide-react';
import type { BlockEnvironment } from '../environment/environment.ts';
import type { ProductItem } from '../sources/product-item.ts';
import type { BlockSource } from '../sources/source.ts';
import { testEnvironment } from './environment.tsx';
import { storyGarment } from './story-art.ts';

const garments = [
  ['Under the Sun tee', '#efe6d2', 24, null],
  ['Poppy Field tee', '#9aa889', 27, 18],
  ['Night Camp sweatshirt', '#1d2a44', 45, null],
  ['Great Swell hoodie', '#a8512d', 55, null],
  ['Take It Slow tee', '#f4f1ea', 24, null],
  ['Moon Phases long-sleeve with stars on both arms', '#3b3d40', 32, null],
  ['Lemon Grove tee', '#d29a2e', 24, 19],
  ['Swallows tee', '#b98a96', 26, null],
] as const;
const colours = garments.map(([, hex], index) => ({ name: `Colour ${index + 1}`, hex, image: null }));

/** Products as a shop has them. */
export const storyProducts: readonly ProductItem[] = garments.map(([name, hex, price, salePrice], index) => ({
  urlName: `product-${index}`,
  name,
  image: storyGarment(hex),
  imageAlt: name,
  hoverImage: storyGarment(hex, '#ddd5c8'),
  currency: 'GBP',
  price,
  salePrice,
  available: index !== 5,
  badge: index === 0 ? 'New' : null,
  reviews: { count: index === 4 ? 0 : 12 + index * 31, average: 4.2 + (index % 5) / 8 },
  colours: colours.slice(0, 2 + index),
}));

const found = new Map<number, readonly ProductItem[]>();

/** What the shop answers for a source: the same list for the same limit. */
function itemsOf(source: BlockSource): readonly ProductItem[] {
  const limit = source.kind === 'products' ? source.limit : 4;
  const known = found.get(limit) ?? storyProducts.slice(0, limit);
  found.set(limit, known);
  return known;
}

/** The environment of stories: products, a heart, and a newsletter that answers. */
export const storyEnvironment: BlockEnvironment = testEnvironment({
  Link: ({ to, ...rest }) => <a href={`#${to}`} {...rest} />,
  useSource: (source) => ({
    status: 'ready',
    items: source === null ? [] : itemsOf(source),
    retry: () => undefined,
  }),
  Favourite: ({ product }) => (
    <button
      type="button"
      aria-label={`Add ${product.name} to favourites`}
      style={{ display: 'grid', placeItems: 'center', width: 40, height: 40, border: 0, background: 'none' }}
    >
      <Heart aria-hidden="true" size={20} strokeWidth={1.6} />
    </button>
  ),
});
