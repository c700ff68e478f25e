import { Heart } from 'lucide-react';
import type { BlockEnvironment } from '../environment/environment.ts';
import type { ProductItem } from '../sources/product-item.ts';
import { sourceKey, type BlockSource } from '../sources/source.ts';
import { testEnvironment } from './environment.tsx';
import { storyGarment, storyScene, type StoryScene } from './story-art.ts';

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

const scenes: readonly StoryScene[] = ['meadow', 'dusk', 'sea', 'night'];
const scene = (index: number, size: { width: number; height: number }): string =>
  storyScene(scenes[index % scenes.length] ?? 'meadow', size);

/** Collections, posts and pictures as a shop has them, in the shapes of storefront.md §7. */
const storyCollections = [
  'T-shirts',
  'Sweatshirts',
  'Hoodies',
  'Bags',
  'Art prints',
  'Kids',
  'Caps',
  'Sale',
].map((name, index) => ({
  name,
  urlName: name.toLowerCase().replaceAll(' ', '-'),
  banner: { thumbnails: { full: index === 7 ? '' : scene(index, { width: 900, height: 1100 }) } },
}));
const storyPosts = [
  [
    'How a T-shirt comes back',
    'We take worn-out cotton apart, spin it and knit it again. Here is what happens on the way.',
  ],
  [
    'Printing with water, not plastic',
    'Why our inks leave no film on the fabric, and how to wash a print so that it lasts.',
  ],
  [
    'Meet Nina, who drew the swallows',
    'A morning in a studio above a bakery, with three cats and one very good pen.',
  ],
].map(([title, description], index) => ({
  title,
  description,
  url: `/blog/post-${index}/`,
  publishedAt: `2026-0${6 - index}-14T09:00:00Z`,
  metaImage: { banner: scene(index + 1, { width: 1200, height: 900 }) },
}));
const storyPictures = Array.from({ length: 20 }, (_, index) => ({
  caption: `Sunday at the market, table ${index + 1}`,
  permalink: `https://www.instagram.com/p/${index}/`,
  image:
    index % 3 === 1
      ? scene(index, { width: 640, height: 640 })
      : storyGarment(garments[index % 8]?.[1] ?? ''),
}));

const storyReviews = [
  { rating: 5, text: 'It washes better than it arrives.', author: 'Hannah, Bristol' },
  { rating: 4, text: 'Heavy cotton, and the print does not crack.', author: 'Tom, Leeds' },
  { rating: 5, text: 'A gift that was worn the same evening.', author: 'Ada, Cardiff' },
];

const found = new Map<string, readonly unknown[]>();

/** What the shop answers for a source: the same list for the same source. */
function itemsOf(source: BlockSource): readonly unknown[] {
  const key = sourceKey(source);
  const items = found.get(key) ?? readItems(source);
  found.set(key, items);
  return items;
}

function readItems(source: BlockSource): readonly unknown[] {
  switch (source.kind) {
    case 'products':
      return storyProducts.slice(0, source.limit);
    case 'collections':
      return storyCollections.slice(0, source.limit);
    case 'blog':
      return storyPosts.slice(0, source.limit);
    case 'instagram':
      return storyPictures.slice(0, source.limit);
    case 'drive':
      return storyPictures.slice(0, source.limit);
    case 'reviews':
      return storyReviews.slice(0, source.limit);
    case 'path':
      return storyProducts.slice(0, 4);
  }
}

/** The environment of stories: products, a heart, and forms that answer. */
export const storyEnvironment: BlockEnvironment = testEnvironment({
  visitor: { role: 'owner', signedIn: false, storeHidden: true },
  affiliateLink: 'https://shop.example/?ref=nina-vale',
  contact: async () => ({ ok: true, message: '' }),
  submitRemill: async () => ({ type: 'success', message: '' }),
  openGate: async ({ password }) =>
    password === 'sesame' ? { ok: true, message: '' } : { ok: false, message: 'That is not the password' },
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
